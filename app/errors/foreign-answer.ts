import { AppError } from './app-error.ts'

/** What a sign-in page of a network should answer (RFC 6585, 6). */
const networkSignIn = 511

/**
 * Returns the error of an answer that the site's functions did not write, or undefined for theirs. A
 * hotel's network answers a call with its sign-in page, which is no connection. A proxy of the site
 * says that the site does not answer.
 */
export function failureOfAnswer({ ok, status, headers }: Response): AppError | undefined {
  const type = headers.get('content-type') ?? ''
  if (headers.has('x-tss-serialized') || headers.has('x-tss-raw')) return undefined
  if (type.startsWith('application/json')) return undefined
  if (ok || status === networkSignIn) return new AppError({ code: 'CONNECTION' })
  return new AppError({ code: status < 500 ? 'INPUT' : 'NETWORK', status })
}
