import type { DayRange, DayValue } from '#app/lib/chart/chart-shapes.ts'

/** A point that the visitor can step to, with its text. */
export type ChartReading = DayValue & { text: () => string }

/** The content of a chart. Each part has its own look. */
export type ChartSeries = {
  /** `YYYY-MM-DD`, both days included. */
  from: string
  to: string
  /** The one strong line; `isFilled` fills the area below it. */
  line?: { name: string; points: DayValue[]; isFilled?: boolean }
  /** A second line, such as the diastolic pressure. */
  secondLine?: { name: string; points: DayValue[] }
  /** Pale dots for measured values. */
  dots?: { name: string; points: DayValue[] }
  /** A span from least to most at each point. */
  ranges?: { name: string; points: DayRange[] }
  /** Amounts that add up, each `daysEach` wide. */
  columns?: { name: string; points: DayValue[]; daysEach: number }
  /** Ranges of good values. A missing end leaves that side open. */
  bands?: { name: string; least?: number; most?: number }[]
  /** Horizontal lines, such as the start of a class. */
  limits?: { name: string; values: number[] }[]
  /** A range that changes over time, such as from a start to a goal. */
  corridor?: { name: string; points: DayRange[] }
  /** Oldest first. */
  readings: ChartReading[]
}

/** Returns the values the axis must show. Leaves out far bands, which would flatten the data. */
export function valuesOnAxis(series: ChartSeries, leastSpan: number): number[] {
  const measured = [
    ...[series.line, series.secondLine, series.dots, series.columns].flatMap((part) =>
      (part?.points ?? []).map(({ value }) => value),
    ),
    ...[series.ranges, series.corridor].flatMap((part) =>
      (part?.points ?? []).flatMap(({ least, most }) => [least, most]),
    ),
  ]
  const low = Math.min(...measured)
  const high = Math.max(...measured)
  const reach = Math.max(leastSpan, high - low)
  const limits = [
    ...(series.bands ?? []).flatMap(({ least, most }) => [least ?? [], most ?? []].flat()),
    ...(series.limits ?? []).flatMap(({ values }) => values),
  ]
  return [...measured, ...limits.filter((limit) => limit >= low - reach && limit <= high + reach)]
}
