import type { ReactNode } from 'react'
import type { ChartSeries } from './chart-series.ts'

/** Explains each mark with the same strokes, because print drops backgrounds. */
export function ChartLegend({ series }: { series: ChartSeries }) {
  const { line, secondLine, dots, ranges, columns, bands = [], limits = [], corridor } = series
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {line && (
        <Entry name={line.name}>
          <path d="M2 8h20" strokeWidth="3" className="stroke-action" />
        </Entry>
      )}
      {secondLine && (
        <Entry name={secondLine.name}>
          <path d="M2 8h20" strokeWidth="3" strokeDasharray="1 6" className="stroke-action" />
        </Entry>
      )}
      {columns && (
        <Entry name={columns.name}>
          <path d="M8 14V3h8v11Z" className="fill-action opacity-70" />
        </Entry>
      )}
      {dots && (
        <Entry name={dots.name}>
          <path d="M12 8h0" strokeWidth="8" className="stroke-action opacity-60" />
        </Entry>
      )}
      {ranges && (
        <Entry name={ranges.name}>
          <path d="M12 3v10" strokeWidth="4" className="stroke-action opacity-25" />
        </Entry>
      )}
      {corridor && (
        <Entry name={corridor.name}>
          <path d="M2 3h20v10H2Z" className="fill-secondary-300/50" />
        </Entry>
      )}
      {limits.map(({ name }) => (
        <Entry key={name} name={name}>
          <path
            d="M2 8h20"
            strokeWidth="2"
            strokeDasharray="2 6"
            className="stroke-anomaly-ink opacity-70"
          />
        </Entry>
      ))}
      {bands.map(({ name }) => (
        <Entry key={name} name={name}>
          <path d="M2 3h20v10H2Z" className="fill-program-500/25" />
        </Entry>
      ))}
    </ul>
  )
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-2">
      <svg
        viewBox="0 0 24 16"
        fill="none"
        strokeLinecap="round"
        aria-hidden="true"
        className="h-4 w-6 shrink-0"
      >
        {children}
      </svg>
      {name}
    </li>
  )
}
