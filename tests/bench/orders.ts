import { sql } from 'drizzle-orm'
import {
  type MainFixture,
  openMainFixture,
} from '#server/backends/main/tests/main-backend.fixture.ts'
import { createPurchases, serviceId } from '#server/backends/main/tests/purchase.fixture.ts'
import type { Database } from '#server/db/open-database.ts'
import { findPostgresql } from '#tests/postgresql.ts'

const purchaseCount = 120
const buyersAtOnce = 8
const sizes = { few: 1_000, many: 1_000_000 }
const transactionsPerMember = 20
const callCount = 400
const warmUpCallCount = 100

/**
 * How many purchases a second go the whole way (order, code, payment, settlement) on each database,
 * and how much slower the order check and the history become with a thousand times the transactions.
 */
export async function measureOrders() {
  const pglite = await onDatabase(undefined, measurePurchases)
  const databaseUrl = await findPostgresql()
  return {
    purchasesPerSecond: {
      pglite,
      postgresql: databaseUrl ? await onDatabase(databaseUrl, measurePurchases) : null,
    },
    growth: {
      engine: databaseUrl ? 'postgresql' : 'pglite',
      ...(await onDatabase(databaseUrl, measureGrowth)),
    },
  }
}

async function onDatabase<Figures>(
  databaseUrl: string | undefined,
  measure: (main: MainFixture) => Promise<Figures>,
): Promise<Figures> {
  if (databaseUrl) process.env.TEST_DATABASE_URL = databaseUrl
  else delete process.env.TEST_DATABASE_URL
  const main = await openMainFixture()
  try {
    return await measure(main)
  } finally {
    await main.close()
  }
}

async function measurePurchases(main: MainFixture): Promise<number> {
  const purchases = createPurchases(main)
  const members = await mapInTurn(purchaseCount, () => main.signedInMember())
  const buy = async (member: (typeof members)[number]) => {
    const order = (await purchases.order(member.token)).body.data
    await purchases.sendCode(member.token, order.id)
    // Another buyer's look into the outbox may have the mail in its hands.
    let code = ''
    while (code === '') code = await purchases.lastCode(member.user.email)
    const transaction = (await purchases.verify(member.token, order.id, code)).body.data
    const { status } = await purchases.notify(main.midtrans.notification(transaction))
    if (status !== 200) throw new Error(`A settlement was answered ${status}`)
  }
  const startedAt = performance.now()
  const left = [...members]
  const buyer = async () => {
    for (let member = left.pop(); member; member = left.pop()) await buy(member)
  }
  await Promise.all(Array.from({ length: buyersAtOnce }, buyer))
  return Math.round((purchaseCount * 1_000) / (performance.now() - startedAt))
}

async function measureGrowth(main: MainFixture) {
  const { user, token } = await main.signedInMember()
  await insertTransactions(main.db, { from: 0, to: sizes.few, ownerId: user.id })
  const few = await measureReads(main, token)
  await insertTransactions(main.db, { from: sizes.few, to: sizes.many })
  const many = await measureReads(main, token)
  return {
    transactions: sizes,
    orderCheckP95Ms: { few: few.check, many: many.check, ratio: ratioOf(many.check, few.check) },
    historyP95Ms: {
      few: few.history,
      many: many.history,
      ratio: ratioOf(many.history, few.history),
    },
  }
}

async function measureReads(main: MainFixture, token: string) {
  return {
    check: await p95Of(main, `/v1/order-check?product-service-id=${serviceId}`, token),
    history: await p95Of(main, '/v1/transactions', token),
  }
}

async function p95Of(main: MainFixture, path: string, token: string): Promise<number> {
  const durationsMs = await mapInTurn(warmUpCallCount + callCount, async () => {
    const startedAt = performance.now()
    const { status } = await main.get(path, { token })
    if (status !== 200) throw new Error(`${path} was answered ${status}`)
    return performance.now() - startedAt
  })
  const sorted = durationsMs.slice(warmUpCallCount).toSorted((a, b) => a - b)
  return round2(sorted[Math.floor(sorted.length * 0.95)] ?? 0)
}

/**
 * Paid purchases by the number, twenty a member, the first twenty of the owner. Written past the
 * triggers, which hold what each of a million purchases would have come to one by one.
 */
async function insertTransactions(
  db: Database,
  { from, to, ownerId }: { from: number; to: number; ownerId?: string },
): Promise<void> {
  const numbers = sql`generate_series(${from}::int, ${to - 1}::int) as n`
  const member = sql`n / ${sql.raw(String(transactionsPerMember))}`
  const userId = ownerId
    ? sql`case when ${member} = 0 then ${ownerId} else 'u' || ${member} end`
    : sql`'u' || ${member}`
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`
      insert into main.users (id, email, first_name, last_name, password_hash, email_verified_at, created_at)
      select distinct 'u' || ${member}, 'u' || ${member} || '@contoh.id', 'Dewi', '', 'x', now(), now()
      from ${numbers}`)
    await tx.execute(sql`
      insert into main.orders (id, user_id, product_service_id, total_rupiah, state, locale, created_at, expires_at)
      select 'o' || n, ${userId}, ${serviceId}, 1099000, 'paid', 'id', now() - n * interval '1 minute', now()
      from ${numbers}`)
    await tx.execute(sql`
      insert into main.order_lines (order_id, position, kind, amount_rupiah, is_included, product_service_id, tax_class)
      select 'o' || n, 1, 'item', 1099000, false, ${serviceId}, 'non_pkp' from ${numbers}`)
    await tx.execute(sql`
      insert into main.transactions (id, order_id, user_id, product_service_id, total_rupiah, state, payment_url, created_at, expires_at, paid_at, paid_attempt)
      select 't' || n, 'o' || n, ${userId}, ${serviceId}, 1099000, 'paid', '', now() - n * interval '1 minute', now(), now(), 1
      from ${numbers}`)
  })
  await db.execute(sql`analyze`)
}

async function mapInTurn<Result>(count: number, make: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let turn = 0; turn < count; turn += 1) results.push(await make())
  return results
}

function ratioOf(many: number, few: number): number {
  return round2(many / few)
}

function round2(value: number): number {
  return Math.round(value * 100) / 100
}
