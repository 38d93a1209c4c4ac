import * as v from 'valibot'
import { exchangeGroupSchema } from './food.schema.ts'
import { meals } from './food-diary.schema.ts'
import { idSchema } from './ids.schema.ts'
import { isoDateSchema } from './iso-date.schema.ts'
import { ramadanSchema } from './ramadan.schema.ts'
import { lineUpTo, paragraphsUpTo } from './typed-text.schema.ts'

// Calls that the specification does not list. Plans are in food-exchange units (penukar).

/** The list of exchanges by which units count; `app/nutrition/food-exchange.ts` has both. */
export const exchangeEditionSchema = v.picklist(['baru', 'lama'])
export type ExchangeEdition = v.InferOutput<typeof exchangeEditionSchema>

/** A plan lasts 26 weeks at most. */
export const mostPlanDays = 182
export const unitLimits = { least: 0.5, most: 20 } as const

const momentSchema = v.pipe(v.string(), v.isoTimestamp())
const foodIdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const isDistinct = (values: readonly unknown[]) => new Set(values).size === values.length

const planItemSchema = v.object({
  group: exchangeGroupSchema,
  units: v.pipe(
    v.number(),
    v.multipleOf(0.5),
    v.minValue(unitLimits.least),
    v.maxValue(unitLimits.most),
  ),
  /** The example: a food of the site in this group. */
  foodId: v.nullable(foodIdSchema),
})
export type PlanItem = v.InferOutput<typeof planItemSchema>

const planMealSchema = v.object({
  meal: v.picklist(meals),
  items: v.pipe(
    v.array(planItemSchema),
    v.check((items) => isDistinct(items.map(({ group }) => group))),
  ),
})

const weekdaySchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))
const planDaySchema = v.object({
  /** Monday is 1. */
  weekdays: v.pipe(v.array(weekdaySchema), v.minLength(1), v.maxLength(7)),
  meals: v.pipe(
    v.array(planMealSchema),
    v.check((listed) => isDistinct(listed.map(({ meal }) => meal))),
  ),
})
export type PlanDay = v.InferOutput<typeof planDaySchema>

/** Each weekday stands in exactly one of them. */
const planDaysSchema = v.pipe(
  v.array(planDaySchema),
  v.check((days) => {
    const weekdays = days.flatMap((day) => day.weekdays)
    return weekdays.length === 7 && isDistinct(weekdays)
  }),
)

const targetOf = (most: number) =>
  v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most)))
const planTargetsSchema = v.object({
  energyKcal: targetOf(6000),
  proteinG: targetOf(600),
  fatG: targetOf(600),
  carbohydrateG: targetOf(1200),
})
export type PlanTargets = v.InferOutput<typeof planTargetsSchema>

export const planContentSchema = v.object({
  edition: exchangeEditionSchema,
  startsOn: isoDateSchema,
  /** The last day. */
  endsOn: isoDateSchema,
  targets: planTargetsSchema,
  days: planDaysSchema,
  note: paragraphsUpTo(1000),
})
export type PlanContent = v.InferOutput<typeof planContentSchema>

const planDraftSchema = v.object({
  rowVersion: v.number(),
  ...planContentSchema.entries,
  savedAt: momentSchema,
})
export type PlanDraft = v.InferOutput<typeof planDraftSchema>

const mealPlanSchema = v.object({
  id: v.string(),
  version: v.number(),
  ...planContentSchema.entries,
  publishedAt: momentSchema,
  /** The nutritionist signed an intake below the floor. */
  isSigned: v.boolean(),
  /** A later version took its place before its first day ended. */
  isEnded: v.boolean(),
})
export type MealPlan = v.InferOutput<typeof mealPlanSchema>

