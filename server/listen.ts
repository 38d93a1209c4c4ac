import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { FastResponse, type Server, type ServerMiddleware, type ServerRequest, serve } from 'srvx'
import type { Settings } from '#app/config/settings.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { withoutShareKey } from '#app/lib/share-path.ts'
import { clientAddressOf } from './client-address.ts'
import { bodyLimitOf, largestBodyBytes, limitBody } from './limit-body.ts'
import { nextRequestId } from './request-id.ts'

const urlLimitCharacters = 8 * 1024
/** In both languages, because the locale is not known yet. */
const addressTooLongText = 'Alamat ini terlalu panjang.\nThis address is too long.\n'
/** A path segment `.` or `..`, encoded or not. A URL parser would remove it. */
const dotPart = /[/\\](?:\.|%2e){1,2}(?:[/\\#]|$)/i
const addressClimbsText = 'Alamat ini tidak ada.\nThis address does not exist.\n'
const headerLimitBytes = 16 * 1024
const headersTimeoutMs = 10_000
const requestTimeoutMs = 30_000
/** Not part of HTTP: proxies log it when the client closes the connection first. */
const clientClosedRequest = 499
/** How long requests in flight may finish when the process stops. */
const drainMs = 15_000

/** What the listener serves. It answers health paths and enforces limits itself. */
type Site = {
  settings: Pick<Settings, 'HOST' | 'TRUSTED_PROXIES'>
  port: number
  log: Logger
  /** Throws if requests cannot be served now. */
  ready: () => Promise<void>
  /** Runs before the site and after health paths and limits. */
  middleware?: ServerMiddleware[]
  /** Answers a request from memory and returns the status, or undefined if it cannot. */
  answerAtOnce?: AnswerAtOnce | undefined
  answer: (request: ServerRequest, call: RequestCall) => Response | Promise<Response>
}

/** The context of one request. */
export type RequestCall = Pick<
  SiteContext,
  'requestId' | 'clientAddress' | 'nonce' | 'isShared' | 'logError'
>

type AnswerAtOnce = (
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
) => number | undefined

/** Serves a site over HTTP; `close` lets requests in flight finish first. */
export async function listen(site: Site): Promise<{ port: number; close(): Promise<void> }> {
  const server = serve({
    port: site.port,
    hostname: site.settings.HOST,
    silent: true,
    // `run-program.ts` stops the listener first, then the database.
    gracefulShutdown: false,
    maxRequestBodySize: largestBodyBytes,
    node: {
      maxHeaderSize: headerLimitBytes,
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
    },
    middleware: [refuseClimbing, answerHealth(site), refuseTooLarge, ...(site.middleware ?? [])],
    fetch: (request) => answerLogged(limitBody(request), site),
  })
  if (site.answerAtOnce) putFirst(site.answerAtOnce, server, site.log)
  await server.ready()
  return { port: portOf(server), close: () => closeWithin(server, drainMs) }
}

/** Runs before srvx, because building a web Request costs more than answering from the cache. */
function putFirst(answerAtOnce: AnswerAtOnce, { node }: Server, log: Logger): void {
  const [handle] = node?.server?.listeners('request') ?? []
  node?.server?.removeAllListeners('request')
  node?.server?.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const requestId = nextRequestId()
    const status = answerAtOnce(request, response, requestId)
    if (status === undefined) return handle?.(request, response)
    log.info(
      { requestId, method: request.method, path: request.url?.split('?')[0], status },
      'request',
    )
  })
}

async function answerLogged(request: ServerRequest, site: Site): Promise<Response> {
  const startedAt = performance.now()
  const requestId = nextRequestId()
  const log = site.log.child({ requestId, method: request.method, path: loggedPathOf(request) })
  const response = await answerSafely(request, site, {
    requestId,
    clientAddress: clientAddressOf(request, site.settings.TRUSTED_PROXIES),
    nonce: randomBytes(16).toString('base64'),
    isShared: false,
    logError: (error) => log.error({ err: error }, 'request failed'),
  })
  const durationMs = Math.round(performance.now() - startedAt)
  log.info({ status: response.status, durationMs }, 'request')
  return response
}

async function answerSafely(
  request: ServerRequest,
  { answer }: Site,
  call: RequestCall,
): Promise<Response> {
  try {
    return await answer(request, call)
  } catch (error) {
    if (isBodyTooLarge(error)) return payloadTooLarge()
    // The client has closed the connection, so this is not an error.
    if (request.signal.aborted) return new FastResponse(null, { status: clientClosedRequest })
    call.logError(error)
    const headers = { 'x-request-id': call.requestId }
    return new FastResponse('Internal Server Error', { status: 500, headers })
  }
}

function answerHealth({ ready, log }: Site): ServerMiddleware {
  return async (request, next) => {
    const pathname = pathOf(request)
    if (pathname === '/healthz') return new FastResponse('ok')
    if (pathname !== '/readyz') return next()
    try {
      await ready()
      return new FastResponse('ready')
    } catch (error) {
      log.error({ err: error }, 'not ready')
      return new FastResponse('not ready', { status: 503, headers: { 'retry-after': '5' } })
    }
  }
}

/** Browsers resolve `..` before they send a request, so such a path is probing for files. */
const refuseClimbing: ServerMiddleware = (request, next) => {
  const sent = request.runtime?.node?.req.url ?? ''
  const [path = ''] = sent.split('?')
  return dotPart.test(path) ? new FastResponse(addressClimbsText, { status: 404 }) : next()
}

const refuseTooLarge: ServerMiddleware = (request, next) => {
  if (request.url.length > urlLimitCharacters)
    return new FastResponse(addressTooLongText, { status: 400 })
  // A body with a declared size is refused unread; any other is cut off while it is read.
  if (Number(request.headers.get('content-length')) > bodyLimitOf(pathOf(request)))
    return payloadTooLarge()
  return next()
}

function payloadTooLarge(): Response {
  return new FastResponse('Payload Too Large', { status: 413, headers: { connection: 'close' } })
}

/** For logs: without the query, which may carry a token. */
function pathOf(request: Request): string {
  return new URL(request.url).pathname
}

/** The address of a shared tracker is a secret, so logs hold it without its key. */
function loggedPathOf(request: Request): string {
  return withoutShareKey(pathOf(request))
}

function isBodyTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_BODY_TOO_LARGE'
}

function portOf(server: Server): number {
  return Number(new URL(server.url ?? '').port)
}

async function closeWithin(server: Server, graceMs: number): Promise<void> {
  const force = setTimeout(() => server.close(true), graceMs)
  await server.close()
  clearTimeout(force)
}
