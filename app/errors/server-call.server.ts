import { getRequest, setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import { AppError } from './app-error.ts'
import { isSerializedInput } from './serialized-input.ts'
import { isServerCall } from './server-call-path.ts'

const jsonType = /^application\/json(?:\s*;\s*charset=utf-8)?$/i
/** `Retry-After` of an outage for which the backend named no time. */
const outageRetrySeconds = '5'

/**
 * Refuses a call that no script of the site sends, before anything deserializes it.
 * @throws AppError `INPUT` with the status of the refusal
 */
export async function checkServerCall(request: Request): Promise<void> {
  const { searchParams } = new URL(request.url)
  if (request.method === 'GET' || request.method === 'HEAD') {
    const payload = searchParams.get('payload')
    if (payload) checkInput(payload)
    return
  }
  // Copied, because Start reads the body itself.
  const body = await request.clone().text().catch(throwTooLarge)
  const type = request.headers.get('content-type')
  if (body === '' && type === null) return
  if (!jsonType.test(type ?? '')) throw refusal(415)
  checkInput(body)
}

/** Gives the answer to a failed call from a browser the status of the failure. Pages keep theirs. */
export function answerWithStatus(error: AppError): void {
  if (!isServerCall(getRequest())) return
  const status = statusOf(error)
  setResponseStatus(status)
  const retryAfter = error.retryAfter ?? (status === 503 ? outageRetrySeconds : undefined)
  if (retryAfter) setResponseHeader('retry-after', retryAfter)
}

/** Returns what a browser may know of an error that Start threw instead of a function's answer. */
export function failureOfStart(error: unknown): AppError {
  const isUnknown =
    error instanceof Error && error.message.startsWith('Server function info not found')
  return isUnknown ? refusal(404) : new AppError({ code: 'UNEXPECTED', status: 500, cause: error })
}

function statusOf({ code, status }: AppError): number {
  switch (code) {
    case 'BACKEND':
    case 'INPUT':
    case 'OTHER_MEMBER':
      return status && status >= 400 && status < 600 ? status : code === 'BACKEND' ? 502 : 400
    case 'CONTRACT':
      return 502
    case 'NETWORK':
    case 'ABORTED':
      return 503
    case 'TIMEOUT':
      return 504
    case 'CONNECTION':
    case 'UNEXPECTED':
      return 500
  }
}

function checkInput(serialized: string): void {
  let json: unknown
  try {
    json = JSON.parse(serialized)
  } catch {
    throw refusal(400)
  }
  if (!isSerializedInput(json)) throw refusal(400)
}

function throwTooLarge(error: unknown): never {
  const isTooLarge =
    error instanceof Error && 'code' in error && error.code === 'ERR_BODY_TOO_LARGE'
  throw isTooLarge ? refusal(413) : error
}

function refusal(status: number): AppError {
  return new AppError({ code: 'INPUT', status })
}
