import { formatDate, formatNumber } from '#app/i18n/format.ts'
import { type AxisOptions, axisAround } from '#app/lib/chart/chart-axis.ts'
import { chartBox, type DayRange, type DayValue, shapesIn } from '#app/lib/chart/chart-shapes.ts'
import { type ChartSeries, valuesOnAxis } from '#app/ui/chart/chart-series.ts'

/** What a chart shows. A day may be a moment, such as `2026-11-25T07:10Z`. */
export type PrintedChart = {
  from: string
  to: string
  line?: DayValue[]
  dots?: DayValue[]
  /** A second value of each dot, such as the diastolic pressure, joined to it by an upright. */
  pairs?: DayRange[]
  columns?: DayValue[]
  axis: AxisOptions
  limits: Pick<ChartSeries, 'bands' | 'limits'>
}

/** Width of the labels of the vertical axis, in points. */
const labelWidth = 40
const colours = {
  line: '#0d7a66',
  grid: '#ddd8ca',
  quiet: '#4c625d',
  band: '#e4efe9',
  limit: '#b4530a',
}
/** The widths of dots, in units of the chart: smaller if they stand close. */
const dotWidths = { few: 13, many: 8 }
const manyDots = 60

/** The height of a chart with its labels, in points. */
export function chartHeight(width: number): number {
  return ((width - labelWidth) / chartBox.width) * chartBox.height + 24
}

/** Draws the site's charts as vectors and moves the cursor below them. */
export function drawChart(
  document: PDFKit.PDFDocument,
  chart: PrintedChart,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  const { from, to, line = [], dots = [], pairs = [], columns = [], limits } = chart
  const ends = pairs.map(({ day, least, most }) => [
    { day, value: least },
    { day, value: most },
  ])
  const drawnDots = [...dots, ...ends.flat()]
  const lines = [line, drawnDots].map((points) => ({ name: '', points }))
  const values = valuesOnAxis(
    {
      ...{ from, to, readings: [], ...limits },
      ...(lines[0] && { line: lines[0] }),
      ...(lines[1] && { dots: lines[1] }),
      columns: { name: '', points: columns, daysEach: 1 },
    },
    chart.axis.leastSpan,
  )
  const axis = axisAround(values, chart.axis)
  const shapes = shapesIn({ from, to, axis })
  const scale = (width - labelWidth) / chartBox.width
  const height = chartBox.height * scale
  document
    .save()
    .translate(x + labelWidth, y)
    .scale(scale)
  for (const { least, most } of limits.bands ?? []) fill(shapes.bandFrom(least, most), colours.band)
  document.restore()
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
  for (const limit of (limits.limits ?? []).flatMap((one) => one.values)) {
    const path = shapes.lineAt(limit)
    if (path) document.path(path).lineWidth(2).dash(8, { space: 8 }).stroke(colours.limit)
  }
  document.undash()
  if (columns.length > 0) fill(shapes.columnsAt(columns, 1), colours.line)
  if (line.length > 1) document.path(shapes.lineThrough(line)).lineWidth(4).stroke(colours.line)
  if (pairs.length > 0) document.path(shapes.uprightsAt(pairs)).lineWidth(3).stroke(colours.line)
  if (drawnDots.length > 0)
    document
      .path(shapes.dotsAt(drawnDots))
      .lineWidth(drawnDots.length > manyDots ? dotWidths.many : dotWidths.few)
      .stroke(colours.line)
  document.restore()
  document.fillColor(colours.quiet)
  const below = y + height + 6
  const [firstDay, lastDay] = [from, to].map((moment) => moment.slice(0, 10))
  document.text(formatDate(firstDay ?? from), x + labelWidth, below, { lineBreak: false })
  if (lastDay !== firstDay)
    document.text(formatDate(lastDay ?? to), x + labelWidth, below, {
      width: width - labelWidth,
      align: 'right',
      lineBreak: false,
    })
  document.x = x
  document.y = below + 18

  function fill(path: string, colour: string): void {
    if (path) document.path(path).fill(colour)
  }
}
