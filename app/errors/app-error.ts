/** Kinds of errors that the site treats differently. */
export type ErrorCode =
  /** A backend replied with a 4xx or 5xx status. */
  | 'BACKEND'
  /** The server could not reach a backend. */
  | 'NETWORK'
  /** The browser could not reach the site. */
  | 'CONNECTION'
  /** A backend took too long. */
  | 'TIMEOUT'
  | 'ABORTED'
  /** A backend's reply violates its contract. */
  | 'CONTRACT'
  /** The browser sent input that no form of the site sends. */
  | 'INPUT'
  /** The page belongs to another member than the session. */
  | 'OTHER_MEMBER'
  /** A bug of the site; details are in the log. */
  | 'UNEXPECTED'

type AppErrorOptions = {
  code: ErrorCode
  /** HTTP status of the backend's reply. */
  status?: number
  /** The backend's message: a sentence, or a code of the catalogue. */
  serverMessage?: string
  /** The backend's `Retry-After`. Browsers get it as the header of the answer. */
  retryAfter?: string
  cause?: unknown
}

/** The site's only error class. `message` is for the log; `textOfError` makes the user's text. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly status?: number
  readonly serverMessage?: string
  readonly retryAfter?: string

  constructor({ code, status, serverMessage, retryAfter, cause }: AppErrorOptions) {
    super(
      [code, status, serverMessage].filter((part) => part !== undefined).join(' '),
      cause === undefined ? undefined : { cause },
    )
    this.code = code
    this.status = status
    this.serverMessage = serverMessage
    this.retryAfter = retryAfter
  }

  /** True if the backend replied with this message, in any letter case. */
  says(message: string): boolean {
    return this.serverMessage?.toLowerCase() === message.toLowerCase()
  }
}
