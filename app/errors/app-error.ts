/** What went wrong, in kinds that the site treats differently. */
export type ErrorCode =
  /** A backend answered with a 4xx or 5xx status. */
  | 'BACKEND'
  /** A backend could not be reached. */
  | 'NETWORK'
  /** The browser could not reach the site. */
  | 'CONNECTION'
  /** A backend took too long. */
  | 'TIMEOUT'
  | 'ABORTED'
  /** A backend answered something that its contract does not allow. */
  | 'CONTRACT'
  /** The browser sent something that no form of ours sends. */
  | 'INPUT'
  /** A fault of the site itself; the log has the rest. */
  | 'UNEXPECTED'

type AppErrorOptions = {
  code: ErrorCode
  /** HTTP status of the backend's answer. */
  status?: number
  /** The backend's own message: a sentence, or a code of the catalogue. */
  serverMessage?: string
  cause?: unknown
}

/** The one error of the site. `message` is for the log; `textOfError` makes the user's text. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly status?: number
  readonly serverMessage?: string

  constructor({ code, status, serverMessage, cause }: AppErrorOptions) {
    super(
      [code, status, serverMessage].filter((part) => part !== undefined).join(' '),
      cause === undefined ? undefined : { cause },
    )
    this.code = code
    this.status = status
    this.serverMessage = serverMessage
  }

  /** Says whether the backend answered with this message, whatever its case. */
  says(message: string): boolean {
    return this.serverMessage?.toLowerCase() === message.toLowerCase()
  }
}
