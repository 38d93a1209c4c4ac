import type { Settings } from './settings.ts'

/** How a backend is reached: over HTTP, or in process by the fetch of the embedded one. */
export type BackendAddress = { baseUrl: string; fetch: typeof fetch }

/** What the server hands to every request; see `server/entry.ts`. */
export type SiteContext = {
  requestId: string
  /** IP address of the visitor, as far as it can be known; see `server/client-address.ts`. */
  clientAddress: string
  /** Of the content security policy, fresh for every response; none for a page kept for everybody. */
  nonce: string | undefined
  settings: Settings
  backends: { main: BackendAddress; cms: BackendAddress; blog: BackendAddress }
  /** Writes an unexpected error to the log under the request's id. */
  logError: (error: unknown) => void
}

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: SiteContext }
  }
}
