import * as v from 'valibot'
import { knownSchema } from './food.schema.ts'
import { isoDateSchema } from './iso-date.schema.ts'
import { circumstanceEntries } from './measurement.schema.ts'
import { measurementKinds } from './measures.ts'
import { earlierActionListSchema } from './session-action.schema.ts'
import { shareSections } from './share.schema.ts'

// GET /v1/practice/clients/{trackerId}/brief and GET /v1/trackers/{id}/brief, which the
// specification does not list. The second one answers null while the tracker has no nutritionist.

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0))
/** A number that is null while too few days were written to calculate it. */
const numberOrTooLittle = v.nullable(v.number())

/** The days with a weight in a window that ends on the day of the brief. */
const weighedEntries = {
  windowDays: countSchema,
  dayCount: countSchema,
  /** The first and last weighed day. Null without one. */
  firstDay: v.nullable(isoDateSchema),
  lastDay: v.nullable(isoDateSchema),
}

const weightTrendPartSchema = v.array(
  v.object({
    ...weighedEntries,
    /** Change of the trend from the first to the last day, in percent. */
    percent: numberOrTooLittle,
    percentPerWeek: numberOrTooLittle,
  }),
)

const weightPartSchema = v.object({
  /** The last weight and the trend of its day, in kilograms. Null without a weight. */
  latest: v.nullable(
    v.object({ measuredOn: isoDateSchema, kilograms: v.number(), trendKilograms: v.number() }),
  ),
  paces: v.array(
    v.object({
      ...weighedEntries,
      /** The trend of the first and of the last day, in kilograms. */
      firstKilograms: numberOrTooLittle,
      lastKilograms: numberOrTooLittle,
      /** Negative while the trend falls. */
      kilogramsPerWeek: numberOrTooLittle,
    }),
  ),
})

const valueSchema = v.object({
  measuredOn: isoDateSchema,
  value: v.number(),
  secondValue: v.nullable(v.number()),
  ...circumstanceEntries,
})
const kindEntries = { kind: v.picklist(measurementKinds) }

/** The latest value of each kind that has one, and the last value of an earlier day. */
const latestListSchema = v.array(
  v.object({ ...kindEntries, latest: valueSchema, earlier: v.nullable(valueSchema) }),
)

const bloodPartSchema = v.object({
  values: latestListSchema,
  /** Values of the last weeks that need care at once, newest first. */
  redFlags: v.array(v.object({ ...kindEntries, ...valueSchema.entries })),
})

/** A day of water counts as its sum, a day of a scale as its mean. */
const wellbeingPartSchema = v.array(
  v.object({
    ...kindEntries,
    windowDays: countSchema,
    dayCount: countSchema,
    mean: numberOrTooLittle,
    least: numberOrTooLittle,
    /** The last day with the least value. */
    leastOn: v.nullable(isoDateSchema),
  }),
)

const gramsOfPlateSchema = v.object({
  staple: v.number(),
  side: v.number(),
  vegetables: v.number(),
  fruit: v.number(),
})

const foodPartSchema = v.object({
  /** The days of the window from the first logged food on; at most four weeks. */
  firstDay: v.nullable(isoDateSchema),
  windowDays: countSchema,
  /** Days with at least one food. */
  dayCount: countSchema,
  /** Means of the logged days. Null if they are too few. */
  intake: v.nullable(
    v.object({
      /** Absent in calm mode. */
      energyKcal: v.optional(v.number()),
      proteinG: v.number(),
      fatG: v.number(),
      carbohydrateG: v.number(),
      fibreG: v.number(),
      /** For how much of the energy each mean is known. Without energy in calm mode. */
      known: v.optional(knownSchema),
    }),
  ),
  /** The intake of the goal of the day. Absent in calm mode, and if goals are not shared. */
  targetKcal: v.optional(v.nullable(v.number())),
  /** Grams of all foods on each part of the plate. Null if the logged days are too few. */
  plateGrams: v.nullable(gramsOfPlateSchema),
  topFoods: v.array(
    v.object({
      names: v.object({ id: v.string(), en: v.string() }),
      times: countSchema,
      dayCount: countSchema,
    }),
  ),
  /** Runs of days without any food. */
  gaps: v.array(v.object({ from: isoDateSchema, to: isoDateSchema, dayCount: countSchema })),
})

const goalsPartSchema = v.object({
  /** Null if no goal is set. */
  current: v.nullable(
    v.object({
      startsOn: isoDateSchema,
      startKilograms: v.number(),
      targetKilograms: v.number(),
      weeks: v.number(),
      /** The day on which the target is expected. */
      endsOn: isoDateSchema,
      /** Where the trend is expected on the day of the brief, in kilograms. */
      corridor: v.object({ least: v.number(), expected: v.number(), most: v.number() }),
      /** Absent if the weight is not shared. */
      adherence: v.optional(
        v.object({
          windowDays: countSchema,
          /** Weighed days since the goal was set, within the window. */
          dayCount: countSchema,
          /** Those of them whose trend was in the corridor. Null if they are too few. */
          withinCount: v.nullable(countSchema),
        }),
      ),
    }),
  ),
})

export const briefSchema = v.object({
  trackerId: v.string(),
  clientName: v.string(),
  nutritionist: v.object({ slug: v.string(), name: v.string() }),
  programSlug: v.string(),
  /** The last day of all windows, in Jakarta. */
  day: isoDateSchema,
  /** What the client shares. A section that is not shared has no property. */
  sections: v.array(v.picklist(shareSections)),
  /** The outcomes of the steps from the last session with this nutritionist. */
  steps: earlierActionListSchema,
  /** The next booked session with this nutritionist, whose intake the brief begins with. */
  nextSessionId: v.nullable(v.string()),
  parts: v.object({
    weightTrend: v.optional(weightTrendPartSchema),
    weight: v.optional(weightPartSchema),
    body: v.optional(latestListSchema),
    blood: v.optional(bloodPartSchema),
    wellbeing: v.optional(wellbeingPartSchema),
    food: v.optional(foodPartSchema),
    goals: v.optional(goalsPartSchema),
  }),
})
export const ownBriefSchema = v.nullable(briefSchema)

export type Brief = v.InferOutput<typeof briefSchema>
export type BriefParts = Brief['parts']
export type BriefPart<Section extends keyof BriefParts> = NonNullable<BriefParts[Section]>
