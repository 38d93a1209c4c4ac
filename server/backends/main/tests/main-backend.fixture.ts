import { pino } from 'pino'
import { createMainBackend, type MainBackend } from '#server/backends/main/create-main-backend.ts'
import { hashPassword } from '#server/backends/main/identity/auth/password-hash.ts'
import { openSession } from '#server/backends/main/identity/auth/session.service.ts'
import { decideHealthConsent } from '#server/backends/main/identity/consents/health-consent.service.ts'
import { insertUser } from '#server/backends/main/identity/users/user.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { createMidtransGateway } from '#server/backends/main/purchase/payments/midtrans/midtrans-gateway.ts'
import type { Clock } from '#server/clock.ts'
import type { AuthSession } from '#server/contract/auth.schema.ts'
import { healthConsentVersion } from '#server/contract/health-consent.schema.ts'
import { practiceSessionHeader } from '#server/contract/practice-session.schema.ts'
import type { User } from '#server/db/main/user.table.ts'
import { type Database, type OpenDatabase, openDatabase } from '#server/db/open-database.ts'
import type { Mail } from '#server/mail/smtp-mailer.ts'
import { openMemoryDatabase } from '#tests/memory-database.ts'
import { createPreparedDatabase } from '#tests/template-database.ts'
import { createFakeGoogle, type FakeGoogle } from './fake-google.fixture.ts'
import { createFakeMidtrans, type FakeMidtrans } from './fake-midtrans.fixture.ts'

export const memberPassword = 'pepes tahu kemangi'
const publicOrigin = 'https://seimbang.test'

type FakeClock = Clock & { advance(milliseconds: number): void }
type Answer = {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects and fails otherwise.
  body: any
}
type Call = {
  token?: string | undefined
  body?: unknown
  headers?: Record<string, string>
  /** The caller's address. Defaults to a unique one. */
  clientAddress?: string
}
type Caller = (path: string, call?: Call) => Promise<Answer>

export type SignedInMember = { user: User; session: AuthSession; token: string }

export type MainFixture = {
  backend: MainBackend
  context: MainContext
  db: Database
  clock: FakeClock
  /** Every sent mail, oldest first. */
  mails: Mail[]
  midtrans: FakeMidtrans
  google: FakeGoogle
  logged: string[]
  get: Caller
  post: Caller
  put: Caller
  delete: Caller
  /** Another instance on the same database, with its own connections on PostgreSQL. */
  anotherInstance(): Promise<{ get: Caller; post: Caller; backend: MainBackend }>
  /** Sends due mails and returns those to one address. */
  mailsTo(email: string): Promise<Mail[]>
  /** A new verified member, signed in. */
  signedInMember(): Promise<SignedInMember>
  /** A new verified member, signed in, who has not been asked about health data. */
  unaskedMember(): Promise<SignedInMember>
  close(): Promise<void>
}

