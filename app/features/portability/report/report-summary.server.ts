import { formatDate, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { wordOfScale } from '#app/i18n/scale-words.ts'
import { ageOn } from '#app/nutrition/age.ts'
import { flagOf } from '#app/readings/flag-of.ts'
import { limitsOf } from '#app/readings/limits-of.ts'
import {
  chipName,
  converseText,
  entryText,
  measureName,
  numberText,
  whenText,
} from '#app/readings/measure-words.ts'
import type { Entry } from '#app/readings/measured-entry.ts'
import { factsOf, isScale, type Measure } from '#server/contract/measures.ts'
import { type MeasureValues, periodOf } from './report-entries.server.ts'
import { foodDaysOf, kcalText, knownOfDays } from './report-food.ts'
import {
  type Cell,
  type Document,
  drawTable,
  heading,
  page,
  paragraph,
} from './report-page.server.ts'
import type { ReportContent } from './tracker-pdf.server.ts'

/** Values outside their reference in the summary; the tables mark all of them. */
const flagged = { fewest: 3, most: 8, rowHeight: 18, headHeight: 66 } as const

/** The first page: who, the period, and for each measure its latest value, range and reference. */
export async function drawSummary(document: Document, content: ReportContent): Promise<void> {
  const { found, productName, values } = content
  document.font('bold').fontSize(20).fillColor('#17302c')
  document.text(`${productName} – ${m.portability_pdf_title()}`, { width: page.width })
  document.y += 4
  await drawTable(
    document,
    [
      { title: '', width: 1 },
      { title: '', width: 2 },
    ],
    personRows(content),
    2,
  )
  paragraph(document, m.portability_pdf_note())
  if (values.length === 0 && found.foodEntries.length === 0) {
    heading(document, m.portability_pdf_empty())
    return
  }
  heading(document, m.portability_pdf_summary())
  await drawTable(
    document,
    [
      { title: m.portability_pdf_column_measure(), width: 4.2 },
      { title: m.portability_pdf_column_latest(), width: 3.6 },
      { title: m.measurements_fact_span(), width: 2.6 },
      { title: m.portability_pdf_column_count(), width: 1.2, isNumber: true },
    ],
    [...values.map((one) => summaryRow(one, content)), ...foodRow(content)],
  )
  await drawFlagged(document, content)
}

function personRows({ found, person, today }: ReportContent): Cell[][] {
  const { tracker } = found
  const { name, profile, programTitle } = person
  const period = periodOf(found)
  const span = (start: string, end: string) =>
    start === end
      ? formatDate(start)
      : m.tracker_period({ start: formatDate(start), end: formatDate(end) })
  const sexWords = { female: m.food_sex_female, male: m.food_sex_male }
  const rows: [string, string | null | undefined][] = [
    [m.portability_pdf_name(), name],
    [
      m.portability_pdf_age_and_sex(),
      profile &&
        m.portability_pdf_years({
          years: ageOn(today, profile.bornOn),
          sex: sexWords[profile.sex](),
        }),
    ],
    [m.portability_pdf_height(), profile && `${formatNumber(profile.centimetres)}\u00a0cm`],
    [
      m.portability_pdf_program(),
      [programTitle, span(tracker.startsOn, tracker.endsOn)].filter(Boolean).join(', '),
    ],
    [m.portability_pdf_period(), period && span(period.from, period.to)],
    [m.portability_pdf_made_on(), formatDate(today)],
  ]
  return rows.flatMap(([term, text]) => (text ? [[{ text: term }, { text, isBold: true }]] : []))
}

function summaryRow({ measure, entries }: MeasureValues, content: ReportContent): Cell[] {
  const last = entries.at(-1) ?? entries[0]
  const reference = referenceOf(measure, content)
  const converse = converseText(last)
  return [
    {
      text: factsOf(measure).addsUp
        ? m.portability_pdf_day_sum({ measure: measureName(measure) })
        : measureName(measure),
      isBold: true,
      ...(reference && { below: reference }),
    },
    {
      text: converse ? `${entryText(last)} (${converse})` : entryText(last),
      below: whenText(last),
    },
    { text: spanText(measure, entries) },
    { text: formatNumber(entries.length) },
  ]
}

/** The reference of a measure, as its chart draws it; empty without one. */
export function referenceOf(
  measure: Measure,
  { member, today }: Pick<ReportContent, 'member' | 'today'>,
): string {
  const { bands = [], limits = [] } = limitsOf(measure, member, today)
  return [...bands, ...limits].map(({ name }) => name).join(' · ')
}

function spanText(measure: Measure, entries: readonly Entry[]): string {
  const { unit, second } = factsOf(measure)
  const span = (values: number[]) =>
    [...new Set([Math.min(...values), Math.max(...values)].map(word))].join('–')
  const parts = [
    span(entries.map(({ value }) => value)),
    ...(second ? [span(entries.map(({ secondValue }) => secondValue ?? 0))] : []),
  ]
  return `${parts.join(' / ')}\u00a0${unit}`.trim()

  function word(value: number): string {
    return isScale(measure) ? wordOfScale(measure, value) : numberText(measure, value)
  }
}

function foodRow({ found }: ReportContent): Cell[][] {
  const days = foodDaysOf(found)
  const [first] = days
  const last = days.at(-1)
  if (!first || !last) return []
  const kcal = days.map(({ value }) => Math.round(value))
  return [
    [
      { text: m.portability_pdf_food(), isBold: true },
      {
        text: kcalText(last.value),
        below: [formatDate(last.day), knownOfDays([last])].filter(Boolean).join(', '),
      },
      {
        text: m.portability_pdf_kcal({
          kcal: [
            ...new Set([Math.min(...kcal), Math.max(...kcal)].map((one) => formatNumber(one))),
          ].join('–'),
        }),
        below: knownOfDays(days),
      },
      { text: formatNumber(days.length) },
    ],
  ]
}

async function drawFlagged(document: Document, { values, member }: ReportContent): Promise<void> {
  const found = values
    .flatMap(({ entries }) => entries)
    .flatMap((entry) => {
      const flag = flagOf(entry, member)
      return flag ? [{ entry, flag }] : []
    })
    .sort((one, other) => momentOf(other.entry).localeCompare(momentOf(one.entry)))
  if (found.length === 0) return
  const room = Math.floor((page.bottom - document.y - flagged.headHeight) / flagged.rowHeight)
  const count = Math.min(flagged.most, Math.max(flagged.fewest, room))
  heading(document, m.portability_pdf_flagged(), flagged.headHeight)
  await drawTable(
    document,
    [
      { title: m.measurements_column_when(), width: 5.2 },
      { title: m.portability_pdf_column_measure(), width: 2.8 },
      { title: m.measurements_column_value(), width: 2 },
      { title: m.portability_pdf_column_reading(), width: 3.6 },
    ],
    found
      .slice(0, count)
      .map(({ entry, flag }) => [
        { text: whenText(entry) },
        { text: chipName(entry.kind) },
        { text: entryText(entry), isBold: true },
        { text: flag },
      ]),
  )
  const more = found.length - count
  if (more > 0) paragraph(document, m.portability_pdf_flagged_more({ count: formatNumber(more) }))
}

function momentOf({ measuredOn, measuredAt }: Entry): string {
  return `${measuredOn} ${measuredAt ?? ''}`
}
