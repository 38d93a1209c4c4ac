import { copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { cmsStore } from '#server/backends/cms/cms-kinds.ts'
import { createCmsBackend } from '#server/backends/cms/create-cms-backend.ts'
import { openDesk } from '#server/backends/editing/desk.fixture.ts'
import type { EditingContext } from '#server/backends/editing/editing-context.ts'
import { changePrice } from '#server/backends/main/tests/price.fixture.ts'
import { systemClock } from '#server/clock.ts'
import { productServiceTable } from '#server/db/main/product-service.table.ts'
import { type Database, openDatabase } from '#server/db/open-database.ts'
import { dropDatabase, replaceDatabase } from '#tests/postgresql.ts'
import { type SiteProcess, startSite } from '#tests/site-process.ts'
import {
  allSignedIn,
  callsMainOnEachPage,
  countTokens,
  expire,
  loadAtOnce,
  signInDemoMember,
} from './parallel-loads.ts'

const databaseName = 'seimbang_two_instances'
const ports = { first: 4337, second: 4338 }

test.skip(!process.env.HAS_POSTGRESQL, 'No PostgreSQL answers here.')
// One worker, so two instances.
test.describe.configure({ mode: 'default' })

let folder: string
let databaseUrl: string
let sites: SiteProcess[] = []

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
  databaseUrl = await replaceDatabase(databaseName)
  const first = await start(ports.first)
  await mkdir(dataDirOf(ports.second))
  await copyFile(secretsOf(ports.first), secretsOf(ports.second))
  sites = [first, await start(ports.second)]
})
test.afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()))
  await dropDatabase(databaseName)
  await rm(folder, { recursive: true, force: true })
})

test('[S7.02] 200 parallel pages over two instances on PostgreSQL cause one refresh', {
  tag: '@long',
}, async ({ page }) => {
  const [site] = sites as [SiteProcess]
  const dataDir = dataDirOf(ports.first)
  const session = await signInDemoMember(page, site, dataDir)
  expect(await loadAtOnce(sites, await expire(session, dataDir))).toEqual(allSignedIn)
  expect(await countTokens({ databaseUrl }, session)).toBe(2)
})

test('every instance shows a changed price at once', async () => {
  const database = await openDatabase({ databaseUrl })
  try {
    const read = () =>
      Promise.all(
        sites.map(async ({ origin }) => {
          const html = await (await fetch(`${origin}/pricing`)).text()
          return html.includes('7,654,321')
        }),
      )
    expect(await read()).toEqual([false, false])
    const [service] = await database.db.select().from(productServiceTable).limit(1)
    const productServiceId = service?.id ?? ''
    const price = { productServiceId, priceRupiah: 7_654_321, now: new Date() }
    await changePrice(database.db, price)
    // A cached page would stay fresh for longer than this.
    await pause(2_000)
    expect(await read()).toEqual([true, true])
  } finally {
    await database.close()
  }
})

const pricing = { kind: 'text-page', slug: 'pricing', locale: 'en' } as const

test('[C19] every instance shows a published text at once', async () => {
  const database = await openDatabase({ databaseUrl })
  try {
    const desk = await deskOn(database.db)
    const { newest } = await desk.read(pricing)
    expect(await show('Published words')).toEqual([false, false])
    await desk.save(pricing, { seen: newest, changes: { lead: 'Published words' } })
    expect(await desk.publish(pricing, newest + 1)).toMatchObject({ status: 200 })
    // A cached page would stay fresh for longer than this.
    await expect
      .poll(() => show('Published words'), { intervals: [50], timeout: 10_000 })
      .toEqual([true, true])
  } finally {
    await database.close()
  }
})

test('[C19] a schedule runs once at its time on two instances, and never if cancelled', {
  tag: '@long',
}, async () => {
  const database = await openDatabase({ databaseUrl })
  try {
    const desk = await deskOn(database.db)
    const { newest } = await desk.read(pricing)
    const revision = newest + 1
    await desk.save(pricing, { seen: newest, changes: { lead: 'Scheduled words' } })
    const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString()
    const early = await desk.publish(pricing, revision, inSeconds(10))
    expect(await desk.cancel(early.body.id)).toMatchObject({ status: 200 })
    const dueAt = inSeconds(11)
    expect(await desk.publish(pricing, revision, dueAt)).toMatchObject({ status: 200 })
    expect(await show('Scheduled words')).toEqual([false, false])
    await expect.poll(() => show('Scheduled words'), { timeout: 30_000 }).toEqual([true, true])
    const { published } = await desk.read(pricing)
    const done = published.filter((it) => it.revision === revision)
    expect(done.map(({ at }) => at >= dueAt)).toEqual([true])
  } finally {
    await database.close()
  }
})

/** Returns for each instance whether its page of prices has these words. */
function show(words: string): Promise<boolean[]> {
  return Promise.all(
    sites.map(async ({ origin }) =>
      (await (await fetch(`${origin}/pricing`)).text()).includes(words),
    ),
  )
}

/** Sits an editor at the content backend of a third process. */
async function deskOn(db: Database) {
  const { contentPass } = JSON.parse(await readFile(secretsOf(ports.first), 'utf8'))
  const editing: EditingContext = {
    ...cmsStore,
    ...{ db, clock: systemClock, passSecret: contentPass, dropPages: () => {} },
  }
  const log = { error: () => {} }
  const content = { db, clock: systemClock, isDemo: true, productSlug: 'seimbang' }
  return openDesk({ app: createCmsBackend({ ...content, editing, log }), editing }, 'Rini')
}

function start(port: number): Promise<SiteProcess> {
  const settings = { DATABASE_URL: databaseUrl, LOG_LEVEL: 'error', ...callsMainOnEachPage }
  return startSite({ PORT: port, DATA_DIR: dataDirOf(port), ...settings }, '/readyz')
}

function dataDirOf(port: number): string {
  return join(folder, String(port))
}

function secretsOf(port: number): string {
  return join(dataDirOf(port), 'secrets.json')
}
