import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import {
  type MainFixture,
  openMainFixture,
} from '#server/backends/main/tests/main-backend.fixture.ts'
import type { AuthSession } from '#server/contract/auth.schema.ts'
import { loadSecrets } from '#server/secrets.ts'
import { inBrowser, onNewPage } from '#tests/in-browser.ts'
import { findPostgresql } from '#tests/postgresql.ts'
import { type SiteProcess, startSite } from '#tests/site-process.ts'
import { firstLoadOf, scriptBytesOf } from './first-load.ts'
import { inAnyOrder, percentilesOf, ratiosOf } from './percentiles.ts'
import { fillTrackers, membersWithTenYears } from './tracker-rows.ts'

const memberCounts = { few: membersWithTenYears, many: 100_000 } as const
type Size = keyof typeof memberCounts
const ports = { few: 4392, many: 4393 } as const satisfies Record<Size, number>
const turnCount = 400
const warmUpTurnCount = 50
/** A call takes a tenth of a page's time, so the 95th percentile of 400 calls is too noisy. */
const callsATurn = 3

type Member = { session: AuthSession; trackerId: string }
type Bench = { main: MainFixture; site: SiteProcess; decade: Member; month: Member; rows: number }

/**
 * Measures response times of a tracker with ten years of daily weights, among 1,000 and among
 * 100,000 members. It compares them to a tracker with one month. Both databases and sites run at
 * once, and the order of requests is random. So other work and garbage collection affect each
 * equally. Of the 100,000 members, the first 1,000 have ten years and the others about two months.
 * Ten million rows are the most.
 */
export async function measureTrackers() {
  const databaseUrl = await findPostgresql()
  if (!databaseUrl) return null
  process.env.TEST_DATABASE_URL = databaseUrl
  const folder = await mkdtemp(join(tmpdir(), 'bench-trackers-'))
  const opened: Bench[] = []
  const open = async (size: Size) => {
    const bench = await openBench(size, { databaseUrl, folder })
    opened.push(bench)
    return bench
  }
  try {
    const few = await open('few')
    const many = await open('many')
    return {
      members: memberCounts,
      rows: { few: few.rows, many: many.rows },
      ...(await measureTurns({ few, many })),
      chartScriptBytes: await chartScriptBytes(few),
    }
  } finally {
    for (const { site, main } of opened) {
      await site.stop()
      await main.close()
    }
    await rm(folder, { recursive: true })
  }
}

async function openBench(
  size: Size,
  { databaseUrl, folder }: { databaseUrl: string; folder: string },
): Promise<Bench> {
  const dataDir = join(folder, size)
  await mkdir(dataDir)
  const clock = { now: () => new Date() }
  const main = await openMainFixture({ clock, secrets: await loadSecrets(dataDir) })
  const member = async (trackerId: string): Promise<Member> => {
    const { session, user } = await main.signedInMember()
    await main.db.execute(sql`
      insert into main.trackers (id, user_id, program_slug, starts_on, ends_on, created_at)
      values (${trackerId}, ${user.id}, 'seimbang-harian', current_date - 30, current_date + 60, now())`)
    return { session, trackerId }
  }
  const decade = await member('tracker-of-a-decade')
  const month = await member('tracker-of-a-month')
  const rows = await fillTrackers(main.db, {
    memberCount: memberCounts[size],
    decadeId: decade.trackerId,
    monthId: month.trackerId,
  })
  const found = await main.db.execute<{ name: string }>(sql`select current_database() as name`)
  const address = new URL(databaseUrl)
  address.pathname = (found as unknown as { rows: { name: string }[] }).rows[0]?.name ?? ''
  const site = await startSite({
    PORT: ports[size],
    DATA_DIR: dataDir,
    DATABASE_URL: address.href,
    LOG_LEVEL: 'error',
  })
  return { main, site, decade, month, rows }
}

const pages = { today: '', progress: '/progress?range=all' } as const
const calls = {
  tracker: '',
  seriesOfAll: '/series?measure=weight',
  latest: '/latest',
} as const

const visitors = [
  ['few', 'month'],
  ['few', 'decade'],
  ['many', 'month'],
  ['many', 'decade'],
] as const

async function measureTurns(benches: Record<Size, Bench>) {
  const durations = new Map<string, number[]>()
  const time = async (name: string, ask: () => Promise<void>, counts: boolean) => {
    const startedAt = performance.now()
    await ask()
    if (counts) durations.set(name, [...(durations.get(name) ?? []), performance.now() - startedAt])
  }
  for (let turn = 0; turn < warmUpTurnCount + turnCount; turn += 1)
    for (const [size, age] of inAnyOrder(visitors)) {
      const { main, site, [age]: member } = benches[size]
      const counts = turn >= warmUpTurnCount
      for (const [name, path] of Object.entries(pages))
        await time(`${name} ${size} ${age}`, () => askPage(site, member, path), counts)
      for (let nth = 0; nth < callsATurn; nth += 1)
        for (const [name, path] of Object.entries(calls))
          await time(`${name} ${size} ${age}`, () => askCall(main, member, path), counts)
    }
  const figuresOf = (name: string) => {
    const of = (size: Size, age: 'month' | 'decade') =>
      percentilesOf(durations.get(`${name} ${size} ${age}`) ?? [])
    const [few, many, month] = [of('few', 'decade'), of('many', 'decade'), of('few', 'month')]
    return {
      few,
      many,
      growth: ratiosOf(many, few),
      month,
      decadeOverMonth: ratiosOf(few, month),
    }
  }
  const figures = (names: object) =>
    Object.fromEntries(Object.keys(names).map((name) => [name, figuresOf(name)]))
  return { pages: figures(pages), calls: figures(calls) }
}

async function askPage({ origin }: SiteProcess, { session, trackerId }: Member, path: string) {
  const url = `${origin}/tracker/${trackerId}${path}`
  const response = await fetch(url, { headers: { cookie: cookiesOf(session) }, redirect: 'manual' })
  const html = await response.text()
  if (response.status !== 200 || !html.includes('role="img"'))
    throw new Error(`${url} was answered ${response.status} without its chart`)
}

async function askCall(main: MainFixture, { session, trackerId }: Member, path: string) {
  const today = new Date().toISOString().slice(0, 10)
  const query = path.includes('?') ? `${path}&to=${today}` : path
  const { status } = await main.get(`/v1/trackers/${trackerId}${query}`, { token: session.token })
  if (status !== 200) throw new Error(`${path} was answered ${status}`)
}

function cookiesOf(session: AuthSession): string {
  return Object.entries(session)
    .filter(([, value]) => value)
    .map(([field, value]) => `seimbang-auth-cookie-${field}=${encodeURIComponent(String(value))}`)
    .join('; ')
}

/** Returns the bytes of the scripts that only the page with charts fetches. */
async function chartScriptBytes({ site, decade }: Bench): Promise<number> {
  const extraHTTPHeaders = { cookie: cookiesOf(decade.session) }
  return await inBrowser(async (browser) => {
    const load = (page: string) =>
      onNewPage(browser, { extraHTTPHeaders }, (tab) =>
        firstLoadOf(tab, `${site.origin}/tracker/${decade.trackerId}/${page}`),
      )
    return scriptBytesOf(await load('progress'), await load('goals'))
  })
}
