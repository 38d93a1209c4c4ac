import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import { FastResponse, type ServerMiddleware, type ServerRequest } from 'srvx'
import { NodeRequest, sendNodeResponse } from 'srvx/node'
import type { Settings } from '#app/config/settings.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { bodyLimitOf } from './body-limit.ts'
import { answerBrokenRequests } from './broken-requests.ts'
import { clientAddressOf } from './client-address.ts'
import { pathOf, type Refusal, refusalOf, refusals } from './refusal.ts'
import { nextRequestId } from './request-id.ts'
import { plainHeadersOf, withMissingHeaders } from './security-headers.ts'
import { endSlowBody, longestBodyMs } from './slow-body.ts'

const headerLimitBytes = 16 * 1024
const headersTimeoutMs = 10_000
/** Longer than the minute that proxies keep an idle connection, so a proxy never sends into a closing one. */
const keepAliveTimeoutMs = 65_000
/** How often Node looks for requests whose headers take too long. */
const checkEveryMs = 1_000
/** Not part of HTTP: proxies log it when the client closes the connection first. */
const clientClosedRequest = 499
/** How long requests in flight may finish when the process stops. */
const drainMs = 15_000
/** How long the end of an event stream may take to reach its reader. */
const streamEndMs = 500

/** What the listener serves. It answers health paths and enforces limits itself. */
type Site = {
  settings: Pick<
    Settings,
    'HOST' | 'TRUSTED_PROXIES' | 'PUBLIC_ORIGIN' | 'PIXEL_ID' | 'PIXEL_ORIGIN'
  >
  port: number
  log: Logger
  methods: readonly string[]
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
  const { settings, log } = site
  const headers = plainHeadersOf(settings)
  const publicHost = new URL(settings.PUBLIC_ORIGIN).host
  const server = createServer({
    maxHeaderSize: headerLimitBytes,
    headersTimeout: headersTimeoutMs,
    keepAliveTimeout: keepAliveTimeoutMs,
    requestTimeout: longestBodyMs,
    connectionsCheckingInterval: checkEveryMs,
    // `refusalOf` answers a request without a host.
    requireHostHeader: false,
  })
  const streams = createStreamList()
  const closeBroken = answerBrokenRequests(server, headers)
  const serveRequest = (request: IncomingMessage, response: ServerResponse) => {
    const requestId = nextRequestId()
    request.url = withoutConsole(withoutOrigin(request.url))
    const logAnswer = (status: number) =>
      log.info({ requestId, method: request.method, path: pathOf(request.url), status }, 'request')
    const refusal = refusalOf(request, site.methods)
    if (refusal) {
      refuse(response, refusal, { ...headers, 'x-request-id': requestId })
      return logAnswer(refusal.status)
    }
    // Only the setting decides under which name the site answers.
    request.headers.host = publicHost
    const status = site.answerAtOnce?.(request, response, requestId)
    if (status !== undefined) return logAnswer(status)
    endSlowBody(request, response, () => closeBroken(request.socket, 408))
    void answerLogged(request, response, { site, requestId, headers, streams })
  }
  server.on('request', serveRequest)
  // Without a listener Node answers an unknown expectation itself, without headers.
  server.on('checkExpectation', (_, response) => refuse(response, refusals.expectation, headers))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(site.port, settings.HOST, resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    port,
    close() {
      streams.endAll()
      return closeWithin(server, drainMs)
    },
  }
}

type Exchange = {
  site: Site
  requestId: string
  headers: Record<string, string>
  streams: StreamList
}

