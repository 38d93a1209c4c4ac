import type { Settings } from './settings.ts'

/** How to reach a backend: over HTTP, or in process through the `fetch` of the embedded one. */
export type BackendAddress = { baseUrl: string; fetch: typeof fetch }

/** What the server passes to every request; see `server/entry.ts`. */
export type SiteContext = {
  requestId: string
  /** Best known IP address of the visitor; see `server/client-address.ts`. */
  clientAddress: string
  /** CSP nonce, new per response; undefined for a page that is cached for all visitors. */
  nonce: string | undefined
  settings: Settings
  backends: { main: BackendAddress; cms: BackendAddress; blog: BackendAddress }
  /** Logs an unexpected error under the request id. */
  logError: (error: unknown) => void
}

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: SiteContext }
  }
}