/** GET /v1/practice/clients/{trackerId}/meal-plans: the nutritionist's own plans for a client. */
export const mealPlanBoardSchema = v.object({
  draft: v.nullable(planDraftSchema),
  /** Newest first. */
  versions: v.array(mealPlanSchema),
  /** What the client shares that a target needs. */
  client: v.object({
    /** Null without the section `goals`, or without a profile. */
    energy: v.nullable(
      v.object({
        sex: v.picklist(['female', 'male']),
        /** The energy used in a day by the formula. Null without a weight. */
        usedKcal: v.nullable(v.number()),
        /** The intake of the client's current goal, within its weeks. */
        goalKcal: v.nullable(v.number()),
      }),
    ),
    /** Null without the section `food`, too. */
    ramadan: v.nullable(ramadanSchema),
  }),
})
export type MealPlanBoard = v.InferOutput<typeof mealPlanBoardSchema>

/**
 * PUT /v1/practice/clients/{trackerId}/meal-plans/draft. `rowVersion` is the one that the page last
 * read, or 0 for a new draft.
 */
export const planDraftWriteSchema = v.object({
  rowVersion: v.pipe(v.number(), v.integer(), v.minValue(0)),
  ...planContentSchema.entries,
})

/** `stale`: another page has written since. The stored draft comes back, null if it is gone. */
export const planDraftAnswerSchema = v.variant('kind', [
  v.object({ kind: v.literal('saved'), draft: planDraftSchema }),
  v.object({ kind: v.literal('stale'), draft: v.nullable(planDraftSchema) }),
])
export type PlanDraftAnswer = v.InferOutput<typeof planDraftAnswerSchema>

/**
 * POST /v1/practice/clients/{trackerId}/meal-plans/publish. The proof is the password, or the email
 * address of an account without one. It signs an intake below the floor.
 */
export const planPublicationSchema = v.object({
  rowVersion: v.pipe(v.number(), v.integer(), v.minValue(1)),
  proof: v.optional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(200))), null),
})

/** `signature` asks for the proof: the lowest day is below the floor. */
export const planPublicationAnswerSchema = v.variant('kind', [
  v.object({ kind: v.literal('published'), plan: mealPlanSchema }),
  v.object({ kind: v.literal('stale'), draft: v.nullable(planDraftSchema) }),
  v.object({ kind: v.literal('refused'), reason: v.picklist(['dates', 'underEight']) }),
  v.object({ kind: v.literal('signature'), intakeKcal: v.number(), floorKcal: v.number() }),
])
export type PlanPublicationAnswer = v.InferOutput<typeof planPublicationAnswerSchema>

/** PUT /v1/practice/plan-templates/{id} */
export const planTemplateWriteSchema = v.object({
  name: v.pipe(lineUpTo(60), v.minLength(1)),
  days: planDaysSchema,
})

/** GET /v1/practice/plan-templates, by name. */
export const planTemplateListSchema = v.array(
  v.object({ id: idSchema, ...planTemplateWriteSchema.entries }),
)
export type PlanTemplate = v.InferOutput<typeof planTemplateListSchema>[number]

/** A practice keeps this many templates. */
export const mostPlanTemplates = 50

/** PUT /v1/trackers/{id}/meal-plan/choices: another food of the item's group for one day. */
export const planChoiceSchema = v.object({
  planId: idSchema,
  day: isoDateSchema,
  meal: v.picklist(meals),
  group: exchangeGroupSchema,
  /** Null returns to the plan's example. */
  foodId: v.nullable(foodIdSchema),
})
export type PlanChoice = v.InferOutput<typeof planChoiceSchema>

const clientPlanSchema = v.object({
  ...v.omit(mealPlanSchema, ['isSigned', 'isEnded']).entries,
  nutritionist: v.string(),
})
export type ClientPlan = v.InferOutput<typeof clientPlanSchema>

/** GET /v1/trackers/{id}/meal-plan?day=… */
export const planOfDaySchema = v.object({
  /** The plan of that day. */
  plan: v.nullable(clientPlanSchema),
  /** The next one that starts later. */
  upcoming: v.nullable(clientPlanSchema),
  /** For that day and the six after it. */
  choices: v.array(planChoiceSchema),
})
export type PlanOfDay = v.InferOutput<typeof planOfDaySchema>
