import * as v from 'valibot'
import { nullIfNotFound } from '#app/clients/null-if-not-found.ts'
import { readPublic } from '#app/clients/public-read.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { isPathId } from '#app/lib/path-id.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import { envelopeOf } from '#server/contract/envelope.schema.ts'
import { type Food, foodListSchema } from '#server/contract/food.schema.ts'
import {
  type MealPlanBoard,
  mealPlanBoardSchema,
  type PlanChoice,
  type PlanContent,
  type PlanDraftAnswer,
  type PlanOfDay,
  type PlanPublicationAnswer,
  type PlanTemplate,
  planDraftAnswerSchema,
  planOfDaySchema,
  planPublicationAnswerSchema,
  planTemplateListSchema,
} from '#server/contract/meal-plan.schema.ts'

const pathOf = (trackerId: string) => `v1/practice/clients/${trackerId}/meal-plans`

/** Returns null if the member does not care for that tracker. */
export async function findBoard(
  context: SiteContext,
  trackerId: string,
): Promise<MealPlanBoard | null> {
  if (!isPathId(trackerId)) return null
  return nullIfNotFound(callMain(context, pathOf(trackerId), mealPlanBoardSchema))
}

type Write = PlanContent & { trackerId: string; rowVersion: number }

export function saveDraft(
  context: SiteContext,
  { trackerId, ...json }: Write,
): Promise<PlanDraftAnswer> {
  const path = `${pathOf(trackerId)}/draft`
  return callMain(context, path, planDraftAnswerSchema, { method: 'put', json })
}

export async function deleteDraft(context: SiteContext, trackerId: string): Promise<void> {
  await callMain(context, `${pathOf(trackerId)}/draft`, v.unknown(), { method: 'delete' })
}

type Publication = { trackerId: string; rowVersion: number; proof: string | null }

export function publishDraft(
  context: SiteContext,
  { trackerId, ...json }: Publication,
): Promise<PlanPublicationAnswer> {
  const path = `${pathOf(trackerId)}/publish`
  return callMain(context, path, planPublicationAnswerSchema, { method: 'post', json })
}

export function listTemplates(context: SiteContext): Promise<PlanTemplate[]> {
  return callMain(context, 'v1/practice/plan-templates', planTemplateListSchema)
}

export function saveTemplate(
  context: SiteContext,
  { id, ...json }: PlanTemplate,
): Promise<PlanTemplate[]> {
  return callMain(context, `v1/practice/plan-templates/${id}`, planTemplateListSchema, {
    method: 'put',
    json,
  })
}

export async function deleteTemplate(context: SiteContext, id: string): Promise<void> {
  await callMain(context, `v1/practice/plan-templates/${id}`, v.unknown(), { method: 'delete' })
}

/** Lists the site's foods that stand in a group of exchanges. */
export async function listExchangeFoods(context: SiteContext): Promise<Food[]> {
  const read = envelopeOf(foodListSchema)
  const { data } = await readPublic(context.backends.main, 'v1/foods', read, {})
  return data.foods.filter(({ exchange }) => exchange !== null)
}

/** Returns null if the tracker is not the member's, or the main backend has no plans. */
export async function findPlanOfDay(
  context: SiteContext,
  { trackerId, day }: { trackerId: string; day: string },
): Promise<PlanOfDay | null> {
  return nullIfNotFound(
    callMain(context, `v1/trackers/${trackerId}/meal-plan`, planOfDaySchema, {
      searchParams: { day },
    }),
  )
}

export async function saveChoice(
  context: SiteContext,
  { trackerId, ...json }: PlanChoice & { trackerId: string },
): Promise<void> {
  const path = `v1/trackers/${trackerId}/meal-plan/choices`
  await callMain(context, path, v.unknown(), { method: 'put', json })
}
