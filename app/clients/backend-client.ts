import ky, {
  HTTPError,
  isNetworkError,
  isTimeoutError,
  type KyInstance,
  type Options,
  SchemaValidationError,
} from 'ky'
import * as v from 'valibot'
import type { BackendAddress } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { failureSchema } from '#server/contract/envelope.schema.ts'

/** A call made while a page renders must not hang the site with its backend. */
const callDeadlineMs = 10_000

/** Statuses after which the same read may be answered; not 429, which says that it will not be. */
const retriedStatuses = [408, 500, 502, 503, 504]

/** A ky instance for one backend; the main one adds its session on top (`app/session`). */
export function createBackendClient({ baseUrl, fetch }: BackendAddress, options?: Options) {
  return ky.create({
    prefix: baseUrl,
    fetch,
    timeout: callDeadlineMs,
    retry: {
      limit: 1,
      methods: ['get'],
      statusCodes: retriedStatuses,
      // No page waits for as long as a backend asks: whoever is told so may come back.
      afterStatusCodes: [],
    },
    ...options,
  })
}

/**
 * Calls a backend and parses its answer.
 * @throws AppError whatever goes wrong: this is the one place that translates foreign errors
 */
export async function callBackend<const Schema extends v.GenericSchema>(
  client: KyInstance,
  path: string,
  schema: Schema,
  options?: Options,
): Promise<v.InferOutput<Schema>> {
  try {
    return await client(path, options).json(schema)
  } catch (error) {
    throw toAppError(error)
  }
}

/**
 * Opens an answer that comes line by line, each a JSON text of its own.
 * @throws AppError when it cannot be opened, and where a line is none or the last one is cut off
 */
export async function openBackendLines<const Schema extends v.GenericSchema>(
  client: KyInstance,
  path: string,
  schema: Schema,
): Promise<AsyncGenerator<v.InferOutput<Schema>>> {
  try {
    const { body } = await client(path)
    return linesOf(body, schema)
  } catch (error) {
    throw toAppError(error)
  }
}

async function* linesOf<const Schema extends v.GenericSchema>(
  body: ReadableStream<Uint8Array<ArrayBuffer>> | null,
  schema: Schema,
): AsyncGenerator<v.InferOutput<Schema>> {
  if (!body) return
  const lineSchema = v.pipe(v.string(), v.parseJson(), schema)
  let parts: string[] = []
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    const [end = '', ...next] = chunk.split('\n')
    parts.push(end)
    for (const begin of next) {
      yield parsed(lineSchema, parts.join(''))
      parts = [begin]
    }
  }
  if (parts.join('') !== '') throw new AppError({ code: 'CONTRACT' })
}

function parsed<const Schema extends v.GenericSchema>(schema: Schema, line: string) {
  const read = v.safeParse(schema, line)
  if (!read.success) throw new AppError({ code: 'CONTRACT' })
  return read.output
}

function toAppError(cause: unknown): AppError {
  if (cause instanceof HTTPError) {
    const failure = v.safeParse(failureSchema, cause.data)
    return new AppError({
      code: 'BACKEND',
      status: cause.response.status,
      ...(failure.success && { serverMessage: failure.output.message }),
      cause,
    })
  }
  // Without its cause, which quotes the answer.
  if (cause instanceof SyntaxError) return new AppError({ code: 'CONTRACT' })
  if (cause instanceof SchemaValidationError) return new AppError({ code: 'CONTRACT', cause })
  if (isTimeoutError(cause)) return new AppError({ code: 'TIMEOUT', cause })
  if (cause instanceof DOMException && cause.name === 'AbortError')
    return new AppError({ code: 'ABORTED', cause })
  if (isNetworkError(cause)) return new AppError({ code: 'NETWORK', cause })
  throw cause
}
