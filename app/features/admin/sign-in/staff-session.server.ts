import { renderSVG } from 'uqr'
import * as v from 'valibot'
import { nullIfNotFound } from '#app/clients/null-if-not-found.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { callAdmin, callAsStaff } from '#app/features/admin/admin-call.server.ts'
import { clearStaffToken, writeStaffToken } from '#app/features/admin/staff-cookie.server.ts'
import { callMain } from '#app/session/main-backend.server.ts'
import {
  type FactorAnswer,
  type PasskeyRequest,
  passkeyRequestSchema,
} from '#server/contract/passkey.schema.ts'
import {
  enrolledFactorSchema,
  openedFactorSessionSchema,
} from '#server/contract/second-factor.schema.ts'
import {
  type OpenedStaffLink,
  openedStaffLinkSchema,
  type StaffSession,
  staffSessionSchema,
} from '#server/contract/staff.schema.ts'

export type OwnStaffSession = NonNullable<StaffSession['session']> | 'needs_code' | 'suspended'

/** Returns null outside the staff, and if the backend has no console. */
export async function readStaffSession(context: SiteContext): Promise<OwnStaffSession | null> {
  try {
    const session = await nullIfNotFound(
      callAsStaff(context, 'v1/staff-session', staffSessionSchema),
    )
    return session && (session.session ?? 'needs_code')
  } catch (error) {
    if (error instanceof AppError && error.says('STAFF_SUSPENDED')) return 'suspended'
    throw error
  }
}

export async function openSession(context: SiteContext, json: FactorAnswer): Promise<void> {
  const opened = await callMain(context, 'v1/staff-session', openedFactorSessionSchema, {
    method: 'post',
    json,
  })
  writeStaffToken(context.settings, opened)
}

export function readPasskeyRequest(context: SiteContext): Promise<PasskeyRequest> {
  const options = { method: 'post' }
  return callMain(context, 'v1/staff-session/passkey-options', passkeyRequestSchema, options)
}

export async function stepUp(context: SiteContext, json: FactorAnswer): Promise<void> {
  const options = { method: 'post', json }
  await callAdmin(context, 'v1/staff-session/step-up', v.object({}), options)
}

/** A session that is over already counts as ended. */
export async function endSession(context: SiteContext): Promise<void> {
  const ended = callAdmin(context, 'v1/staff-session/end', v.object({}), { method: 'post' })
  await ended.catch((error) => {
    if (!(error instanceof AppError && error.says('STAFF_SESSION_NEEDED'))) throw error
  })
  clearStaffToken(context.settings)
}

/** A link with the picture of its secret, as an SVG text. */
export type ShownStaffLink = Omit<OpenedStaffLink, 'otpauthUri'> & { picture: string }

export async function openLink(context: SiteContext, token: string): Promise<ShownStaffLink> {
  const { otpauthUri, ...link } = await callMain(
    context,
    'v1/staff-links/open',
    openedStaffLinkSchema,
    { method: 'post', json: { token } },
  )
  return { ...link, picture: renderSVG(otpauthUri, { border: 2 }) }
}

/** Opens a staff session, too. Returns the recovery codes. */
export async function acceptLink(
  context: SiteContext,
  acceptance: { token: string; code: string },
): Promise<string[]> {
  const { recoveryCodes, ...opened } = await callMain(
    context,
    'v1/staff-links/accept',
    enrolledFactorSchema,
    { method: 'post', json: acceptance },
  )
  writeStaffToken(context.settings, opened)
  return recoveryCodes
}
