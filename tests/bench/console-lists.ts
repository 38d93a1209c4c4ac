import type { MainFixture } from '#server/backends/main/tests/main-backend.fixture.ts'
import { serviceId } from '#server/backends/main/tests/purchase.fixture.ts'
import { createStaff, type StaffPerson } from '#server/backends/main/tests/staff.fixture.ts'
import { transactionStateSchema } from '#server/contract/purchase.schema.ts'
import { findPostgresql } from '#tests/postgresql.ts'
import { fillPurchases, type Stretch } from './fill-purchases.ts'
import { onDatabase } from './on-database.ts'
import { inAnyOrder, type Percentiles, percentilesOf } from './percentiles.ts'

const fewPurchases = 10_000
/** Another size makes a faster try: `CONSOLE_LIST_ROWS=100000`. */
const manyPurchases = Number(process.env.CONSOLE_LIST_ROWS ?? 1_000_000)
const turnCount = 60
const warmUpTurnCount = 6
const longestMs = 10 * 60 * 1_000

type Question = { name: string; path: string; body?: object }

/**
 * Measures the lists of the console that grow with the business, once with few and once with many
 * purchases. It reads their first page, each filter, a page in the middle and each search. A fifth
 * as many members have bought. Null without PostgreSQL.
 */
export async function measureConsoleLists() {
  const databaseUrl = await findPostgresql()
  return databaseUrl ? onDatabase(databaseUrl, measure) : null
}

async function measure(main: MainFixture) {
  const endsAt = performance.now() + longestMs
  const owner = await createStaff(main).firstOwner()
  const answers = async (stretch: Stretch) => {
    await fillPurchases(main, stretch)
    return measureTurns(main, owner, { questions: questionsAt(main, stretch.until), endsAt })
  }
  const few = await answers({ from: 0, until: fewPurchases })
  const many = await answers({ from: fewPurchases, until: manyPurchases })
  const lists = Object.entries(many).map(([name, percentiles]) => ({
    ...{ name, few: few[name], many: percentiles },
    growth: growthOf(few[name], percentiles),
  }))
  return {
    purchases: { few: fewPurchases, many: manyPurchases },
    slowestP95Ms: Math.max(...lists.map((list) => list.many.p95Ms)),
    largestGrowth: Math.max(...lists.map((list) => list.growth)),
    lists,
  }
}

/** How much longer half of the answers take with many rows. */
function growthOf(few: Percentiles | undefined, many: Percentiles): number {
  return Math.round((100 * many.p50Ms) / (few?.p50Ms ?? many.p50Ms)) / 100
}

/** The rows with these numbers exist: half of all is a row in the middle of each list. */
function questionsAt({ clock }: MainFixture, count: number): Question[] {
  const middle = Math.floor(count / 2)
  const day = clock.now().toISOString().slice(0, 10)
  const purchases = '/v1/admin/purchases'
  const audit = '/v1/admin/audit'
  const year = (offset: number) => `${Number(day.slice(0, 4)) + offset}${day.slice(4)}`
  const after = `after=${year(-1)}T03:00:00.000Z_x`
  const search = (name: string, term: string) => ({
    ...{ name: `purchases by ${name}`, path: `${purchases}/search`, body: { term } },
  })
  const member = (name: string, term: string) => ({
    ...{ name: `members by ${name}`, path: '/v1/admin/members/search', body: { term } },
  })
  return [
    { name: 'purchases', path: purchases },
    ...transactionStateSchema.options.map((state) => ({
      ...{ name: `purchases ${state}`, path: `${purchases}?state=${state}` },
    })),
    { name: 'purchases of a service', path: `${purchases}?service=${serviceId}` },
    { name: 'purchases of a day', path: `${purchases}?from=${year(-1)}&until=${year(-1)}` },
    { name: 'purchases until a day', path: `${purchases}?until=${year(-1)}` },
    { name: 'purchases refunded since', path: `${purchases}?state=refunded&from=${year(-1)}` },
    { name: 'purchases in the middle', path: `${purchases}?${after}` },
    { name: 'purchases paid in the middle', path: `${purchases}?state=paid&${after}` },
    search('id', `t${middle}`),
    search('address', `m${Math.floor(middle / 5)}@contoh.id`),
    search('receipt', `KW-${middle}`),
    search('nothing', 'tidak-ada'),
    member('id', 'm123'),
    member('address', `m${Math.floor(middle / 5)}@contoh.id`),
    member('nothing', 'tidak-ada@contoh.id'),
    { name: 'refunds', path: '/v1/admin/refunds' },
    { name: 'tasks', path: '/v1/admin/tasks' },
    { name: 'audit', path: audit },
    { name: 'audit of a rare act', path: `${audit}?action=member_suspended` },
    { name: 'audit of a person', path: `${audit}?actor=m123` },
    { name: 'audit about an account', path: `${audit}?object=m123` },
    { name: 'audit about a purchase', path: `${audit}?object=t124` },
    { name: 'audit in the middle', path: `${audit}?before=${year(-1)}T03:00:00.000Z_x` },
  ]
}

type Asked = { questions: Question[]; endsAt: number }

async function measureTurns(main: MainFixture, { call }: StaffPerson, asked: Asked) {
  const durations = new Map<string, number[]>()
  for (let turn = 0; turn < warmUpTurnCount + turnCount; turn += 1)
    for (const { name, path, body } of inAnyOrder(asked.questions)) {
      if (performance.now() > asked.endsAt)
        throw new Error('The lists took longer than ten minutes')
      const startedAt = performance.now()
      const { status } = body
        ? await main.post(path, { ...call, body })
        : await main.get(path, call)
      const took = performance.now() - startedAt
      if (status !== 200) throw new Error(`${path} was answered ${status}`)
      if (turn >= warmUpTurnCount) durations.set(name, [...(durations.get(name) ?? []), took])
    }
  return Object.fromEntries([...durations].map(([name, all]) => [name, percentilesOf(all)]))
}
