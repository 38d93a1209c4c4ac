import * as v from 'valibot'
import { isCalendarDay, latestDayOnEarth } from '#server/backends/main/platform/calendar-day.ts'
import { countFoodEntry } from '#server/backends/main/tracker/foods/count-food-entry.ts'
import type { EditedFood } from '#server/backends/main/tracker/foods/edited-food.ts'
import {
  deleteFoodEntry,
  upsertFoodEntry,
} from '#server/backends/main/tracker/foods/food-diary.repository.ts'
import { lastPlannableDay } from '#server/backends/main/tracker/foods/plannable-day.ts'
import {
  deletePlannedFood,
  upsertPlannedFood,
} from '#server/backends/main/tracker/foods/planned-food.repository.ts'
import {
  deleteMeasurement,
  upsertMeasurement,
} from '#server/backends/main/tracker/measurements/measurement.repository.ts'
import {
  deleteWeight,
  upsertWeight,
} from '#server/backends/main/tracker/trackers/tracker.repository.ts'
import { type FoodEntry, foodEntrySchema } from '#server/contract/food-diary.schema.ts'
import { measurementSchema } from '#server/contract/measurement.schema.ts'
import type { EntryContent, EntryKind, RefusalReason } from '#server/contract/sync.schema.ts'
import { weightEntrySchema } from '#server/contract/tracker.schema.ts'
import type { Database } from '#server/db/open-database.ts'
import {
  lockFoodEntries,
  lockMeasurements,
  lockPlannedFoods,
  lockWeights,
} from './entry-content.repository.ts'

type Foods = ReadonlyMap<string, EditedFood>
type Version<Content> = { trackerId: string; content: Content; foods: Foods; now: Date }

type Definition<Content> = {
  schema: v.GenericSchema<unknown, Content>
  idOf: (content: Content) => string
  dayOf: (content: Content) => string
  /** The last day that an entry may have now. */
  lastDay: (now: Date) => string
  /** Only for kinds whose entries name a food. */
  foodEntryOf?: (content: Content) => FoodEntry
  read: (db: Database, trackerId: string, ids: string[]) => Promise<Content[]>
  write: (db: Database, version: Version<Content>) => Promise<unknown>
  remove: (db: Database, entry: { trackerId: string; entryId: string }) => Promise<void>
}

/** What the sync call does with the entries of one kind. */
type EntryKindHandler = {
  idOf(content: EntryContent): string
  foodIdOf(content: EntryContent): string | undefined
  /** Returns why the content cannot be written, or undefined if it can. */
  refusalOf(
    content: EntryContent,
    known: Pick<Version<unknown>, 'foods' | 'now'>,
  ): RefusalReason | undefined
  /** Returns contents by entry id, locked until the transaction ends. */
  read(db: Database, trackerId: string, ids: string[]): Promise<Map<string, EntryContent>>
  write(db: Database, version: Version<EntryContent>): Promise<unknown>
  remove(db: Database, entry: { trackerId: string; entryId: string }): Promise<void>
}

/** Content arrives as any kind's: each call narrows it by the schema of this kind. */
function defineKind<Content extends EntryContent>(kind: Definition<Content>): EntryKindHandler {
  const narrow = (content: EntryContent): Content => v.parse(kind.schema, content)
  return {
    idOf: (content) => kind.idOf(narrow(content)),
    foodIdOf: (content) => kind.foodEntryOf?.(narrow(content)).foodId,
    refusalOf(content, { foods, now }) {
      const day = kind.dayOf(narrow(content))
      if (!isCalendarDay(day)) return 'invalid'
      if (day > kind.lastDay(now)) return 'day'
      const entry = kind.foodEntryOf?.(narrow(content))
      return entry && !countFoodEntry(entry, foods.get(entry.foodId)) ? 'food' : undefined
    },
    async read(db, trackerId, ids) {
      const contents = await kind.read(db, trackerId, ids)
      return new Map(contents.map((content) => [kind.idOf(content), content]))
    },
    write: (db, version) => kind.write(db, { ...version, content: narrow(version.content) }),
    remove: kind.remove,
  }
}

const foodFields = {
  schema: foodEntrySchema,
  idOf: ({ id }: FoodEntry) => id,
  dayOf: ({ eatenOn }: FoodEntry) => eatenOn,
  foodEntryOf: (content: FoodEntry) => content,
}

/** Everything that the sync call needs to know about each kind of entry. */
export const entryKinds = {
  weight: defineKind({
    schema: weightEntrySchema,
    idOf: ({ measuredOn }) => measuredOn,
    dayOf: ({ measuredOn }) => measuredOn,
    lastDay: latestDayOnEarth,
    read: lockWeights,
    write: (db, { trackerId, content }) => upsertWeight(db, trackerId, content),
    remove: (db, { trackerId, entryId }) => deleteWeight(db, { trackerId, measuredOn: entryId }),
  }),
  food: defineKind({
    ...foodFields,
    lastDay: latestDayOnEarth,
    read: lockFoodEntries,
    write: (db, { trackerId, content, foods, now }) =>
      upsertFoodEntry(db, { trackerId, ...requireCounted(content, foods), createdAt: now }),
    remove: (db, { trackerId, entryId }) => deleteFoodEntry(db, { trackerId, id: entryId }),
  }),
  plan: defineKind({
    ...foodFields,
    lastDay: lastPlannableDay,
    read: lockPlannedFoods,
    write: (db, { trackerId, content, foods, now }) => {
      const { eatenOn: plannedOn, ...counted } = requireCounted(content, foods)
      return upsertPlannedFood(db, { trackerId, plannedOn, ...counted, createdAt: now })
    },
    remove: (db, { trackerId, entryId }) => deletePlannedFood(db, { trackerId, id: entryId }),
  }),
  measurement: defineKind({
    schema: measurementSchema,
    idOf: ({ id }) => id,
    dayOf: ({ measuredOn }) => measuredOn,
    lastDay: latestDayOnEarth,
    read: lockMeasurements,
    write: (db, { trackerId, content, now }) =>
      upsertMeasurement(db, { trackerId, ...content, createdAt: now }),
    remove: (db, { trackerId, entryId }) => deleteMeasurement(db, { trackerId, id: entryId }),
  }),
} satisfies Record<EntryKind, EntryKindHandler>

function requireCounted(content: FoodEntry, foods: Foods) {
  const counted = countFoodEntry(content, foods.get(content.foodId))
  if (!counted) throw new Error('The food of an entry is missing')
  return counted
}
