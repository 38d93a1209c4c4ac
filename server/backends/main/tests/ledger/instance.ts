import { flushCompileCache } from 'node:module'
import { eq, isNotNull } from 'drizzle-orm'
import { pino } from 'pino'
import { dayMs } from '#app/lib/time.ts'
import { createMainBackend } from '#server/backends/main/create-main-backend.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { createMidtransGateway } from '#server/backends/main/purchase/payments/midtrans/midtrans-gateway.ts'
import { createFakeMidtrans } from '#server/backends/main/tests/fake-midtrans.fixture.ts'
import { becomePkp } from '#server/backends/main/tests/pkp.fixture.ts'
import { systemClock } from '#server/clock.ts'
import { practiceSessionHeader } from '#server/contract/practice-session.schema.ts'
import { isDatabaseOutage } from '#server/db/database-outage.ts'
import { fulfilmentTable } from '#server/db/main/fulfilment.table.ts'
import { orderTable } from '#server/db/main/order.table.ts'
import { outboxMailTable } from '#server/db/main/outbox-mail.table.ts'
import { promoCodeTable } from '#server/db/main/promo-code.table.ts'
import { transactionTable } from '#server/db/main/transaction.table.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { seedCatalogue } from '#server/seeds/main/seed-main.ts'
import { openWorld } from './consultation-world.ts'
import { dropConstraints, type Fault, takeOut } from './faulty-statements.ts'
import { insertMember } from './insert-member.ts'
import type { FromInstance, LedgerAnswer, LedgerCall, ToInstance } from './instance-messages.ts'
import { sessionViolationsIn } from './session-violations.ts'
import { violationsIn } from './violations.ts'

/**
 * One instance of the main backend, in a process that the test may kill. Messages control it.
 * LEDGER_DATABASE is a PostgreSQL URL or a PGlite folder.
 */
const { LEDGER_DATABASE: place = '', LEDGER_FAULT: fault } = process.env
const isServer = place.startsWith('postgres')
if (fault) takeOut(fault as Fault)
const database = await openDatabase(isServer ? { databaseUrl: place } : { dataDir: place })
await database.migrate('main')
await seedCatalogue(database.db)
await becomePkp(database.db, systemClock.now())
if (fault) await dropConstraints(database.db, fault as Fault)

const context: MainContext = {
  db: database.db,
  watchLive: database.watchLive,
  clock: systemClock,
  log: pino({ level: 'silent' }),
  secrets: {
    accessToken: 'a secret for access tokens of 32+',
    otp: 'a secret for otp codes',
    refreshToken: 'a secret for refresh tokens',
    rateLimit: 'a secret for rate limits',
    contentPass: 'a secret for passes of staff',
  },
  mailer: {
    async send({ to, text, calendar }) {
      const code = /\n(\d{6})\n/.exec(text)?.[1]
      if (code) send({ codeFor: to, code })
      // The outbox forgets a mail afterwards, so the test must know it before.
      if (calendar) await send({ calendarMail: { to, content: calendar.content } })
    },
  },
  payments: createMidtransGateway(createFakeMidtrans().settings),
  calls: { stunUrls: [], turn: undefined, isRelayOnly: false, livekit: undefined },
  google: undefined as never,
  publicOrigin: 'https://seimbang.test',
  productName: 'Seimbang',
  seller: { name: 'PT Seimbang', address: 'Jakarta', npwp: '' },
  takesRealMoney: true,
  leadsEmail: 'perusahaan@seimbang.test',
  contactWhatsapp: '',
  contactAnswerHours: 24,
  recordRetentionYears: 0,
}
const backend = createMainBackend(context)
backend.start()
process.on('disconnect', () => process.exit(1))
process.on('message', (message: ToInstance) => {
  answer(message).then(
    (answered) => send({ id: message.id, ...answered }),
    (error) => {
      const status = isDatabaseOutage(error) ? 503 : 500
      send({ id: message.id, status, body: { message: String(error) } })
    },
  )
})
send({ ready: true })
// A killed process writes nothing, so it writes now. The next one starts faster.
flushCompileCache()

/** Resolves once the test has the message. */
function send(message: FromInstance): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  // With an error the test has ended, so this process ends too.
  process.send?.(message, undefined, {}, (error) => (error ? process.exit(1) : resolve()))
  return promise
}

async function answer(message: ToInstance): Promise<LedgerAnswer> {
  if ('call' in message) return callBackend(message.call)
  switch (message.task) {
    case 'member':
      return { status: 200, body: await insertOrderingMember() }
    case 'promo':
      await insertPromo(message)
      return { status: 200, body: {} }
    case 'lapse':
      await letLapse(message.orderId)
      return { status: 200, body: {} }
    case 'violations':
      await makeDue()
      await backend.drainOutbox()
      return { status: 200, body: await violationsIn(database.db, message) }
    case 'consultations':
      return { status: 200, body: await openWorld(context) }
    case 'session-violations':
      await makeMailsDue()
      await backend.drainOutbox()
      return { status: 200, body: await sessionViolationsIn(database.db, message) }
  }
}

/** Makes postponed fulfilments due now. */
async function makeDue(): Promise<void> {
  await database.db
    .update(fulfilmentTable)
    .set({ dueAt: new Date() })
    .where(isNotNull(fulfilmentTable.dueAt))
}

/** An instance that was killed had taken mails for some minutes. */
async function makeMailsDue(): Promise<void> {
  await database.db
    .update(outboxMailTable)
    .set({ dueAt: new Date() })
    .where(isNotNull(outboxMailTable.dueAt))
}

async function callBackend({ method, path, token, key, body }: LedgerCall): Promise<LedgerAnswer> {
  const request = {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}`, [practiceSessionHeader]: token }),
      ...(key && { 'idempotency-key': key }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  }
  const response = await backend.app.request(path, request, { clientAddress: randomId() })
  return { status: response.status, body: await response.json() }
}

async function insertOrderingMember() {
  const { user, token } = await insertMember(context)
  return { email: user.email, token }
}

async function insertPromo({ code, quota }: { code: string; quota: number }): Promise<void> {
  const now = new Date()
  await context.db.insert(promoCodeTable).values({
    code,
    quota,
    discountKind: 'percent',
    discountValue: 10,
    startsAt: later(now, -1000),
    endsAt: later(now, dayMs),
  })
}

async function letLapse(orderId: string): Promise<void> {
  const expiresAt = later(new Date(), -1000)
  await context.db.update(orderTable).set({ expiresAt }).where(eq(orderTable.id, orderId))
  await context.db
    .update(transactionTable)
    .set({ expiresAt })
    .where(eq(transactionTable.orderId, orderId))
}
