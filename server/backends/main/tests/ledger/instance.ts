import { eq, isNotNull, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { dayMs } from '#app/lib/time.ts'
import { createMainBackend } from '#server/backends/main/create-main-backend.ts'
import { openSession } from '#server/backends/main/identity/auth/session.service.ts'
import { insertUser } from '#server/backends/main/identity/users/user.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { createMidtransGateway } from '#server/backends/main/purchase/payments/midtrans/midtrans-gateway.ts'
import { createFakeMidtrans } from '#server/backends/main/tests/fake-midtrans.fixture.ts'
import { systemClock } from '#server/clock.ts'
import { isDatabaseOutage } from '#server/db/database-outage.ts'
import { fulfilmentTable } from '#server/db/main/fulfilment.table.ts'
import { orderTable } from '#server/db/main/order.table.ts'
import { promoCodeTable } from '#server/db/main/promo-code.table.ts'
import { transactionTable } from '#server/db/main/transaction.table.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { seedCatalogue } from '#server/seeds/main/seed-main.ts'
import { type Fault, takeOut } from './faulty-statements.ts'
import type { FromInstance, LedgerAnswer, LedgerCall, ToInstance } from './instance-messages.ts'
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
// Also drops the constraint behind the statement, so that only the faulty statement counts.
if (fault)
  await database.db.execute(
    sql`alter table main.promo_codes drop constraint if exists promo_codes_quota`,
  )

const context: MainContext = {
  db: database.db,
  clock: systemClock,
  log: pino({ level: 'silent' }),
  secrets: {
    accessToken: 'a secret for access tokens of 32+',
    otp: 'a secret for otp codes',
    refreshToken: 'a secret for refresh tokens',
    rateLimit: 'a secret for rate limits',
  },
  mailer: {
    async send({ to, text }) {
      const code = /\n(\d{6})\n/.exec(text)?.[1]
      if (code) send({ codeFor: to, code })
    },
  },
  payments: createMidtransGateway(createFakeMidtrans().settings),
  google: undefined as never,
  publicOrigin: 'https://seimbang.test',
  productName: 'Seimbang',
  isPkp: true,
  seller: { name: 'PT Seimbang', address: 'Jakarta', npwp: '' },
  takesRealMoney: true,
  leadsEmail: 'perusahaan@seimbang.test',
  contactWhatsapp: '',
  contactAnswerHours: 24,
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

function send(message: FromInstance): void {
  // The test has ended, so this process ends too.
  process.send?.(message, undefined, {}, (error) => error && process.exit(1))
}

async function answer(message: ToInstance): Promise<LedgerAnswer> {
  if ('call' in message) return callBackend(message.call)
  switch (message.task) {
    case 'member':
      return { status: 200, body: await insertMember() }
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
  }
}

/** Makes postponed fulfilments due now. */
async function makeDue(): Promise<void> {
  await database.db
    .update(fulfilmentTable)
    .set({ dueAt: new Date() })
    .where(isNotNull(fulfilmentTable.dueAt))
}

async function callBackend({ method, path, token, key, body }: LedgerCall): Promise<LedgerAnswer> {
  const request = {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  }
  const response = await backend.app.request(path, request, { clientAddress: randomId() })
  return { status: response.status, body: await response.json() }
}

async function insertMember() {
  const now = new Date()
  const email = `${randomId().toLowerCase()}@contoh.id`
  const user = await insertUser(context.db, {
    id: randomId(),
    email,
    firstName: 'Dewi',
    lastName: '',
    passwordHash: 'unused',
    emailVerifiedAt: now,
    adultStatedAt: now,
    createdAt: now,
  })
  if (!user) throw new Error('The member exists already')
  const session = await context.db.transaction((tx) =>
    openSession(context, tx, { user, device: '' }),
  )
  return { email, token: session.token }
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
