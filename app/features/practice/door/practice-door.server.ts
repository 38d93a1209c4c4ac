import { renderSVG } from 'uqr'
import { nullIfNotFound } from '#app/clients/null-if-not-found.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import { writePracticeToken } from '#app/session/practice-cookie.server.ts'
import {
  type FactorAnswer,
  type PasskeyRequest,
  passkeyRequestSchema,
} from '#server/contract/passkey.schema.ts'
import {
  newPracticeSecretSchema,
  practiceFactorStateSchema,
} from '#server/contract/practice-session.schema.ts'
import {
  enrolledFactorSchema,
  openedFactorSessionSchema,
} from '#server/contract/second-factor.schema.ts'

/** What the nutritionist needs to get in: a code, or first an authenticator app. */
export type PracticeDoor =
  | { kind: 'code' }
  | { kind: 'enrolment'; ticket: string; secret: string; picture: string }

const path = 'v1/practice-session'

/** Returns null if the member has no practice. */
export async function readDoor(context: SiteContext): Promise<PracticeDoor | null> {
  const factor = await nullIfNotFound(callMain(context, path, practiceFactorStateSchema))
  if (!factor) return null
  if (factor.hasFactor) return { kind: 'code' }
  const options = { method: 'post' }
  const { otpauthUri, ...offer } = await callMain(
    context,
    `${path}/secret`,
    newPracticeSecretSchema,
    options,
  )
  return { kind: 'enrolment', ...offer, picture: renderSVG(otpauthUri, { border: 2 }) }
}

export function readPasskeyRequest(context: SiteContext): Promise<PasskeyRequest> {
  return callMain(context, `${path}/passkey-options`, passkeyRequestSchema, { method: 'post' })
}

export async function openDoor(context: SiteContext, json: FactorAnswer): Promise<void> {
  const options = { method: 'post', json }
  const opened = await callMain(context, path, openedFactorSessionSchema, options)
  writePracticeToken(context.settings, opened)
}

/** Opens the practice, too. Returns the recovery codes. */
export async function confirmFactor(
  context: SiteContext,
  confirmation: { ticket: string; code: string },
): Promise<string[]> {
  const options = { method: 'post', json: confirmation }
  const { recoveryCodes, ...opened } = await callMain(
    context,
    `${path}/confirm`,
    enrolledFactorSchema,
    options,
  )
  writePracticeToken(context.settings, opened)
  return recoveryCodes
}
