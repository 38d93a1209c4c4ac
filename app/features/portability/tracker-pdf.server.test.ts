import { afterEach, expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/i18n/paraglide/runtime.js'
import type { TrackerExport } from '#server/contract/tracker-export.schema.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import { renderTrackerPdf } from './tracker-pdf.server.ts'

afterEach(() => overwriteGetLocale(() => 'en'))

const per100g = {
  ...{ energyKcal: 130, proteinG: 2.7, fatG: 0.3, carbohydrateG: 28 },
  ...{ fibreG: 0.4, addedSugarG: 0, sodiumMg: 1 },
}
const eaten: TrackerExport['foodEntries'][number] = {
  id: 'entry-0001',
  eatenOn: '2026-03-01',
  meal: 'lunch',
  foodId: 'nasi-putih',
  measure: 'gram',
  amount: 150,
  grams: 150,
  food: {
    names: { id: 'Nasi', en: 'Rice' },
    per100g,
    minerals: null,
    vitamins: null,
    plate: { staple: 1, side: 0, vegetables: 0, fruit: 0 },
    confidence: 'high',
    source: { kind: 'estimate' },
    edition: '2026-11-21',
  },
  createdAt: '2026-03-01T05:00:00Z',
}
const found: TrackerExport = {
  schemaVersion: 1,
  exportedAt: '2026-03-02T03:00:00Z',
  tracker: {
    ...{ id: 'a', programSlug: 'seimbang-harian', sessionBalance: 2 },
    ...{ startsOn: '2026-03-01', endsOn: '2026-04-01', endedBy: null },
  },
  isCalm: false,
  weights: [],
  measurements: [],
  foodEntries: [eaten, { ...eaten, id: 'entry-0002', eatenOn: '2026-03-02' }],
  plannedFoods: [],
  goals: [],
  ownFoods: [],
  reminders: [],
  photos: [],
}

test('a report draws the energy of each day, but not for a member in calm mode', async () => {
  expect(linesIn(await renderTrackerPdf(found, 'Seimbang'))).toBeGreaterThan(0)
  expect(linesIn(await renderTrackerPdf({ ...found, isCalm: true }, 'Seimbang'))).toBe(0)
})

test('the fonts of a report have every letter of both languages', async () => {
  for (const locale of ['id', 'en'] as const) {
    overwriteGetLocale(() => locale)
    const { drawing } = readPdf(Buffer.from(await renderTrackerPdf(found, 'Seimbang')))
    const glyphs = Array.from(drawing.matchAll(/<([\da-f]+)>/g), ([, hex = '']) => hex)
      .join('')
      .match(/.{4}/g)
    expect(glyphs?.length).toBeGreaterThan(100)
    // Glyph 0 is the box for a missing character.
    expect(glyphs).not.toContain('0000')
  }
})

/** Counts lines, which only the grid and the dots of a chart draw. */
function linesIn(pdf: Uint8Array): number {
  return readPdf(Buffer.from(pdf)).drawing.match(/^[-\d. ]+ l$/gm)?.length ?? 0
}
