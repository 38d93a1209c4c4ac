import { buffer } from 'node:stream/consumers'
import { formatDate, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { registerFonts } from '#app/lib/print-fonts.server.ts'
import { type MeasuredMember, measuredMemberOf } from '#app/readings/measured-member.ts'
import type { TrackerExport } from '#server/contract/tracker-export.schema.ts'
import { drawCharts } from './report-charts.server.ts'
import { valuesOf } from './report-entries.server.ts'
import { type Document, drawFooters, heading, page, paragraph } from './report-page.server.ts'
import type { ReportPerson } from './report-person.server.ts'
import { drawSummary } from './report-summary.server.ts'
import { drawValueTables } from './report-tables.server.ts'

export type Report = {
  found: TrackerExport
  person: ReportPerson
  productName: string
}

/** What each part of a report draws. */
export type ReportContent = Report & {
  values: ReturnType<typeof valuesOf>
  member: MeasuredMember | undefined
  /** The day on which the report is made. */
  today: string
}

/**
 * Renders a tracker as an A4 report for a doctor, in the language of the request. It has a summary,
 * then every value with its day and time, then charts.
 */
export async function renderTrackerPdf(report: Report): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded on demand: only a request for a report pays for the library and its fonts.
  const { default: PdfDocument } = await import('pdfkit')
  const { found, person, productName } = report
  const title = m.portability_pdf_title()
  const document = new PdfDocument({
    size: 'A4',
    margins: { top: page.margin, left: page.margin, right: page.margin, bottom: 56 },
    lang: getLocale(),
    bufferPages: true,
    info: { Title: title, Author: productName, CreationDate: new Date(found.exportedAt) },
  })
  await registerFonts(document, [person.name, person.programTitle])
  const bytes = buffer(document)
  const today = dayInJakarta(new Date(found.exportedAt))
  const content: ReportContent = {
    ...report,
    values: valuesOf(found),
    member: measuredMemberOf({ profile: person.profile, isCalm: found.isCalm }, today),
    today,
  }
  await drawSummary(document, content)
  drawGoals(document, found.goals)
  await drawValueTables(document, content)
  await drawCharts(document, content)
  const about = [`${productName} – ${title}`, person.name, formatDate(today)]
  drawFooters(document, about.filter(Boolean).join(' · '))
  document.end()
  return new Uint8Array(await bytes)
}

function drawGoals(document: Document, goals: TrackerExport['goals']): void {
  if (goals.length === 0) return
  heading(document, m.portability_pdf_goals())
  for (const goal of goals)
    paragraph(
      document,
      m.portability_pdf_goal({
        start: tenth(goal.startKilograms),
        target: tenth(goal.targetKilograms),
        weeks: goal.weeks,
        date: formatDate(goal.startsOn),
      }),
    )
}

function tenth(kilograms: number): string {
  return formatNumber(kilograms, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}
