import * as v from 'valibot'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { readCalmMode } from '#app/session/calm-mode.server.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import {
  type Goal,
  type GoalAnswer,
  type GoalWish,
  goalAnswerSchema,
  goalListSchema,
} from '#server/contract/goal.schema.ts'
import { type LoggedDay, loggedDayListSchema } from '#server/contract/logged-day.schema.ts'
import {
  type StoredNutritionProfile,
  storedNutritionProfileSchema,
} from '#server/contract/nutrition-profile.schema.ts'
import { type Reminder, reminderSchema } from '#server/contract/reminder.schema.ts'

/** What the goals page shows beside the tracker itself. */
export type GoalBoard = {
  goals: Goal[]
  profile: StoredNutritionProfile | null
  /** Whether the member turned calm mode on. */
  isCalm: boolean
  /** When the member is reminded by mail; null if they did not ask for it. */
  reminder: Reminder | null
}

/** Returns null if the tracker is not the member's or the main backend has no goals. */
export async function findGoalBoard(
  context: SiteContext,
  trackerId: string,
): Promise<GoalBoard | null> {
  try {
    const [goals, profile, isCalm, reminder] = await Promise.all([
      callMain(context, `v1/trackers/${trackerId}/goals`, goalListSchema),
      callMain(context, 'v1/nutrition-profile', v.nullable(storedNutritionProfileSchema)),
      readCalmMode(context),
      callMain(context, `v1/trackers/${trackerId}/reminder`, v.nullable(reminderSchema)),
    ])
    return { goals, profile, isCalm, reminder }
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null
    throw error
  }
}

export function setGoal(
  context: SiteContext,
  trackerId: string,
  json: GoalWish,
): Promise<GoalAnswer> {
  return callMain(context, `v1/trackers/${trackerId}/goals`, goalAnswerSchema, {
    method: 'post',
    json,
  })
}

export async function endGoal(context: SiteContext, trackerId: string) {
  await callMain(context, `v1/trackers/${trackerId}/goals/end`, v.unknown(), { method: 'post' })
  return trackerId
}

export async function endClearance(context: SiteContext) {
  await callMain(context, 'v1/goal-clearance/end', v.unknown(), { method: 'post' })
  return { isEnded: true }
}

/** The browser sends only the outcome of SCOFF, never an answer. */
export function saveEatingCheck(
  context: SiteContext,
  json: { needsPerson: boolean },
): Promise<StoredNutritionProfile> {
  return callMain(context, 'v1/eating-check', storedNutritionProfileSchema, {
    method: 'post',
    json,
  })
}

/** Returns null if the main backend has no such endpoint. */
export async function listLoggedDays(
  context: SiteContext,
  { trackerId, from, to }: { trackerId: string; from: string; to: string },
): Promise<LoggedDay[] | null> {
  try {
    return await callMain(context, `v1/trackers/${trackerId}/logged-days`, loggedDayListSchema, {
      searchParams: { from, to },
    })
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null
    throw error
  }
}

export function saveReminder(context: SiteContext, trackerId: string, json: Reminder) {
  return callMain(context, `v1/trackers/${trackerId}/reminder`, reminderSchema, {
    method: 'post',
    json,
  })
}

export async function deleteReminder(context: SiteContext, trackerId: string) {
  const path = `v1/trackers/${trackerId}/reminder/delete`
  await callMain(context, path, v.unknown(), { method: 'post' })
  return null
}

/** A link from a mail works without a session. */
export async function stopReminder(context: SiteContext, id: string) {
  await callMain(context, 'v1/reminders/stop', v.unknown(), {
    method: 'post',
    json: { id },
    asGuest: true,
  })
  return null
}