async function answerLogged(
  req: IncomingMessage,
  res: ServerResponse,
  { site, requestId, headers, streams }: Exchange,
): Promise<void> {
  const startedAt = performance.now()
  const log = site.log.child({ requestId, method: req.method, path: pathOf(req.url) })
  const request = new NodeRequest({ req, res, maxRequestBodySize: bodyLimitOf(pathOf(req.url)) })
  const answer = await answerSafely(request, site, {
    requestId,
    clientAddress: clientAddressOf(request, site.settings.TRUSTED_PROXIES),
    nonce: randomBytes(16).toString('base64'),
    isShared: false,
    logError: (error) => log.error({ err: error }, 'request failed'),
  })
  const response = withMissingHeaders(answer, { ...headers, 'x-request-id': requestId })
  const durationMs = Math.round(performance.now() - startedAt)
  log.info({ status: response.status, durationMs }, 'request')
  if (isEventStream(response)) streams.add(res)
  await sendNodeResponse(res, response).catch(() => res.destroy())
}

async function answerSafely(
  request: ServerRequest,
  site: Site,
  call: RequestCall,
): Promise<Response> {
  try {
    const middleware = [answerHealth(site), ...(site.middleware ?? [])]
    return await through(middleware, request, () => site.answer(request, call))
  } catch (error) {
    if (isBodyTooLarge(error)) return responseOf(refusals.bodyTooLarge)
    // The client has closed the connection, so this is not an error.
    if (request.signal.aborted) return new FastResponse(null, { status: clientClosedRequest })
    call.logError(error)
    return new FastResponse('Internal Server Error', { status: 500 })
  }
}

async function through(
  [first, ...others]: ServerMiddleware[],
  request: ServerRequest,
  last: () => Response | Promise<Response>,
): Promise<Response> {
  return first ? first(request, () => through(others, request, last)) : last()
}

function answerHealth({ ready, log }: Site): ServerMiddleware {
  return async (request, next) => {
    const { pathname } = new URL(request.url)
    if (pathname !== '/healthz' && pathname !== '/readyz') return next()
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return responseOf(refusals.method(['GET', 'HEAD']))
    if (pathname === '/healthz') return new FastResponse('ok')
    try {
      await ready()
      return new FastResponse('ready')
    } catch (error) {
      log.error({ err: error }, 'not ready')
      return new FastResponse('not ready', { status: 503, headers: { 'retry-after': '5' } })
    }
  }
}

function refuse(
  response: ServerResponse,
  { status, text, headers }: Refusal,
  others: Record<string, string>,
): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...others, ...headers })
  response.end(text)
}

function responseOf({ status, text, headers }: Refusal): Response {
  return new FastResponse(text, { status, ...(headers && { headers }) })
}

/** Proxies may name a target by its whole address (RFC 9112, 3.2.2). */
function withoutOrigin(target = ''): string {
  return target.replace(/^https?:\/\/[^/?]*(?=\/)/i, '')
}

/** Calls of the console carry its cookie, which browsers send below `/admin` only. */
function withoutConsole(target: string): string {
  return target.replace(/^\/admin(?=\/_serverFn\/)/, '')
}

function isBodyTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_BODY_TOO_LARGE'
}

function isEventStream({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/event-stream') ?? false
}

type StreamList = ReturnType<typeof createStreamList>

/** The event streams of a server. They never end by themselves, and readers go on elsewhere. */
function createStreamList() {
  const open = new Set<ServerResponse>()
  let isClosing = false
  const end = (stream: ServerResponse) => {
    stream.end()
    // A reader that reads nothing would keep the connection.
    setTimeout(() => stream.destroy(), streamEndMs).unref()
  }
  return {
    add(stream: ServerResponse): void {
      open.add(stream)
      stream.once('close', () => open.delete(stream))
      if (isClosing) setImmediate(end, stream)
    },
    endAll(): void {
      isClosing = true
      for (const stream of open) end(stream)
    },
  }
}

async function closeWithin(server: Server, graceMs: number): Promise<void> {
  const force = setTimeout(() => server.closeAllConnections(), graceMs)
  // A connection in use closes soon after its answer.
  server.keepAliveTimeout = 1
  await new Promise<void>((resolve) => server.close(() => resolve()))
  clearTimeout(force)
}
