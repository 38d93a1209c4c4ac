import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { changePrice } from '#server/backends/main/tests/price.fixture.ts'
import { productServiceTable } from '#server/db/main/product-service.table.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { createTestDatabase, dropTestDatabase } from '#tests/postgresql.ts'
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
  databaseUrl = await createTestDatabase(databaseName)
  const first = await start(ports.first)
  await mkdir(dataDirOf(ports.second))
  await copyFile(secretsOf(ports.first), secretsOf(ports.second))
  sites = [first, await start(ports.second)]
})
test.afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()))
  await dropTestDatabase(databaseName)
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
