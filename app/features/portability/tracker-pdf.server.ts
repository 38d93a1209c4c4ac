import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { formatDate, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { withoutJoiners } from '#app/lib/plain-text.ts'
import { type TrendPoint, trendOf } from '#app/nutrition/weight-trend.ts'
import { entryText } from '#app/readings/measure-words.ts'
import { measurementKinds } from '#server/contract/measures.ts'
import type { TrackerExport } from '#server/contract/tracker-export.schema.ts'
import { drawChart, type PrintedChart } from './print-chart.server.ts'

const page = { margin: 56, width: 595.28 - 2 * 56, bottom: 841.89 - 56 }
const colours = { ink: '#17302c', quiet: '#4c625d', line: '#ddd8ca' }
const weightColumns = 4

/** Renders a tracker as an A4 report with vector charts, in the language of the request. */
export async function renderTrackerPdf(found: TrackerExport, productName: string) {
  // Loaded on demand: only a request for a report pays for the library and its fonts.
  const { default: PdfDocument } = await import('pdfkit')
  const title = m.portability_pdf_title()
  const document = new PdfDocument({
    size: 'A4',
    margin: page.margin,
    lang: getLocale(),
    info: { Title: title, Author: productName, CreationDate: new Date(found.exportedAt) },
  })
  const require = createRequire(import.meta.url)
  const folder = '@expo-google-fonts/plus-jakarta-sans'
  document
    .registerFont('text', require.resolve(`${folder}/400Regular/PlusJakartaSans_400Regular.ttf`))
    .registerFont('bold', require.resolve(`${folder}/700Bold/PlusJakartaSans_700Bold.ttf`))
  const bytes = buffer(document)
  const points = trendOf(found.weights)
  drawHead(document, found, `${productName} – ${title}`)
  drawWeight(document, points)
  await drawMeasurements(document, found.measurements)
  drawFood(document, found)
  drawGoals(document, found.goals)
  await drawWeights(document, points)
  document.end()
  return new Uint8Array(await bytes)
}

type Document = PDFKit.PDFDocument

function drawHead(
  document: Document,
  { tracker, exportedAt, ...rows }: TrackerExport,
  title: string,
) {
  const period = { start: formatDate(tracker.startsOn), end: formatDate(tracker.endsOn) }
  document.font('bold').fontSize(20).fillColor(colours.ink).text(title)
  quiet(document, m.tracker_period(period))
  quiet(document, m.portability_pdf_made({ date: formatDate(exportedAt) }))
  quiet(document, m.portability_pdf_note())
  const isEmpty = [rows.weights, rows.measurements, rows.foodEntries].every((all) => !all.length)
  if (isEmpty) document.moveDown(1).fillColor(colours.ink).text(m.portability_pdf_empty())
}

function drawWeight(document: Document, points: TrendPoint[]) {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return
  section(document, m.portability_pdf_weight(), {
    note: m.portability_pdf_weight_change({
      first: tenth(first.trendKilograms),
      start: formatDate(first.measuredOn),
      last: tenth(last.trendKilograms),
      end: formatDate(last.measuredOn),
    }),
    chart: {
      lines: [points.map((point) => ({ day: point.measuredOn, value: point.trendKilograms }))],
      dots: points.map((point) => ({ day: point.measuredOn, value: point.kilograms })),
      leastSpan: 4,
    },
  })
}

/** Ten years of a kind take a tenth of a second, so it yields to other requests in between. */
async function drawMeasurements(document: Document, all: TrackerExport['measurements']) {
  for (const kind of measurementKinds) {
    const ofKind = all.filter((one) => one.kind === kind)
    const last = ofKind.at(-1)
    if (!last) continue
    const values = ofKind.map((one) => ({ day: one.measuredOn, value: one.value }))
    const seconds = ofKind.flatMap((one) =>
      one.secondValue === null ? [] : [{ day: one.measuredOn, value: one.secondValue }],
    )
    section(document, m.measures_name({ measure: kind }), {
      note: m.portability_pdf_latest({
        value: entryText(last),
        date: formatDate(last.measuredOn),
      }),
      chart: { lines: [values, seconds], dots: [...values, ...seconds], leastSpan: 4 },
    })
    await setImmediate()
  }
}

function drawFood(document: Document, { foodEntries, isCalm }: TrackerExport) {
  const kcalOfDay = new Map<string, number>()
  for (const { eatenOn, grams, food } of foodEntries) {
    const kcal = (food.per100g.energyKcal * grams) / 100
    kcalOfDay.set(eatenOn, (kcalOfDay.get(eatenOn) ?? 0) + kcal)
  }
  if (kcalOfDay.size === 0) return
  if (isCalm) {
    heading(document, m.portability_pdf_food())
    return quiet(document, m.portability_pdf_food_calm())
  }
  const days = [...kcalOfDay].map(([day, value]) => ({ day, value }))
  const mean = days.reduce((sum, { value }) => sum + value, 0) / days.length
  section(document, m.portability_pdf_food(), {
    note: m.portability_pdf_food_mean({
      kcal: formatNumber(Math.round(mean)),
      count: formatNumber(days.length),
    }),
    chart: { lines: [], dots: days, leastSpan: 400, startsAtZero: true },
  })
}

function drawGoals(document: Document, goals: TrackerExport['goals']) {
  if (goals.length === 0) return
  heading(document, m.portability_pdf_goals())
  for (const goal of goals)
    quiet(
      document,
      m.portability_pdf_goal({
        start: tenth(goal.startKilograms),
        target: tenth(goal.targetKilograms),
        weeks: goal.weeks,
        date: formatDate(goal.startsOn),
      }),
    )
}

/** Lists every weight in columns. Ten years take seconds, so it yields to other requests in between. */
async function drawWeights(document: Document, points: TrendPoint[]): Promise<void> {
  if (points.length === 0) return
  heading(document, m.portability_pdf_weights())
  document.font('text').fontSize(9).fillColor(colours.ink)
  const width = page.width / weightColumns
  for (let from = 0; from < points.length; from += weightColumns) {
    if (document.y + 14 > page.bottom) {
      document.addPage()
      await setImmediate()
    }
    const top = document.y
    for (const [column, point] of points.slice(from, from + weightColumns).entries())
      document.text(
        `${point.measuredOn}   ${tenth(point.kilograms)} kg`,
        page.margin + column * width,
        top,
        { width, lineBreak: false },
      )
    document.x = page.margin
    document.y = top + 14
  }
}

function section(
  document: Document,
  title: string,
  { note, chart }: { note: string; chart: PrintedChart },
) {
  // Keeps a heading on the page of its chart.
  if (document.y + 260 > page.bottom) document.addPage()
  heading(document, title)
  quiet(document, note)
  document.moveDown(0.6)
  drawChart(document, chart, { x: page.margin, y: document.y, width: page.width })
}

function heading(document: Document, text: string) {
  if (document.y + 60 > page.bottom) document.addPage()
  document.moveDown(1.2).font('bold').fontSize(14).fillColor(colours.ink)
  document.text(withoutJoiners(text), page.margin, document.y, { width: page.width })
}

function quiet(document: Document, text: string) {
  document.font('text').fontSize(10).fillColor(colours.quiet)
  document.text(withoutJoiners(text), page.margin, document.y + 2, { width: page.width })
}

function tenth(kilograms: number): string {
  return formatNumber(kilograms, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}
