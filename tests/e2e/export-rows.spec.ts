import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { csvTablesOf, readTable } from '#app/features/portability/csv-tables.fixture.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { dropDatabase, replaceDatabase } from '#tests/postgresql.ts'
import { startSite } from '#tests/site-process.ts'
import { readZip } from '#tests/support/read-zip.ts'
import { copyDatabaseImage } from './data-folder.ts'
import { inOrder, readDatabase } from './database-rows.ts'
import { saveWeight, unsentCount } from './device-steps.ts'
import { importedRows } from './imported-rows.ts'
import { visitIn } from './moved-clock-site.ts'
import { drawJpeg } from './photo-file.ts'
import { openPhotos, photoParts } from './photo-steps.ts'
import { originOf } from './shapes.ts'
import { expect, test } from './story.fixture.ts'
import { type Locale, openTracker, writeFood } from './tracker-steps.ts'
import { untilHydrated } from './until-hydrated.ts'

const firstPort = 4385
const databaseName = 'seimbang_e2e_export'

/** Each language once, and each engine that is there. */
const stories = [
  { engine: process.env.HAS_POSTGRESQL ? 'postgresql' : 'pglite', language: 'id' },
  { engine: 'pglite', language: 'en' },
] as const

for (const [index, { engine, language }] of stories.entries())
  test.describe(`in ${language}`, { tag: '@long' }, () => {
    const port = firstPort + index
    test.use(visitIn(language, originOf(port)))

    test(`[S2.26] an export has every row and column that the database has of a tracker (${engine})`, async ({
      page,
      member,
      person,
    }, testInfo) => {
      const locale = { locale: language }
      const dataDir = testInfo.outputPath('data')
      const database = engine === 'postgresql' && {
        DATABASE_URL: await replaceDatabase(databaseName),
      }
      if (!database) await copyDatabaseImage(dataDir)
      const site = await startSite(
        { PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'error', ...database },
        '/readyz',
      )
      let exported: Awaited<ReturnType<typeof exportAll>>
      try {
        await openTracker({ page, member, person })
        await writeEverything(page, locale)
        exported = await exportAll(page, locale)
      } finally {
        await site.stop()
      }
      const { json, tables, pictures } = exported
      const location = database
        ? { databaseUrl: database.DATABASE_URL }
        : { dataDir: join(dataDir, 'database') }
      const found = await readDatabase(location, json.tracker.id)
      const { schemaVersion: _, exportedAt: __, ...rows } = json
      expect(inOrder(rows)).toEqual(found.rows)
      for (const [name, written] of Object.entries(found.rows))
        expect(written, `something is written in ${name}`).not.toEqual([])
      expect(inOrder(tables)).toEqual(csvTablesOf(found.rows))
      expect(pictures).toEqual(found.pictures)
      if (database) await dropDatabase(databaseName)
    })
  })

/** Writes the usual entries by hand and every other table by an import. */
async function writeEverything(page: Page, locale: Locale): Promise<void> {
  await saveWeight(page, { kilograms: '72.5', language: locale.locale })
  await saveWeight(page, { kilograms: '72.9', language: locale.locale, daysAgo: 1 })
  await writeFood(page, { typed: 'tempe goreng', amount: '1/2' }, locale)
  await expect.poll(() => unsentCount(page)).toBe(0)
  await openPhotos(page, locale)
  const { file: photo, status } = photoParts(page, locale)
  await untilHydrated(page)
  const buffer = await drawJpeg(page)
  await photo.setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer })
  await expect(status(m.photos_kept({}, locale))).toBeVisible()

  await page.getByRole('link', { name: m.portability_nav({}, locale), exact: true }).click()
  await page.waitForURL(/\/data$/)
  const file = page.getByLabel(m.portability_file({}, locale))
  await untilHydrated(page)
  const before = JSON.parse(
    (await download(page, m.portability_export_json({}, locale))).toString(),
  )
  await file.setInputFiles({
    name: 'tracker.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...before, ...importedRows })),
  })
  const [keepRows = ''] = m.portability_keep_all({ rows: '|' }, locale).split('|')
  await page.getByRole('button', { name: keepRows }).click()
  const done = page.getByText(m.portability_kept_title({}, locale), { exact: true })
  await expect(done).toBeVisible()
}

async function exportAll(page: Page, locale: Locale) {
  const json = JSON.parse((await download(page, m.portability_export_json({}, locale))).toString())
  const files = readZip(await download(page, m.portability_export_csv({}, locale)))
  const isTable = ({ name }: { name: string }) => name.endsWith('.csv')
  return {
    json,
    tables: Object.fromEntries(
      files.filter(isTable).map(({ name, content }) => [name, readTable(content)]),
    ),
    pictures: files.filter((file) => !isTable(file)),
  }
}

async function download(page: Page, name: string): Promise<Buffer> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name, exact: true }).click()
  return readFile(await (await downloading).path())
}
