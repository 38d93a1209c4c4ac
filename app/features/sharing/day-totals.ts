import { addsUp } from '#server/contract/series.schema.ts'
import type { SharedMeasurement } from '#server/contract/share.schema.ts'

/** Adds up a kind that is counted through the day, such as water. Other kinds stay as measured. */
export function dayTotalsOf(ofKind: SharedMeasurement[]): SharedMeasurement[] {
  const days = new Map<string, SharedMeasurement>()
  for (const one of ofKind) {
    if (!addsUp(one.kind)) return ofKind
    const value = one.value + (days.get(one.measuredOn)?.value ?? 0)
    days.set(one.measuredOn, { ...one, value })
  }
  return [...days.values()]
}
