import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { productServiceTable } from '#server/db/main/product-service.table.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { createTestDatabase, dropTestDatabase } from '#tests/postgresql.ts'
import { type SiteProcess, startSite } from '#tests/site-process.ts'

test.describe.configure({ mode: 'serial' })

const ports = { first: 4337, second: 4338, single: 4339 }
const databaseName = 'seimbang_cached_pages'

test('every instance shows a changed price at once', async () => {
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
    // Less than a page stays fresh.
    await expect.poll(read, { timeout: 3_000, intervals: [50] }).toEqual([true, true])
  } finally {
    await database.close()
    await Promise.all(sites.map((site) => site.stop()))
    await dropTestDatabase(databaseName)
    await rm(folder, { recursive: true, force: true })
  }
})

test('a campaign link is answered with the cached page of its path', async () => {
  await withSite({}, async ({ origin }) => {
    const etagOf = async (address: string) => (await fetch(origin + address)).headers.get('etag')
    const etag = await etagOf('/')
    expect(etag).toMatch(/^W\/"/)
    expect(await etagOf('/?utm_source=mail&gclid=x&fbclid=y')).toBe(etag)
    expect(await etagOf('/?nutritionist=sari')).toBeNull()
  })
})

test('a script in content does not run, even if no sanitizer removes it', async ({ page }) => {
  const noSanitizer = join(import.meta.dirname, '../support/no-sanitizer.mjs')
  await withSite({ NODE_OPTIONS: `--import ${noSanitizer}` }, async ({ origin }) => {
    const path = '/blog/gula-garam-lemak'
    const planted = 'globalThis.isPlanted = true'
    const response = await page.goto(origin + path)
    expect(await response?.text()).toContain(`<script>${planted}</script>`)
    const policy = response?.headers()['content-security-policy']
    expect(policy).toContain("script-src 'self' 'sha256-")
    expect(policy).not.toContain(createHash('sha256').update(planted).digest('base64'))
    await expect(page.locator(':root')).toHaveAttribute('data-hydrated')
    expect(await page.evaluate(() => 'isPlanted' in globalThis)).toBe(false)
  })
})

async function withSite(
  settings: Record<string, string>,
  use: (site: SiteProcess) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  const site = await startSite(
    { PORT: ports.single, DATA_DIR: folder, LOG_LEVEL: 'error', ...settings },
    '/readyz',
  )
  try {
    await use(site)
  } finally {
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
