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

const person = {
  name: 'Sari Wulandari',
  programTitle: 'Gula Darah Terkendali',
  profile: {
    ...{ sex: 'female' as const, bornOn: '1988-04-02', centimetres: 158 },
    ...{ activity: 'light' as const, eatingCheck: null },
    ...{ isPregnant: false, isLactating: false, hasDisease: false },
  },
}
const measuredOn = '2026-03-01'
const at = { createdAt: '2026-03-01T05:00:00Z', secondValue: null }
const measured: TrackerExport = {
  ...found,
  weights: [{ measuredOn: '2026-02-20', kilograms: 72.5 }],
  measurements: [
    {
      ...{ ...at, id: 'sugar-01', kind: 'randomGlucose', measuredOn, value: 320 },
      ...{ measuredAt: '19:10', mealTiming: 'after' },
    },
    {
      ...{ ...at, id: 'sugar-02', kind: 'randomGlucose', measuredOn, value: 65 },
      ...{ measuredAt: '06:30', mealTiming: 'before' },
    },
    {
      ...{ ...at, id: 'pressure-01', kind: 'bloodPressure', measuredOn, value: 152 },
      ...{ secondValue: 94, measuredAt: '07:00' },
    },
    { ...at, id: 'water-001', kind: 'water', measuredOn, value: 240 },
    { ...at, id: 'water-002', kind: 'water', measuredOn, value: 240 },
  ],
}

test('a report says whom it is about, over which days, and who wrote it down', async () => {
  overwriteGetLocale(() => 'id')
  const text = await textOf(measured)
  for (const line of [
    'Sari Wulandari',
    '37\u00a0tahun, Perempuan',
    '158\u00a0cm',
    '20\u00a0Februari 2026 sampai 2\u00a0Maret 2026',
    'Dicatat sendiri oleh anggota. Bukan diagnosis.',
  ])
    expect(text).toContain(line)
  expect(text).toContain('Gula Darah Terkendali,')
  expect(await textOf(measured, { ...person, name: '' })).not.toContain('Sari')
})

test.each(['王小明', 'Арина', 'தமிழ்', 'ไทย', '김민수'])(
  'a report of %s has the name as text',
  async (name) => {
    const { text } = readPdf(await pdfOf(measured, { ...person, name }))
    expect(text.replaceAll('\n', '').split(name).length - 1).toBeGreaterThan(1)
  },
)

test('each glucose and pressure stands in the report with its time and side of the reference', async () => {
  const text = await textOf(measured)
  expect(text).toContain('1\u00a0March 2026, 19:10, after a meal')
  expect(text).toContain('65\u00a0mg/dL (3.6\u00a0mmol/L)')
  expect(text).toContain('320\u00a0mg/dL (17.8\u00a0mmol/L)')
  expect(text).toContain('152/94\u00a0mmHg')
  expect(text.split('Above the reference').length - 1).toBe(2)
  expect(text.split('Below the reference').length - 1).toBe(2)
  expect(text).toContain('65–320\u00a0mg/dL')
})

test('water and food are sums of a day', async () => {
  const text = await textOf(measured)
  expect(text).toContain('480\u00a0ml')
  expect(text).not.toContain('240\u00a0ml')
  expect(text).toContain('195\u00a0kcal')
  expect(await textOf({ ...measured, isCalm: true })).not.toContain('kcal')
})

test('[S2.26] a report says for how much of a sum its foods have a source', async () => {
  const estimate = { ...eaten, id: 'entry-0003', food: { ...eaten.food, known: { energyKcal: 0 } } }
  const partly = { ...found, foodEntries: [...found.foodEntries, estimate] }
  const text = await textOf(partly)
  expect(text).toContain('390\u00a0kcal known for 50%')
  expect(text).toContain('On average 293\u00a0kcal on 2\u00a0days with entries, known for 66%')
  expect(text).toContain('The rest is estimated')
  expect(await textOf(found)).not.toContain('known for')
})

test('a chart is drawn from three days on', async () => {
  const third = { ...eaten, id: 'entry-0003', eatenOn: '2026-02-28' }
  const withThird = { ...found, foodEntries: [...found.foodEntries, third] }
  expect(await textOf(found)).not.toContain('Chart:')
  expect(await textOf(withThird)).toContain('Chart: Energy a day')
  expect(await textOf({ ...withThird, isCalm: true })).not.toContain('Chart:')
})

test('ten years of weights have no page without rows', async () => {
  const weights = Array.from({ length: 900 }, (_, index) => ({
    measuredOn: new Date(Date.UTC(2023, 0, 1 + index)).toISOString().slice(0, 10),
    kilograms: 70 + (index % 9),
  }))
  const pdf = await pdfOf({ ...found, weights })
  const pages = pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length
  expect(readPdf(pdf).text).toContain(`1 / ${pages}`)
  expect(pages).toBeLessThan(11)
})

test('the fonts of a report have every letter of both languages', async () => {
  for (const locale of ['id', 'en'] as const) {
    overwriteGetLocale(() => locale)
    const { drawing } = readPdf(await pdfOf(measured))
    const glyphs = Array.from(drawing.matchAll(/<([\da-f]+)>/g), ([, hex = '']) => hex)
      .join('')
      .match(/.{4}/g)
    expect(glyphs?.length).toBeGreaterThan(100)
    // Glyph 0 is the box for a missing character.
    expect(glyphs).not.toContain('0000')
  }
})

async function pdfOf(of: TrackerExport, about = person): Promise<Buffer> {
  return Buffer.from(await renderTrackerPdf({ found: of, person: about, productName: 'Seimbang' }))
}

async function textOf(of: TrackerExport, about = person): Promise<string> {
  // A cell may break a line.
  return readPdf(await pdfOf(of, about)).text.replaceAll(/[ \n]+/g, ' ')
}
