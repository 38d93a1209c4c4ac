import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { productServiceTable } from '#server/db/main/product-service.table.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { createTestDatabase, dropTestDatabase } from '#tests/postgresql.ts'
import { startSite } from '#tests/site-process.ts'

/** One for each site: the tests run side by side. */
const ports = { first: 4337, second: 4338, member: 4339 }
const databaseName = 'seimbang_kept_pages'

test('a kept page shows a changed price at once, in every instance', async () => {
  test.skip(!process.env.HAS_POSTGRESQL, 'No PostgreSQL answers here.')
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  const databaseUrl = await createTestDatabase(databaseName)
  const start = (port: number) =>
    startSite(
      {
        PORT: port,
        DATA_DIR: join(folder, String(port)),
        DATABASE_URL: databaseUrl,
        LOG_LEVEL: 'error',
      },
      '/readyz',
    )
  const sites = [await start(ports.first), await start(ports.second)]
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
    await database.db
      .update(productServiceTable)
      .set({ priceRupiah: 7_654_321 })
      .where(eq(productServiceTable.id, service?.id ?? ''))
    // Far less than a page counts as fresh.
    await expect.poll(read, { timeout: 3_000, intervals: [50] }).toEqual([true, true])
  } finally {
    await database.close()
    await Promise.all(sites.map((site) => site.stop()))
    await dropTestDatabase(databaseName)
    await rm(folder, { recursive: true, force: true })
  }
})

test('a member reads the same, whether the parts of a page were written before for somebody else or not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  const site = await startSite(
    { PORT: ports.member, DATA_DIR: folder, LOG_LEVEL: 'error' },
    '/readyz',
  )
  const read = async (query: string, headers: Record<string, string>) => {
    const html = await (await fetch(`${site.origin}${query}`, { headers })).text()
    const [, header, main] = /(<header.*?<\/header>).*?(<main.*<\/main>)/s.exec(html) ?? []
    return { header, main }
  }
  try {
    const cookie = 'seimbang-auth-cookie-token=one; seimbang-auth-cookie-firstName=Ratnasari'
    const before = await read('/', { cookie })
    const guest = await read('/?nobody', {})
    const after = await read('/', { cookie })
    expect(before.header).toContain('Ratnasari')
    expect(guest.header).not.toContain('Ratnasari')
    expect(after.header).toBe(before.header)
    expect(before.main).toContain('<kept-part')
    // The ids by which controls find each other in the browser as well.
    expect(after.main).toBe(before.main)
    expect(guest.main).toBe(before.main)
  } finally {
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  }
})
