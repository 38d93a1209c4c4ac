import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** A call as the main backend received it. */
type RecordedCall = {
  /** E.g. `POST /v1/auth/login`. */
  call: string
  headers: IncomingMessage['headers']
  /** The parsed body; undefined if the call had none. */
  body: unknown
}

type IssuedTokens = { token: string; refreshToken: string }
type Answer = { status?: number; body: unknown }
type Respond = (call: RecordedCall) => Answer | 'hang up'

export type Recorder = {
  calls: RecordedCall[]
  /** Returns the calls to one route, oldest first. */
  callsOf(call: string): RecordedCall[]
  /** Changes the reply to a call until `reset`. */
  answer(call: string, respond: Respond): void
  /** Forgets the calls and the changed replies; new sessions get these tokens. */
  reset(tokens: IssuedTokens): void
  close(): Promise<void>
}

/** The user that this backend knows; the tokens come from the test. */
export const knownUser = {
  authStatus: 'registered',
  id: 'user-1',
  firstName: 'Dewi',
  lastName: 'Lestari',
  email: 'dewi@example.org',
  birthDate: '1990-02-17',
  status: 'active',
  photoUrl: '',
  role: 'member',
  clientType: 'individual',
  isGoogle: 'false',
  kol: '',
  isKol: 'false',
}

/**
 * A foreign main backend: it knows only the calls of the specification's section 7 and records
 * every request. It also serves the external pages that a visitor is sent to. They are Google's
 * sign-in, which redirects back at once, and the web app.
 */
export async function startRecorder(port: number, siteOrigin: string): Promise<Recorder> {
  const calls: RecordedCall[] = []
  const changed = new Map<string, Respond>()
  let issued: IssuedTokens = { token: '', refreshToken: '' }
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', `http://localhost:${port}`)
    if (url.pathname === '/google') return sendBackFromGoogle(url, response, siteOrigin)
    if (url.pathname === '/web-app') return response.end('the web app')
    const call = await record(request, url)
    calls.push(call)
    const answer = (changed.get(call.call) ?? usual(port, issued)[call.call] ?? unknown)(call)
    if (answer === 'hang up') return response.destroy()
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    calls,
    callsOf: (kind) => calls.filter(({ call }) => call === kind),
    answer: (kind, respond) => void changed.set(kind, respond),
    reset(tokens) {
      issued = tokens
      calls.length = 0
      changed.clear()
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

async function record(request: IncomingMessage, url: URL): Promise<RecordedCall> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString()
  return {
    call: `${request.method} ${url.pathname}`,
    headers: request.headers,
    body: text === '' ? undefined : JSON.parse(text),
  }
}

function usual(port: number, issued: IssuedTokens): Record<string, Respond> {
  const session = { ...knownUser, ...issued }
  return {
    'POST /v1/auth/login': () => ({ body: { data: session } }),
    'POST /v1/auth/refresh-token': () => ({ body: { data: session } }),
    'POST /v1/auth/generate-google-url': () => ({
      body: { data: `http://localhost:${port}/google` },
    }),
    'POST /v1/users/register': () => ({ body: { data: {} } }),
    'POST /v1/auth/logout': () => ({ body: { data: {} } }),
    'POST /v1/users/verify-email': () => ({ body: { data: {} } }),
    'POST /v1/auth/google-oauth': () => ({ body: { data: session } }),
    'POST /v1/users/update-profile': () => ({ body: { data: session } }),
    'GET /v1/clients': () => ({ body: { data: { id: null } } }),
  }
}

const unknown: Respond = () => ({ status: 404, body: { message: 'Not Found' } })

function sendBackFromGoogle(url: URL, response: ServerResponse, siteOrigin: string): void {
  const query = new URLSearchParams({
    code: 'code-of-google',
    state: url.searchParams.get('state') ?? '',
  })
  response.writeHead(302, { location: `${siteOrigin}/auth/google-callback?${query}` }).end()
}
