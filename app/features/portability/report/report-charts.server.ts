import { setImmediate } from 'node:timers/promises'
import { m } from '#app/i18n/paraglide/messages.js'
import { dayAfter } from '#app/lib/day-after.ts'
import { trendOf } from '#app/nutrition/weight-trend.ts'
import { limitsOf } from '#app/readings/limits-of.ts'
import { measureName } from '#app/readings/measure-words.ts'
import type { Entry } from '#app/readings/measured-entry.ts'
import { factsOf, isScale } from '#server/contract/measures.ts'
import { chartHeight, drawChart, type PrintedChart } from './print-chart.server.ts'
import type { MeasureValues } from './report-entries.server.ts'
import { foodDaysOf, knownOfDays } from './report-food.ts'
import { type Document, heading, page, paragraph } from './report-page.server.ts'
import { referenceOf } from './report-summary.server.ts'
import type { ReportContent } from './tracker-pdf.server.ts'

/** In points: three charts fit a page. */
const chartWidth = 420
/** Fewer days say more in a table. */
const fewestDays = 3

/** A chart for each measure with enough days. It yields between charts: ten years take seconds. */
export async function drawCharts(document: Document, content: ReportContent): Promise<void> {
  for (const values of content.values) {
    const days = new Set(values.entries.map(({ measuredOn }) => measuredOn))
    // A scale of words says more in its table.
    if (days.size < fewestDays || isScale(values.measure)) continue
    section(document, {
      title: m.portability_pdf_chart_of({ measure: measureName(values.measure) }),
      note: [legendOf(values), referenceOf(values.measure, content)].filter(Boolean).join(' · '),
      chart: chartOf(values, content),
    })
    await setImmediate()
  }
  const days = foodDaysOf(content.found)
  const [first] = days
  const last = days.at(-1)
  if (!first || !last || days.length < fewestDays) return
  section(document, {
    title: m.portability_pdf_chart_of({ measure: m.portability_pdf_food() }),
    note: [m.measurements_legend_sum(), knownOfDays(days)].filter(Boolean).join(' · '),
    chart: {
      ...{ from: first.day, to: last.day, columns: days, limits: {} },
      axis: { leastSpan: 400, startsAtZero: true },
    },
  })
}

function chartOf({ measure, entries }: MeasureValues, content: ReportContent): PrintedChart {
  const { look, axis } = factsOf(measure)
  const limits = limitsOf(measure, content.member, content.today)
  const last = entries.at(-1) ?? entries[0]
  const isTimed = entries.some(({ measuredAt }) => measuredAt)
  const from = entries[0].measuredOn
  const to = isTimed ? dayAfter(last.measuredOn, 1) : last.measuredOn
  const days = entries.map(({ measuredOn }) => measuredOn)
  const dots = entries.map((entry) => ({ day: momentOf(entry, isTimed), value: entry.value }))
  const frame = { from, to: isTimed ? `${to}T00:00Z` : to, axis, limits }
  switch (look) {
    case 'trend':
      return {
        ...frame,
        dots,
        line: trendOf(
          entries.map(({ measuredOn, value: kilograms }) => ({ measuredOn, kilograms })),
        ).map(({ measuredOn: day, trendKilograms: value }) => ({ day, value })),
      }
    case 'pair':
      return {
        ...frame,
        pairs: entries.map((entry) => ({
          day: momentOf(entry, isTimed),
          least: entry.secondValue ?? entry.value,
          most: entry.value,
        })),
      }
    case 'columns':
      return { ...frame, columns: dots }
    case 'line':
      // A line through several values of a day would only go up and down.
      return { ...frame, dots, ...(new Set(days).size === days.length && { line: dots }) }
  }
}

/** A value without a time stands in the middle of its day. */
function momentOf({ measuredOn, measuredAt }: Entry, isTimed: boolean): string {
  return isTimed ? `${measuredOn}T${measuredAt ?? '12:00'}Z` : measuredOn
}

function legendOf({ measure }: MeasureValues): string {
  switch (factsOf(measure).look) {
    case 'trend':
      return m.portability_pdf_legend_trend()
    case 'pair':
      return m.portability_pdf_legend_pair()
    case 'columns':
      return m.measurements_legend_sum()
    case 'line':
      return ''
  }
}

type Section = { title: string; note: string; chart: PrintedChart }

function section(document: Document, { title, note, chart }: Section): void {
  // Keeps a heading on the page of its chart.
  heading(document, title, chartHeight(chartWidth) + 62)
  if (note) paragraph(document, note)
  document.y += 8
  drawChart(document, chart, { x: page.margin, y: document.y, width: chartWidth })
}
