import { formatDate, formatNumber } from '#app/i18n/format.ts'
import { axisAround } from '#app/lib/chart/chart-axis.ts'
import { chartBox, type DayValue, shapesIn } from '#app/lib/chart/chart-shapes.ts'

export type PrintedChart = {
  /** Oldest first; a line without points is not drawn. */
  lines: DayValue[][]
  dots: DayValue[]
  leastSpan: number
  startsAtZero?: boolean
}

/** Width of the labels of the vertical axis, in points. */
const labelWidth = 40
const colours = { line: '#0d7a66', grid: '#ddd8ca', quiet: '#4c625d' }

/** Draws the site's charts as vectors and moves the cursor below them. */
export function drawChart(
  document: PDFKit.PDFDocument,
  { lines, dots, leastSpan, startsAtZero = false }: PrintedChart,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  const days = dots.map(({ day }) => day).toSorted()
  const [from = '', to = from] = [days[0], days.at(-1)]
  const values = [...lines.flat(), ...dots].map(({ value }) => value)
  const axis = axisAround(values, { leastSpan, startsAtZero })
  const shapes = shapesIn({ from, to, axis })
  const scale = (width - labelWidth) / chartBox.width
  const height = chartBox.height * scale
  document.font('text').fontSize(8).fillColor(colours.quiet)
  for (const label of axis.labels) {
    const at = y + shapes.y(label) * scale
    document.text(formatNumber(label), x, at - 5, {
      width: labelWidth - 8,
      align: 'right',
      lineBreak: false,
    })
    document
      .moveTo(x + labelWidth, at)
      .lineTo(x + width, at)
      .lineWidth(0.5)
      .stroke(colours.grid)
  }
  // The same scale in both directions keeps dots round.
  document
    .save()
    .translate(x + labelWidth, y)
    .scale(scale)
  document.lineCap('round').lineJoin('round')
  if (dots.length > 0)
    document.path(shapes.dotsAt(dots)).lineWidth(7).strokeOpacity(0.35).stroke(colours.line)
  document.strokeOpacity(1)
  for (const line of lines)
    if (line.length > 1) document.path(shapes.lineThrough(line)).lineWidth(4).stroke(colours.line)
  document.restore()
  document.fillColor(colours.quiet)
  const below = y + height + 6
  document.text(formatDate(from), x + labelWidth, below, { lineBreak: false })
  if (to !== from)
    document.text(formatDate(to), x + labelWidth, below, {
      width: width - labelWidth,
      align: 'right',
      lineBreak: false,
    })
  document.x = x
  document.y = below + 14
}
