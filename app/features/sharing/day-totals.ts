import { addsUp } from '#server/contract/series.schema.ts'
import type { SharedMeasurement } from '#server/contract/share.schema.ts'

/**
 * Measurements of one kind, in order of days. What is counted through a day, as water is glass by
 * glass, becomes one amount a day; everything else stays as it was measured.
 */
export function dayTotalsOf(ofKind: SharedMeasurement[]): SharedMeasurement[] {
  const days = new Map<string, SharedMeasurement>()
  for (const one of ofKind) {
    if (!addsUp(one.kind)) return ofKind
    const value = one.value + (days.get(one.measuredOn)?.value ?? 0)
    days.set(one.measuredOn, { ...one, value })
  }
  return [...days.values()]
}
