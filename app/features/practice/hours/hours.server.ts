import type { SiteContext } from '#app/config/site-context.ts'
import { type PracticeView, readPractice } from '#app/features/practice/practice.server.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import { type PracticeHours, practiceHoursSchema } from '#server/contract/practice.schema.ts'

export type HoursView = { hours: PracticeHours } & PracticeView

export async function readHours(context: SiteContext): Promise<HoursView> {
  const [hours, view] = await Promise.all([
    callMain(context, 'v1/practice/hours', practiceHoursSchema),
    readPractice(context),
  ])
  return { hours, ...view }
}

export function saveWeekly(
  context: SiteContext,
  weekly: PracticeHours['weekly'],
): Promise<PracticeHours> {
  return callMain(context, 'v1/practice/hours', practiceHoursSchema, {
    method: 'put',
    json: { weekly },
  })
}

type Override = PracticeHours['overrides'][number]

export function saveOverride(
  context: SiteContext,
  { onDate, ...override }: Override,
): Promise<PracticeHours> {
  return callMain(context, `v1/practice/overrides/${onDate}`, practiceHoursSchema, {
    method: 'put',
    json: override,
  })
}

export function dropOverride(context: SiteContext, onDate: string): Promise<PracticeHours> {
  return callMain(context, `v1/practice/overrides/${onDate}`, practiceHoursSchema, {
    method: 'delete',
  })
}
