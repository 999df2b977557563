"""HTTP: middleware, authentication, errors, request and response types, and endpoints."""
