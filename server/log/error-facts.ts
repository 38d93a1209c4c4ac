import { AppError } from '#app/errors/app-error.ts'

export type ErrorFacts = {
  type: string
  message?: string
  code?: string
  status?: number
  constraint?: string
  stack?: string[]
  cause?: ErrorFacts
}

const deepestCause = 4
/** A word of a program, such as ECONNREFUSED, 53100 or ERR_NO_TRACKER; no sentence fits. */
const codePattern = /^\w{1,60}$/
/** V8 builds these from the source code. The name of a property may be input, so it is left out. */
const sourceMessage =
  /^(?:Cannot (?:read|set) properties of (?:undefined|null)|[\w$.]+ is not (?:a function|a constructor|defined|iterable))/
/** One call in a file. Anything else on a line of a stack may be part of a message. */
const framePattern = /^ {4}at [\w$.#<>[\] ]*\(?(?:file:\/\/|node:)?[\w/.@$+-]+:\d+:\d+\)?$/

/**
 * Returns what a log line may say about a thrown value. A message is left out unless it can quote
 * nothing. Parsers, databases and libraries repeat the text that they refuse, and that may be a
 * password. The stack names the place.
 */
export function errorFacts(error: unknown): ErrorFacts {
  return factsAt(error, 0)
}

/** Returns the calls of a stack, without the message in front of them. */
export function framesOf({ name, message, stack = '' }: Error): string[] {
  const head = `${name}: ${message}`
  const calls = stack.startsWith(head) ? stack.slice(head.length) : stack
  return calls.split('\n').filter((line) => framePattern.test(line))
}

function factsAt(error: unknown, depth: number): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code, status, constraint } = error as Error & Record<string, unknown>
  const message = messageOf(error)
  const hasCause = error.cause !== undefined && depth < deepestCause
  return {
    type: codePattern.test(error.name) ? error.name : 'Error',
    ...(message && { message }),
    ...(isCode(code) && { code }),
    ...(typeof status === 'number' && { status }),
    ...(isCode(constraint) && { constraint }),
    stack: framesOf(error),
    ...(hasCause && { cause: factsAt(error.cause, depth + 1) }),
  }
}

function messageOf(error: Error): string | undefined {
  if (error instanceof AppError)
    return isCode(error.serverMessage) ? error.serverMessage : undefined
  const isFromSource = error instanceof TypeError || error instanceof ReferenceError
  return isFromSource ? sourceMessage.exec(error.message)?.[0] : undefined
}

function isCode(value: unknown): value is string {
  return typeof value === 'string' && codePattern.test(value)
}
