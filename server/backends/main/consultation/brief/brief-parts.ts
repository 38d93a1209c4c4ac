import { briefRules, firstOfWindow, roundedTo } from '#app/nutrition/brief/brief-rules.ts'
import { foodWindow, gapsOf, intakeOf, plateGramsOf } from '#app/nutrition/brief/food-days.ts'
import { adherenceOf } from '#app/nutrition/brief/goal-adherence.ts'
import { paceOf, trendChangeOf } from '#app/nutrition/brief/weight-pace.ts'
import { emergencyKinds, emergencyOf } from '#app/nutrition/emergency-of.ts'
import { goalCorridorBetween, goalEndsOn } from '#app/nutrition/goal-corridor.ts'
import { type TrendPoint, trendMemoryDays, trendOf } from '#app/nutrition/weight-trend.ts'
import {
  isOwnerCalm,
  listSharedMeasurements,
} from '#server/backends/main/tracker/shares/shared-tracker.repository.ts'
import type { BriefPart, BriefParts } from '#server/contract/brief.schema.ts'
import { factsOf, type MeasurementKind, measurementKinds } from '#server/contract/measures.ts'
import type { ShareSection } from '#server/contract/share.schema.ts'
import type { Database } from '#server/db/open-database.ts'
import { findCurrentGoal, listLatestTwo, listWeightsUpTo, sumUpKinds } from './brief.repository.ts'
import { findFirstFoodDay, listFoodDays, listTopFoods } from './brief-food.repository.ts'

type Wanted = {
  trackerId: string
  /** The last day of all windows. */
  day: string
  sections: readonly ShareSection[]
}

/** Several parts need the trend; it is read once. */
type Of = Wanted & { readTrend: () => Promise<TrendPoint[]> }

/** How each part is made. A brief queries only the rows of the sections that are shared. */
const makers: {
  [Section in ShareSection]: (db: Database, of: Of) => Promise<BriefPart<Section>>
} = {
  weightTrend: async (_, of) => {
    const points = await of.readTrend()
    return briefRules.weight.windows.map((windowDays) =>
      trendChangeOf(points, { day: of.day, windowDays }),
    )
  },
  weight: async (_, of) => {
    const points = await of.readTrend()
    return {
      latest: latestOf(points),
      paces: briefRules.weight.windows.map((windowDays) =>
        paceOf(points, { day: of.day, windowDays }),
      ),
    }
  },
  body: (db, { trackerId }) => listLatestTwo(db, { trackerId, kinds: kindsOf('body') }),
  blood: async (db, { trackerId, day }) => {
    const from = firstOfWindow(day, briefRules.redFlags.windowDays)
    const span = { trackerId, from, to: day, kinds: [...emergencyKinds] }
    const recent = await listSharedMeasurements(db, span)
    return {
      values: await listLatestTwo(db, { trackerId, kinds: kindsOf('blood') }),
      redFlags: recent.filter((value) => emergencyOf(value) !== undefined).toReversed(),
    }
  },
  wellbeing: makeWellbeing,
  food: makeFood,
  goals: makeGoals,
}

/** Makes the parts of the shared sections; the others have no property. */
export async function makeParts(db: Database, wanted: Wanted): Promise<BriefParts> {
  const parts: [ShareSection, unknown][] = []
  let trend: Promise<TrendPoint[]> | undefined
  const readTrend = () => {
    trend ??= listTrend(db, wanted)
    return trend
  }
  const of = { ...wanted, readTrend }
  for (const section of wanted.sections) parts.push([section, await makers[section](db, of)])
  return Object.fromEntries(parts)
}

async function listTrend(db: Database, { trackerId, day }: Wanted): Promise<TrendPoint[]> {
  const longest = Math.max(...briefRules.weight.windows)
  const daysBefore = longest + trendMemoryDays
  return trendOf(await listWeightsUpTo(db, { trackerId, day, daysBefore }))
}

function latestOf(points: readonly TrendPoint[]): BriefPart<'weight'>['latest'] {
  const last = points.at(-1)
  return last ? { ...last, trendKilograms: roundedTo(2, last.trendKilograms) } : null
}

async function makeWellbeing(db: Database, { trackerId, day }: Of) {
  const { windowDays, leastDays } = briefRules.wellbeing
  const kinds = kindsOf('wellbeing')
  const from = firstOfWindow(day, windowDays)
  const summed = await sumUpKinds(db, { trackerId, kinds, from, to: day })
  return kinds.flatMap((kind): BriefPart<'wellbeing'> => {
    const found = summed.find((row) => row.kind === kind)
    if (!found) return []
    const { dayCount, mean, least, leastOn } = found
    const numbers =
      dayCount < leastDays
        ? { mean: null, least: null, leastOn: null }
        : { mean: roundedTo(2, mean), least: roundedTo(2, least), leastOn }
    return [{ kind, windowDays, dayCount, ...numbers }]
  })
}

async function makeFood(
  db: Database,
  { trackerId, day, sections }: Of,
): Promise<BriefPart<'food'>> {
  const window = foodWindow(await findFirstFoodDay(db, trackerId), day)
  const span = { trackerId, from: window.firstDay ?? day, to: day }
  const isCalm = await isOwnerCalm(db, trackerId, day)
  const days = await listFoodDays(db, span)
  const showsTarget = !isCalm && sections.includes('goals')
  return {
    ...window,
    dayCount: days.length,
    intake: intakeOf(days, isCalm),
    ...(showsTarget && { targetKcal: await readTarget(db, { trackerId, day }) }),
    plateGrams: plateGramsOf(days),
    topFoods: await listTopFoods(db, { ...span, count: briefRules.food.topFoods }),
    gaps: gapsOf(
      days.map((logged) => logged.day),
      { firstDay: window.firstDay, day },
    ),
  }
}

/** The intake of a goal was judged safe for its weeks only. */
async function readTarget(
  db: Database,
  { trackerId, day }: Pick<Wanted, 'trackerId' | 'day'>,
): Promise<number | null> {
  const goal = await findCurrentGoal(db, trackerId)
  return goal && goal.startsOn <= day && day <= goalEndsOn(goal) ? goal.plan.value.dailyKcal : null
}

async function makeGoals(db: Database, of: Of): Promise<BriefPart<'goals'>> {
  const { trackerId, day, sections } = of
  const found = await findCurrentGoal(db, trackerId)
  if (!found) return { current: null }
  const { plan: _, ...goal } = found
  const [band] = goalCorridorBetween(goal, day, day)
  if (!band) return { current: null }
  const adherence = sections.includes('weight') && {
    adherence: adherenceOf(goal, { points: await of.readTrend(), day }),
  }
  const corridor = {
    least: roundedTo(1, band.least),
    expected: roundedTo(1, band.expected),
    most: roundedTo(1, band.most),
  }
  return { current: { ...goal, endsOn: goalEndsOn(goal), corridor, ...adherence } }
}

function kindsOf(section: ShareSection): MeasurementKind[] {
  return measurementKinds.filter((kind) => factsOf(kind).shareSection === section)
}
