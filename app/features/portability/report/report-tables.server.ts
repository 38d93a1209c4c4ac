import { formatDate, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { flagOf } from '#app/readings/flag-of.ts'
import {
  circumstancesText,
  converseText,
  entryText,
  measureName,
  whenText,
} from '#app/readings/measure-words.ts'
import type { Entry } from '#app/readings/measured-entry.ts'
import { asksTime, factsOf } from '#server/contract/measures.ts'
import type { MeasureValues } from './report-entries.server.ts'
import { foodDaysOf, kcalText, knownOfDays } from './report-food.ts'
import { type Column, type Document, drawTable, heading, paragraph } from './report-page.server.ts'
import { referenceOf } from './report-summary.server.ts'
import type { ReportContent } from './tracker-pdf.server.ts'

/** Side-by-side sets of a table that has only a day and a value. */
const narrowSets = 3

/** Every value with its day, newest first; values with a time have it too. Lab results share a table. */
export async function drawValueTables(document: Document, content: ReportContent): Promise<void> {
  const isLab = ({ measure }: MeasureValues) => factsOf(measure).input === 'labChip'
  for (const values of content.values.filter((one) => !isLab(one))) {
    heading(document, titleOf(values), 90)
    const reference = referenceOf(values.measure, content)
    if (reference) paragraph(document, reference)
    await (asksTime(values.measure) || values.entries.some((entry) => flagOf(entry, content.member))
      ? drawWide(document, values, content)
      : drawNarrow(document, values))
  }
  const results = content.values.filter(isLab).flatMap(({ entries }) => entries)
  if (results.length > 0) await drawLabResults(document, results, content)
  await drawFood(document, content)
}

function drawLabResults(
  document: Document,
  results: readonly Entry[],
  { member }: ReportContent,
): Promise<void> {
  heading(document, m.measurements_lab(), 90)
  return drawTable(
    document,
    [
      { title: m.measurements_column_when(), width: 3.6 },
      { title: m.portability_pdf_column_measure(), width: 4 },
      { title: m.measurements_column_value(), width: 4 },
      { title: m.portability_pdf_column_reading(), width: 3 },
    ],
    results
      .toSorted((one, other) => other.measuredOn.localeCompare(one.measuredOn))
      .map((entry) => {
        const flag = flagOf(entry, member)
        return [
          { text: whenText(entry) },
          { text: measureName(entry.kind) },
          { text: bothUnits(entry), isBold: flag !== undefined },
          { text: flag ?? '' },
        ]
      }),
  )
}

/** `104 mg/dL (5,8 mmol/L)`. */
function bothUnits(entry: Entry): string {
  const converse = converseText(entry)
  return converse ? `${entryText(entry)} (${converse})` : entryText(entry)
}

function titleOf({ measure }: MeasureValues): string {
  const measureText = measureName(measure)
  return measure === 'water' ? m.portability_pdf_day_sum({ measure: measureText }) : measureText
}

function drawWide(
  document: Document,
  { entries }: MeasureValues,
  { member }: ReportContent,
): Promise<void> {
  return drawTable(
    document,
    [
      { title: m.portability_pdf_column_date(), width: 3 },
      { title: m.measurements_time(), width: 3 },
      { title: m.measurements_column_value(), width: 4 },
      { title: m.portability_pdf_column_reading(), width: 4 },
    ],
    entries.toReversed().map((entry) => {
      const flag = flagOf(entry, member)
      return [
        { text: formatDate(entry.measuredOn) },
        { text: circumstancesText(entry) || '–' },
        { text: bothUnits(entry), isBold: flag !== undefined },
        { text: flag ?? '' },
      ]
    }),
  )
}

function drawNarrow(document: Document, { entries }: MeasureValues): Promise<void> {
  return drawTable(
    document,
    narrowColumns(),
    entries
      .toReversed()
      .map((entry) => [{ text: formatDate(entry.measuredOn) }, { text: entryText(entry) }]),
    Math.min(narrowSets, entries.length),
  )
}

async function drawFood(document: Document, { found }: ReportContent): Promise<void> {
  if (found.foodEntries.length === 0) return
  heading(document, m.portability_pdf_food(), 90)
  if (found.isCalm) return paragraph(document, m.portability_pdf_food_calm())
  const days = foodDaysOf(found)
  const mean = days.reduce((sum, { value }) => sum + value, 0) / days.length
  const meanText = m.portability_pdf_food_mean({
    kcal: formatNumber(Math.round(mean)),
    count: formatNumber(days.length),
  })
  paragraph(document, [meanText, knownOfDays(days)].filter(Boolean).join(', '))
  if (knownOfDays(days)) paragraph(document, m.portability_pdf_food_known_note())
  await drawTable(
    document,
    narrowColumns(),
    days
      .toReversed()
      .map((one) => [
        { text: formatDate(one.day) },
        { text: kcalText(one.value), below: knownOfDays([one]) },
      ]),
    Math.min(narrowSets, days.length),
  )
}

function narrowColumns(): Column[] {
  return [
    { title: m.portability_pdf_column_date(), width: 3.5 },
    { title: m.measurements_column_value(), width: 2, isNumber: true },
  ]
}
