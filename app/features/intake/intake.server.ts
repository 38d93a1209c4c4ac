import { nullIfNotFound } from '#app/clients/null-if-not-found.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { isPathId } from '#app/lib/path-id.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import {
  type Intake,
  type IntakeChange,
  intakeSchema,
  type PracticeIntake,
  practiceIntakeSchema,
} from '#server/contract/intake.schema.ts'

/** Returns null if the session is not the member's, or the backend has no intakes. */
export async function findIntake(context: SiteContext, id: string): Promise<Intake | null> {
  if (!isPathId(id)) return null
  return nullIfNotFound(callMain(context, `v1/appointments/${id}/intake`, intakeSchema))
}

/**
 * `changed` has what another device saved meanwhile. `closed`: the session has begun, or is not booked
 * any more.
 */
export type IntakeAnswer =
  | { kind: 'saved'; intake: Intake }
  | { kind: 'changed'; intake: Intake }
  | { kind: 'closed' }

export async function saveIntake(
  context: SiteContext,
  { id, ...json }: IntakeChange & { id: string },
): Promise<IntakeAnswer> {
  const path = `v1/appointments/${id}/intake`
  try {
    const intake = await callMain(context, path, intakeSchema, { method: 'put', json })
    return { kind: 'saved', intake }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.says('APPOINTMENT_CLOSED')) return { kind: 'closed' }
    if (!error.says('INTAKE_CHANGED')) throw error
    return { kind: 'changed', intake: await callMain(context, path, intakeSchema) }
  }
}

/** Null before the client has written, if the care has ended, and if the backend has no intakes. */
export function openIntake(context: SiteContext, id: string): Promise<PracticeIntake | null> {
  const path = `v1/practice/appointments/${id}/intake`
  return nullIfNotFound(callMain(context, path, practiceIntakeSchema))
}
