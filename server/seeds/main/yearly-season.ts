import { dayInJakarta, startInJakarta } from '#app/lib/day-in-jakarta.ts'

/** Days of every year as `MM-DD`, in Jakarta. `until` is the day after the last, maybe of the next year. */
export type YearlySeason = { from: string; until: string }

type Period = { startsAt: Date; endsAt: Date }

/** Returns the season that runs now, or else the next one. */
export function seasonFrom(now: Date, season: YearlySeason): Period {
  const found = seasonsAround(now, season).find(({ endsAt }) => endsAt > now)
  if (!found) throw new Error('A season comes every year')
  return found
}

/** Returns the last season that is over. */
export function seasonBefore(now: Date, season: YearlySeason): Period {
  const found = seasonsAround(now, season).findLast(({ endsAt }) => endsAt <= now)
  if (!found) throw new Error('A season comes every year')
  return found
}

function seasonsAround(now: Date, { from, until }: YearlySeason): Period[] {
  const thisYear = Number(dayInJakarta(now).slice(0, 4))
  return [-2, -1, 0, 1].map((years) => {
    const year = thisYear + years
    return {
      startsAt: startInJakarta(`${year}-${from}`),
      endsAt: startInJakarta(`${until > from ? year : year + 1}-${until}`),
    }
  })
}
