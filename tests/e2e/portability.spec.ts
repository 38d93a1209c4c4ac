import { readFile } from 'node:fs/promises'
import { csvTablesOf, readTable } from '#app/features/portability/csv-tables.fixture.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { dayMs } from '#app/lib/time.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import { readZip } from '#tests/support/read-zip.ts'
import { importedRowCount, importedRows } from './imported-rows.ts'
import { expect, test } from './story.fixture.ts'
import { openTracker } from './tracker-steps.ts'
import { untilHydrated } from './until-hydrated.ts'

test('[S2.26] a member imports 5,000 rows with 3 bad ones, and exports the resulting tracker', {
  tag: '@long',
}, async ({ page, member, person, language }) => {
  test.slow()
  const locale = { locale: language }
  const number = (value: number) => value.toLocaleString(language === 'id' ? 'id-ID' : 'en-GB')
  await openTracker({ page, member, person })
  await page.getByRole('link', { name: m.portability_nav({}, locale), exact: true }).click()
  await page.waitForURL(/\/data$/)

  const file = page.getByLabel(m.portability_file({}, locale))
  await untilHydrated(page)
  await file.setInputFiles({
    name: 'foto.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([0x89, 0, 1]),
  })
  await expect(page.getByRole('alert')).toContainText(m.portability_refused_no_text({}, locale))

  // Semicolons and a decimal comma, as in an Indonesian spreadsheet.
  const rows = Array.from({ length: 5000 }, (_, index) => {
    const day = new Date(Date.now() - (index + 2) * dayMs).toISOString().slice(0, 10)
    const [year, month, date] = day.split('-')
    return {
      day,
      cells: [`${date}/${month}/${year}`, `${60 + (index % 200) / 10}`.replace('.', ',')],
    }
  })
  const bad = new Map([
    [10, ['31/02/2026', '70']],
    [2500, [rows[2500]?.cells[0] ?? '', '700']],
    [4999, [rows[4999]?.cells[0] ?? '', 'tujuh puluh']],
  ])
  const lines = rows.map(({ cells }, index) => (bad.get(index) ?? cells).join(';'))
  const csv = `\ufeffTanggal;Berat (kg)\r\n${lines.join('\r\n')}\r\n`
  await file.setInputFiles({ name: 'berat.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  const problems = page.getByRole('region', { name: m.portability_problems_title({}, locale) })
  await expect(problems.getByRole('listitem')).toHaveCount(3)
  await expect(problems).toContainText('31/02/2026')
  await expect(problems).toContainText('tujuh puluh')
  const keep = m.portability_keep_good({ rows: number(4997) }, locale)
  await page.getByRole('button', { name: keep }).click()
  await expect(page.getByText(m.portability_left_out({ count: '3' }, locale))).toBeVisible()

  const exported = await download(m.portability_export_json({}, locale))
  const { weights, schemaVersion } = JSON.parse(exported.toString())
  const expected = rows
    .filter((_, index) => !bad.has(index))
    .map(({ day, cells }) => ({ measuredOn: day, kilograms: Number(cells[1]?.replace(',', '.')) }))
    .reverse()
  expect(schemaVersion).toBe(1)
  expect(weights).toEqual(expected)

  // A second import skips existing rows, and names and omits a row that was changed.
  const first = JSON.parse(exported.toString())
  const plannedFoods = [...importedRows.plannedFoods, { id: 'rusak' }]
  const changed = { ...first, ...importedRows, plannedFoods }
  await file.setInputFiles({
    name: 'tracker.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(changed)),
  })
  const count = number(4997)
  const tables = page.getByRole('region', { name: m.portability_tables_title({}, locale) })
  await expect(tables).toContainText(m.portability_table_count({ count, known: count }, locale))
  await expect(problems.getByRole('listitem')).toHaveText([
    new RegExp(m.portability_table_planned({}, locale)),
  ])
  const rowCount = number(4997 + importedRowCount)
  await page
    .getByRole('button', { name: m.portability_keep_good({ rows: rowCount }, locale) })
    .click()
  await expect(page.getByText(m.portability_left_out({ count: '1' }, locale))).toBeVisible()
  const again = JSON.parse((await download(m.portability_export_json({}, locale))).toString())
  expect(again).toEqual({ ...first, ...importedRows, exportedAt: again.exportedAt })

  const files = readZip(await download(m.portability_export_csv({}, locale)))
  const exportedTables = files.map(({ name, content }) => [name, readTable(content)])
  expect(Object.fromEntries(exportedTables)).toEqual(csvTablesOf({ ...first, ...importedRows }))

  const pdf = readPdf(await download(m.portability_export_pdf({}, locale)))
  expect(pdf).toMatchObject({ title: m.portability_pdf_title({}, locale), language })
  // Only the line of a chart contains curves.
  expect(pdf.drawing).toMatch(/(?:[-\d. ]+ c\n){3,}/)

  async function download(name: string) {
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name, exact: true }).click()
    return readFile(await (await downloading).path())
  }
})
