import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { csvTablesOf, readTable } from '#app/features/portability/csv-tables.fixture.ts'
import { csvFilesOf } from '#app/features/portability/tracker-csv.ts'
import {
  type MainFixture,
  openMainFixture,
} from '#server/backends/main/tests/main-backend.fixture.ts'
import { createWholeMember } from '#server/backends/main/tests/whole-member.fixture.ts'
import { trackerExportSchema } from '#server/contract/tracker-export.schema.ts'

let main: MainFixture
beforeAll(async () => {
  main = await openMainFixture()
})
afterAll(() => main.close())

test('[S2.26] every table of an export becomes a CSV file with all its rows and fields', async () => {
  const { token, trackerId } = await createWholeMember(main)
  const { body } = await main.get(`/v1/trackers/${trackerId}/export`, { token })
  const found = v.parse(trackerExportSchema, body.data)
  const tables = Object.fromEntries(
    csvFilesOf(found).map(({ name, content }) => [name, readTable(String(content))]),
  )
  expect(tables).toEqual(csvTablesOf(found))
  // One file per table and one for the tracker itself.
  const tableCount = Object.values(found).filter(Array.isArray).length
  expect(Object.keys(tables)).toHaveLength(tableCount + 1)
  for (const [name, rows] of Object.entries(tables)) expect([name, rows.length]).not.toContain(0)
})