/** The real backend on its own database: PGlite, or PostgreSQL by TEST_DATABASE_URL. */
export async function openMainFixture(overrides: Partial<MainContext> = {}): Promise<MainFixture> {
  const database = await openTestDatabase()
  const { db, watchLive } = database
  const clock = createFakeClock('2026-03-02T03:00:00Z')
  const mails: Mail[] = []
  const logged: string[] = []
  const midtrans = createFakeMidtrans()
  const google = await createFakeGoogle(`${publicOrigin}/auth/google-callback`)
  const context: MainContext = {
    db,
    watchLive,
    clock,
    log: pino({}, { write: (line) => void logged.push(line) }),
    secrets: {
      accessToken: 'a secret for access tokens of 32+',
      otp: 'a secret for otp codes',
      refreshToken: 'a secret for refresh tokens',
      rateLimit: 'a secret for rate limits',
      contentPass: 'a secret for passes of staff',
    },
    mailer: { send: async (mail) => void mails.push(mail) },
    payments: createMidtransGateway(midtrans.settings),
    google: google.signIn,
    calls: { stunUrls: [], turn: undefined, isRelayOnly: false, livekit: undefined },
    publicOrigin,
    productName: 'Seimbang',
    leadsEmail: 'perusahaan@seimbang.test',
    contactWhatsapp: '',
    contactAnswerHours: 24,
    seller: { name: 'PT Seimbang', address: 'Jakarta', npwp: '' },
    takesRealMoney: true,
    recordRetentionYears: 0,
    ...overrides,
  }
  const backend = createMainBackend(context)
  const others: (() => Promise<void>)[] = []
  return {
    backend,
    context,
    db,
    clock,
    mails,
    midtrans,
    google,
    logged,
    ...callersOf(backend),
    async anotherInstance() {
      const { close, db: ownDb, watchLive: ownWatch } = await database.openAgain()
      const other = createMainBackend({ ...context, db: ownDb, watchLive: ownWatch })
      others.push(async () => {
        await other.stop()
        await close()
      })
      return { ...callersOf(other), backend: other }
    },
    async mailsTo(email) {
      await backend.drainOutbox()
      return mails.filter(({ to }) => to === email)
    },
    async signedInMember() {
      const member = await createSignedInMember(context)
      await decideHealthConsent(context, member.user.id, healthConsent)
      return { ...member, user: { ...member.user, adultStatedAt: clock.now() } }
    },
    unaskedMember: () => createSignedInMember(context),
    async close() {
      await Promise.all([backend.stop(), ...others.map((closeOther) => closeOther())])
      await database.close()
    },
  }
}

function callersOf(backend: MainBackend) {
  const call = (method: string) => (path: string, options?: Call) =>
    callBackend(backend, method, path, options)
  return { get: call('GET'), post: call('POST'), put: call('PUT'), delete: call('DELETE') }
}

async function callBackend(
  { app }: MainBackend,
  method: string,
  path: string,
  { token, body, headers, clientAddress = randomId() }: Call = {},
): Promise<Answer> {
  const request = {
    method,
    headers: {
      ...(token !== undefined && {
        authorization: `Bearer ${token}`,
        // Opens the practice of whom `unlockPractice` has let in.
        [practiceSessionHeader]: token,
      }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  }
  const response = await app.request(path, request, { clientAddress })
  const text = await response.text()
  // An empty stream of lines has no JSON.
  const answer = text === '' ? undefined : JSON.parse(text)
  return { status: response.status, headers: response.headers, body: answer }
}

/** As the site sends it. */
export const healthConsent = {
  decision: 'given',
  age: 'adult',
  textVersion: healthConsentVersion,
  language: 'id',
} as const

const memberHash = hashPassword(memberPassword)

async function createSignedInMember(context: MainContext) {
  const user = await insertUser(context.db, {
    id: randomId(),
    email: `${randomId().toLowerCase()}@contoh.id`,
    firstName: 'Dewi',
    lastName: '',
    passwordHash: await memberHash,
    emailVerifiedAt: context.clock.now(),
    createdAt: context.clock.now(),
  })
  if (!user) throw new Error('The member exists already')
  const session = await context.db.transaction((tx) =>
    openSession(context, tx, { user, device: '' }),
  )
  return { user, session, token: session.token }
}

function createFakeClock(start: string): FakeClock {
  let time = Date.parse(start)
  return {
    now: () => new Date(time),
    advance: (milliseconds) => {
      time += milliseconds
    },
  }
}

type OwnDatabase = Pick<OpenDatabase, 'db' | 'watchLive' | 'close'>
type TestDatabase = OwnDatabase & { openAgain(): Promise<OwnDatabase> }

async function openTestDatabase(): Promise<TestDatabase> {
  return process.env.TEST_DATABASE_URL ? openOnServer() : openInMemory()
}

async function openInMemory(): Promise<TestDatabase> {
  const { db, watchLive, close } = await openMemoryDatabase()
  // PGlite has a single connection.
  return { db, watchLive, close, openAgain: async () => ({ db, watchLive, close: async () => {} }) }
}

async function openOnServer(): Promise<TestDatabase> {
  const databaseUrl = await createPreparedDatabase()
  const { db, watchLive, close } = await openDatabase({ databaseUrl })
  return { db, watchLive, close, openAgain: () => openDatabase({ databaseUrl }) }
}
