import { trendOf } from '#app/nutrition/weight-trend.ts'
import { addDays } from '#server/backends/main/platform/calendar-day.ts'
import { factsOf, type MeasurementKind, measurementKinds } from '#server/contract/measures.ts'
import type { SharedTracker, ShareSection } from '#server/contract/share.schema.ts'
import type { WeightEntry } from '#server/contract/tracker.schema.ts'
import type { Database } from '#server/db/open-database.ts'
import {
  isOwnerCalm,
  listSharedFood,
  listSharedGoals,
  listSharedMeasurements,
  listSharedWeights,
  type SharedDays,
} from './shared-tracker.repository.ts'

/** Food is shown day by day, so the share goes back no further than this. */
const mostFoodDays = 30

type SectionContent = Pick<SharedTracker, ShareSection>

/** How each section is read. A share queries only the rows of its chosen sections. */
const readers: {
  [Section in ShareSection]: (
    db: Database,
    days: SharedDays,
  ) => Promise<NonNullable<SectionContent[Section]>>
} = {
  weightTrend: async (db, days) => percentOf(await listSharedWeights(db, days)),
  weight: listSharedWeights,
  body: (db, days) => listSharedMeasurements(db, { ...days, kinds: kindsOf('body') }),
  blood: (db, days) => listSharedMeasurements(db, { ...days, kinds: kindsOf('blood') }),
  wellbeing: (db, days) => listSharedMeasurements(db, { ...days, kinds: kindsOf('wellbeing') }),
  food: async (db, { trackerId, from, to }) => {
    // ISO days sort by time.
    const [, later = from] = [from, addDays(to, 1 - mostFoodDays)].toSorted()
    const isCalm = await isOwnerCalm(db, trackerId, to)
    return listSharedFood(db, { trackerId, from: later, to, isCalm })
  },
  goals: listSharedGoals,
}

/** Returns only the chosen sections; the others have no property. */
export async function readSections(
  db: Database,
  sections: readonly ShareSection[],
  days: SharedDays,
): Promise<SectionContent> {
  const content: [ShareSection, unknown][] = []
  for (const section of sections) content.push([section, await readers[section](db, days)])
  return Object.fromEntries(content)
}

/** Returns the trend as a change from its first day, to a tenth of a percent. */
function percentOf(weights: WeightEntry[]): NonNullable<SharedTracker['weightTrend']> {
  const points = trendOf(weights)
  const first = points[0]?.trendKilograms ?? 1
  return points.map(({ measuredOn, trendKilograms }) => ({
    measuredOn,
    percent: Math.round((trendKilograms / first - 1) * 1000) / 10,
  }))
}

function kindsOf(section: ShareSection): MeasurementKind[] {
  return measurementKinds.filter((kind) => factsOf(kind).shareSection === section)
}
