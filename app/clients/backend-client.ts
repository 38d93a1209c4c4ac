import ky, {
  HTTPError,
  isNetworkError,
  isTimeoutError,
  type KyInstance,
  type Options,
  replaceOption,
  SchemaValidationError,
} from 'ky'
import * as v from 'valibot'
import type { BackendAddress } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { mapTexts } from '#app/lib/map-texts.ts'
import { failureSchema } from '#server/contract/envelope.schema.ts'

/** A slow backend must not hang the page that renders with it. */
const callDeadlineMs = 10_000

/** Statuses after which a read is retried. 429 is left out: a retry would fail too. */
const retriedStatuses = [408, 500, 502, 503, 504]

/** Creates a ky client for one backend. `app/session` adds the session for the main backend. */
export function createBackendClient({ baseUrl, fetch }: BackendAddress, options?: Options) {
  return ky.create({
    prefix: baseUrl,
    fetch,
    timeout: callDeadlineMs,
    parseJson: parseWithoutNul,
    // A followed redirect would take passwords and tokens to another host.
    redirect: 'manual',
    retry: {
      limit: 1,
      methods: ['get'],
      statusCodes: retriedStatuses,
      // Retry-After is ignored: no page waits that long, and the visitor can retry.
      afterStatusCodes: [],
    },
    ...options,
  })
}

/** No text needs U+0000, and neither a browser nor a database takes it. */
function parseWithoutNul(json: string): unknown {
  const parsed: unknown = JSON.parse(json)
  return json.includes('\\u0000') ? mapTexts(parsed, (it) => it.replaceAll('\0', '')) : parsed
}

/**
 * Calls a backend and parses its reply.
 * @throws AppError for every failure: only this file translates foreign errors
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
 * Reads a file of a backend.
 * @throws AppError for every failure
 */
export async function readBackendFile(client: KyInstance, path: string): Promise<ArrayBuffer> {
  try {
    return await client(path).arrayBuffer()
  } catch (error) {
    throw toAppError(error)
  }
}

/**
 * Opens a reply of JSON lines.
 * @throws AppError if it cannot be opened, if a line is invalid or if the last line is cut off
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

/**
 * Opens a reply that does not end by itself. Nothing limits how long it takes, so the caller needs a
 * signal.
 * @throws AppError if it cannot be opened
 */
export async function openBackendStream(
  client: KyInstance,
  path: string,
  options: Options & { signal: AbortSignal },
): Promise<ReadableStream<Uint8Array> | null> {
  try {
    // A hook would get a copy of the reply, and copying an endless one costs memory.
    const hooks = replaceOption({})
    return (await client(path, { timeout: false, retry: 0, hooks, ...options })).body
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
    // The contract has no redirects: something stands in the backend's place.
    if (isRedirect(cause.response)) return new AppError({ code: 'NETWORK', cause })
    const failure = v.safeParse(failureSchema, cause.data)
    const retryAfter = cause.response.headers.get('retry-after')
    return new AppError({
      code: 'BACKEND',
      status: cause.response.status,
      ...(failure.success && { serverMessage: failure.output.message }),
      ...(retryAfter && { retryAfter }),
      cause,
    })
  }
  // The cause is left out because it quotes the reply.
  if (cause instanceof SyntaxError) return new AppError({ code: 'CONTRACT' })
  if (cause instanceof SchemaValidationError) return new AppError({ code: 'CONTRACT', cause })
  if (isTimeoutError(cause)) return new AppError({ code: 'TIMEOUT', cause })
  if (cause instanceof DOMException && cause.name === 'AbortError')
    return new AppError({ code: 'ABORTED', cause })
  if (isNetworkError(cause)) return new AppError({ code: 'NETWORK', cause })
  throw cause
}

function isRedirect({ status }: Response): boolean {
  return status >= 300 && status < 400
}
