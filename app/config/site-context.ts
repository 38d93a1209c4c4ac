import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import type { Settings } from './settings.ts'

/** How the site reaches a backend: over HTTP, or by the fetch of the embedded backend. */
export type BackendAddress = { baseUrl: string; fetch: typeof fetch }

export type Backends = { main: BackendAddress; cms: BackendAddress; blog: BackendAddress }

type GuestPage = { path: string; locale: ContentLocale }

/** A renewed session as text, and the key under which it is renewed next. */
export type Renewal = { session: string; nextKey: string }

/** Lets one instance of the site renew a session for all. The key holds the replaced tokens. */
export type ShareRenewal = (key: string, renew: () => Promise<Renewal>) => Promise<string>

/** What the server passes to every request; see `server/entry.ts`. */
export type SiteContext = {
  requestId: string
  /** The visitor's IP address, as far as it can be trusted; see `server/client-address.ts`. */
  clientAddress: string
  /** The nonce of the content security policy, new for every render. */
  nonce: string
  /** True if many visitors get this page: it may hold nothing of one request. */
  isShared: boolean
  settings: Settings
  backends: Backends
  /** Absent if the main backend gives all instances the same tokens, or there is no database. */
  shareRenewal?: ShareRenewal | undefined
  /** Renders a public page as a guest gets it, from these backends. No cache keeps the page. */
  renderGuestPage: (page: GuestPage, backends: Backends) => Promise<Response>
  /** Logs an unexpected error under the request id. */
  logError: (error: unknown) => void
}

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: SiteContext }
  }
}
