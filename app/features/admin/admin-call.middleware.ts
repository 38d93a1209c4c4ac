import { createMiddleware } from '@tanstack/react-start'

/** For every server function of the console: its calls go below `/admin`, where the cookie is sent. */
export const adminMiddleware = createMiddleware({ type: 'function' }).client(
  ({ next, fetch: send = fetch }) =>
    next({ fetch: (address, options) => send(`/admin${address}`, options) }),
)
