import { chartBox, type shapesIn } from '#app/lib/chart/chart-shapes.ts'
import type { ChartSeries } from './chart-series.ts'

type ChartMarksProps = {
  series: ChartSeries
  shapes: ReturnType<typeof shapesIn>
  /** The number of grid lines. */
  lineCount: number
}

/** Keeps the stroke width when the drawing is stretched. */
const steady = { vectorEffect: 'non-scaling-stroke' } as const

/** All marks, palest first. */
export function ChartMarks({ series, shapes, lineCount }: ChartMarksProps) {
  const { line, secondLine, dots, ranges, columns, bands = [], limits = [], corridor } = series
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      {bands.map(({ name, least, most }) => (
        <path key={name} d={shapes.bandFrom(least, most)} className="fill-program-500/15" />
      ))}
      <path d={gridOf(lineCount)} className="stroke-line" {...steady} />
      {corridor && (
        <path d={shapes.areaBetween(corridor.points)} className="fill-secondary-300/35" />
      )}
      {limits.map(({ name, values }) => (
        <path
          key={name}
          d={values.map(shapes.lineAt).join('')}
          strokeWidth="2"
          strokeDasharray="2 7"
          className="stroke-anomaly-ink opacity-70"
          {...steady}
        />
      ))}
      {columns && (
        <path
          d={shapes.columnsAt(columns.points, columns.daysEach)}
          className="fill-action opacity-70"
        />
      )}
      {ranges && (
        <path
          d={shapes.uprightsAt(ranges.points)}
          strokeWidth="4"
          className="stroke-action opacity-25"
          {...steady}
        />
      )}
      {dots && (
        <path
          d={shapes.dotsAt(dots.points)}
          strokeWidth="7"
          className="stroke-action opacity-60"
          {...steady}
        />
      )}
      {line?.isFilled && (
        <path d={shapes.areaUnder(line.points)} className="fill-action opacity-8" />
      )}
      {secondLine && <Line points={secondLine.points} shapes={shapes} isDashed />}
      {line && <Line points={line.points} shapes={shapes} />}
    </g>
  )
}

type LineProps = Pick<ChartMarksProps, 'shapes'> & {
  points: NonNullable<ChartSeries['line']>['points']
  isDashed?: boolean
}

function Line({ points, shapes, isDashed = false }: LineProps) {
  return (
    <g className="stroke-action">
      <path
        d={shapes.lineThrough(points)}
        strokeWidth="3"
        {...(isDashed && { strokeDasharray: '1 6' })}
        {...steady}
      />
      <path d={shapes.dotsAt(points.slice(-1))} strokeWidth="12" {...steady} />
    </g>
  )
}

function gridOf(lineCount: number): string {
  const gap = chartBox.height / Math.max(1, lineCount - 1)
  return Array.from(
    { length: lineCount },
    (_, i) => `M0 ${(i * gap).toFixed(1)}H${chartBox.width}`,
  ).join('')
}
