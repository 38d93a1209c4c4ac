import { sql } from 'drizzle-orm'
import type { MainFixture } from '#server/backends/main/tests/main-backend.fixture.ts'
import { createPurchases, serviceId } from '#server/backends/main/tests/purchase.fixture.ts'
import type { Database } from '#server/db/open-database.ts'
import { findPostgresql } from '#tests/postgresql.ts'
import { onDatabase } from './on-database.ts'

const purchaseCount = 120
const buyersAtOnce = 8
const sizes = { few: 1_000, many: 1_000_000 }
const transactionsPerMember = 20
const callCount = 400
const warmUpCallCount = 100

/**
 * Measures complete purchases per second (order, code, payment, settlement) on each database. Also
 * measures how much slower the order check and the history get with a thousand times the
 * transactions.
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
      ...(await onDatabase(databaseUrl, (few) =>
        onDatabase(databaseUrl, (many) => measureGrowth(few, many)),
      )),
    },
  }
}

async function measurePurchases(main: MainFixture): Promise<number> {
  const purchases = createPurchases(main)
  const members = await mapInTurn(purchaseCount, () => main.signedInMember())
  const buy = async (member: (typeof members)[number]) => {
    const order = (await purchases.order(member.token)).body.data
    await purchases.sendCode(member.token, order.id)
    // A concurrent buyer's outbox run may be sending this mail.
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

/**
 * Compares a database with few transactions to one with many. They take turns, so other work on the
 * machine slows both.
 */
async function measureGrowth(few: MainFixture, many: MainFixture) {
  const askers = [await fill(few, sizes.few), await fill(many, sizes.many)]
  return {
    transactions: sizes,
    orderCheckMs: await compare(askers, `/v1/order-check?product-service-id=${serviceId}`),
    historyMs: await compare(askers, '/v1/transactions'),
  }
}

type Asker = (path: string) => Promise<{ status: number }>

/** Returns the calls of a member who has as many transactions as every other member. */
async function fill(main: MainFixture, count: number): Promise<Asker> {
  const { user, token } = await main.signedInMember()
  await insertTransactions(main.db, { count, ownerId: user.id })
  return (path) => main.get(path, { token })
}

async function compare([few, many]: Asker[], path: string) {
  const durationsMs = await mapInTurn(warmUpCallCount + callCount, async () => ({
    few: await durationOf(few, path),
    many: await durationOf(many, path),
  }))
  const measured = durationsMs.slice(warmUpCallCount)
  return { median: ratioAt(measured, 0.5), p95: ratioAt(measured, 0.95) }
}

async function durationOf(ask: Asker | undefined, path: string): Promise<number> {
  const startedAt = performance.now()
  const answer = await ask?.(path)
  if (answer?.status !== 200) throw new Error(`${path} was answered ${answer?.status}`)
  return performance.now() - startedAt
}

function ratioAt(durationsMs: { few: number; many: number }[], quantile: number) {
  const few = quantileOf(
    durationsMs.map((it) => it.few),
    quantile,
  )
  const many = quantileOf(
    durationsMs.map((it) => it.many),
    quantile,
  )
  return { few: round2(few), many: round2(many), ratio: round2(many / few) }
}

function quantileOf(values: number[], quantile: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * quantile)] ?? 0
}

/**
 * Inserts this many paid purchases, twenty per member; the first twenty belong to the owner.
 * Bypasses the triggers, so the rows must hold the totals that the triggers would compute.
 */
async function insertTransactions(
  db: Database,
  { count, ownerId }: { count: number; ownerId: string },
): Promise<void> {
  const numbers = sql`generate_series(0, ${count - 1}::int) as n`
  const member = sql`n / ${sql.raw(String(transactionsPerMember))}`
  const userId = sql`case when ${member} = 0 then ${ownerId} else 'u' || ${member} end`
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
  // Otherwise the deferred work of a bulk insert would run during the measurement.
  await db.execute(sql`vacuum analyze`)
  await db.execute(sql`checkpoint`)
}

async function mapInTurn<Result>(count: number, make: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let turn = 0; turn < count; turn += 1) results.push(await make())
  return results
}

function round2(value: number): number {
  return Math.round(value * 100) / 100
}
