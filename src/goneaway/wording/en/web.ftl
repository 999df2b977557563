### Error messages of the HTTP server.

web-bad-request = Invalid request: { $what }.
web-bad-json = A message must be one JSON object: { $what }.
web-host = This server does not accept that host name. Use the address its host has given you; the host can allow a name with --public.
web-no-token = Authentication required: send the token you were given with your name.
web-bad-token = This token is unknown, or it has expired. Ask for a new one with your name, or use a link from another device.
web-bad-link = This link has been used, or it has expired. Make a new one on the device where you are known.
web-origin = Pages of other sites may not send requests to this server. Its host can allow one with --origin.
web-forbidden = This is for the host of the server, on that machine or with the token for it.
web-not-found = Nothing was found at this address.
web-method = This address does not accept { $method }.
web-slow-request = The request took too long to arrive.
web-too-large = This is too large. At most { $most } bytes are accepted.
web-bad-name = A name has 1 to { $most } visible characters.
web-too-many = Too much at once. Try again in { $after ->
        [one] one second
       *[other] { $after } seconds
    }.
web-too-many-sockets = Too many connections are open already. Close one of your other windows.
web-too-many-tables = You have { $most } unfinished tables. Finish or leave one first.
web-failed = Something went wrong in the server. Nothing was done. If you tell its host, give this number: { $id }.
web-storage = The server cannot write to its storage just now. Nothing was done; try again.
web-closing = The server is being stopped. Nothing is lost; connect again in a moment.
web-busy = The server is busy. Nothing was done; try again in a moment.
web-banned = { $why ->
        [none] You are banned from this server. If you think this is a mistake, write to the people who run it.
       *[other] You are banned from this server. Reason: { $why }.
    }
web-hello-first = The first message must be a hello, which says who you are and which table you want.
web-hello-late = No hello arrived in time. Connect again and send it at once.
web-hello-twice = You have said hello already.
web-not-text = Messages must be text.
web-slow = You read too slowly. Connect again with the last number you saw.
web-notice-subject = Your turn: { $title }
web-notice-text = { $name }, it is your turn at “{ $title }”.
web-quick = Play against bots. You can change everything later.
