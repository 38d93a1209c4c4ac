import type { Diary } from './brief.fixture.ts'

// Recalculates a brief by the plainest code, one day after another. It shares no code with the brief.

const dayMs = 86_400_000
const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs
export const dayBefore = (day: string, count: number) =>
  new Date((dayNumber(day) - count) * dayMs).toISOString().slice(0, 10)

const within = (day: string, today: string, count: number) =>
  day <= today && dayNumber(today) - dayNumber(day) < count

/** The trend of each weighed day: every day covers a tenth of the distance to the next weight. */
function trends({ weights }: Diary, today: string): Map<string, number> {
  const found = new Map<string, number>()
  let trend: number | undefined
  let last = 0
  for (const { measuredOn, kilograms } of weights.toSorted(byDay)) {
    if (measuredOn > today) break
    if (trend === undefined) trend = kilograms
    else
      for (let day = last; day < dayNumber(measuredOn); day += 1) trend += (kilograms - trend) / 10
    last = dayNumber(measuredOn)
    found.set(measuredOn, trend)
  }
  return found
}

const byDay = (one: { measuredOn: string }, other: { measuredOn: string }) =>
  one.measuredOn < other.measuredOn ? -1 : 1

export function paceByHand(diary: Diary, today: string, days: number) {
  const all = [...trends(diary, today)].filter(([day]) => within(day, today, days))
  const [first, last] = [all[0], all.at(-1)]
  const apart = first && last ? dayNumber(last[0]) - dayNumber(first[0]) : 0
  const counts = { windowDays: days, dayCount: all.length }
  if (!first || !last || all.length < 3 || apart * 2 < days)
    return { ...counts, kilogramsPerWeek: null, percentPerWeek: null }
  return {
    ...counts,
    kilogramsPerWeek: ((last[1] - first[1]) * 7) / apart,
    percentPerWeek: (((last[1] - first[1]) / first[1]) * 700) / apart,
  }
}

export function lastWeightByHand(diary: Diary, today: string) {
  return [...trends(diary, today)].at(-1)
}

export function flagsByHand({ measurements }: Diary, today: string): string[] {
  return measurements
    .filter(({ kind, value, secondValue = 0, measuredOn }) => {
      if (!within(measuredOn, today, 28)) return false
      if (kind === 'bloodPressure') return value >= 180 || secondValue >= 110
      return /Glucose$/.test(kind) && (value < 70 || value > 300)
    })
    .map(({ kind, measuredOn, value }) => `${measuredOn} ${kind} ${value}`)
    .toSorted()
}

/** The last two days of a kind, by name: `2026-03-01 80 2026-02-20 81`. */
export function lastTwoByHand({ measurements }: Diary, kinds: string[]): string[] {
  return kinds.flatMap((kind) => {
    const ofKind = measurements.filter((row) => row.kind === kind).toSorted(byDay)
    const last = ofKind.at(-1)
    const before = ofKind.at(-2)
    if (!last) return []
    return [[kind, last.measuredOn, last.value, before?.measuredOn, before?.value].join(' ')]
  })
}

export function wellbeingByHand({ measurements }: Diary, today: string, kind: string) {
  const days = new Map<string, number[]>()
  for (const row of measurements)
    if (row.kind === kind && within(row.measuredOn, today, 14))
      days.set(row.measuredOn, [...(days.get(row.measuredOn) ?? []), row.value])
  if (days.size === 0) return undefined
  const values = [...days.values()].map((all) => {
    const sum = all.reduce((one, other) => one + other, 0)
    return kind === 'water' ? sum : sum / all.length
  })
  if (days.size < 3) return { dayCount: days.size, mean: null, least: null }
  const mean = values.reduce((one, other) => one + other, 0) / values.length
  return { dayCount: days.size, mean, least: Math.min(...values) }
}

export function foodByHand({ foods }: Diary, today: string) {
  const known = foods.filter(({ eatenOn }) => eatenOn <= today)
  const recent = known.filter(({ eatenOn }) => within(eatenOn, today, 28))
  const logged = new Set(recent.map(({ eatenOn }) => eatenOn))
  const hasOlder = known.some(({ eatenOn }) => !within(eatenOn, today, 28))
  const window: string[] = []
  for (let back = 27; back >= 0; back -= 1) {
    const day = dayBefore(today, back)
    if (hasOlder || window.length > 0 || logged.has(day)) window.push(day)
  }
  const gaps: string[] = []
  let run: string[] = []
  for (const day of [...window, '']) {
    if (day && !logged.has(day)) run.push(day)
    else {
      if (run.length > 1) gaps.push(`${run[0]} ${run.at(-1)} ${run.length}`)
      run = []
    }
  }
  const mean = (of: (row: Diary['foods'][number]) => number) =>
    recent.reduce((sum, row) => sum + of(row), 0) / logged.size
  const times = new Map<string, string[]>()
  for (const { foodId, eatenOn } of recent)
    times.set(foodId, [...(times.get(foodId) ?? []), eatenOn].toSorted())
  return {
    windowDays: known.length > 0 ? window.length : 28,
    dayCount: logged.size,
    gaps,
    energyKcal:
      logged.size < 7 ? null : mean(({ grams, per100g }) => (grams * per100g.energyKcal) / 100),
    proteinG:
      logged.size < 7 ? null : mean(({ grams, per100g }) => (grams * per100g.proteinG) / 100),
    stapleGrams:
      logged.size < 7 ? null : mean(({ grams, plate }) => grams * plate.staple) * logged.size,
    topFoods: [...times]
      .toSorted(
        ([id, days], [otherId, otherDays]) =>
          otherDays.length - days.length ||
          (otherDays.at(-1) ?? '').localeCompare(days.at(-1) ?? '') ||
          id.localeCompare(otherId),
      )
      .slice(0, 6)
      .map(([id, days]) => `Nama ${id} ${days.length}`),
  }
}

export function goalByHand(diary: Diary, today: string) {
  const goal = diary.goals.find(({ endedOn }) => endedOn === undefined)
  if (!goal) return null
  const expectedOn = (day: string) => {
    const share = Math.min(1, (dayNumber(day) - dayNumber(goal.startsOn)) / (goal.weeks * 7))
    return goal.startKilograms + (goal.targetKilograms - goal.startKilograms) * share
  }
  const half = goal.startKilograms * 0.015
  const days = [...trends(diary, today)].filter(
    ([day]) => within(day, today, 28) && day >= goal.startsOn,
  )
  const inside = days.filter(([day, trend]) => Math.abs(trend - expectedOn(day)) <= half)
  const isOver = dayNumber(today) - dayNumber(goal.startsOn) > goal.weeks * 7
  return {
    expected: expectedOn(today),
    dayCount: days.length,
    withinCount: days.length < 3 ? null : inside.length,
    targetKcal: isOver ? null : goal.dailyKcal,
  }
}
