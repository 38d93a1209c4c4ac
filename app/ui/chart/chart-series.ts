import type { DayRange, DayValue } from '#app/lib/chart/chart-shapes.ts'

/** A place on the chart that can be read, and what is said of it once it is. */
export type ChartReading = DayValue & { text: () => string }

/** What a chart draws. Everything but the readings is optional and has its own look. */
export type ChartSeries = {
  /** `YYYY-MM-DD`, both days included. */
  from: string
  to: string
  /** The one strong line, and the ground under it. */
  line?: { name: string; points: DayValue[]; isFilled?: boolean }
  /** A line beside it, such as the lower of two pressures. */
  secondLine?: { name: string; points: DayValue[] }
  /** Pale dots: what was measured. */
  dots?: { name: string; points: DayValue[] }
  /** From the least to the most of each point. */
  ranges?: { name: string; points: DayRange[] }
  /** Amounts that add up, each as wide as so many days. */
  columns?: { name: string; points: DayValue[]; daysEach: number }
  /** Where a value is as it should be; open to a side without a number. */
  bands?: { name: string; least?: number; most?: number }[]
  /** Lines that mean something, such as where a class begins. */
  limits?: { name: string; values: number[] }[]
  /** A way through time, such as from a start to a goal. */
  corridor?: { name: string; points: DayRange[] }
  /** Oldest first: what arrow keys and a finger step through. */
  readings: ChartReading[]
}

/** Numbers that the vertical axis has room for. A band far away does not flatten what was measured. */
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
