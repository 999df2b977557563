"""HTTP: middleware, authentication, errors, request and response types, and what an endpoint is."""
