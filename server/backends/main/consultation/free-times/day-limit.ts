import { momentAt, type OpenStretch } from './open-stretches.ts'

/** Returns whether the local day of hours already has as many sessions as the practice takes a day. */
export function createDayLimit(
  { dailyLimit }: { dailyLimit: number | null },
  busy: { startsAt: Date }[],
): (day: Pick<OpenStretch, 'date' | 'zone'>) => boolean {
  if (dailyLimit === null) return () => false
  const starts = busy.map(({ startsAt }) => startsAt.getTime())
  return ({ date, zone }) => {
    const midnight = momentAt(date, 0, zone)
    const nextMidnight = momentAt(date, 24 * 60, zone)
    return starts.filter((it) => midnight <= it && it < nextMidnight).length >= dailyLimit
  }
}
