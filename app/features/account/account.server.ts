import * as v from 'valibot'
import { publicSettingsOf } from '#app/config/public-settings.ts'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { clearAuthSession, readAuthSession } from '#app/session/auth-cookies.server.ts'
import { callMain, updateAuthSession } from '#app/session/main-backend.server.ts'
import { receivedSessionSchema } from '#app/session/received-session.schema.ts'
import {
  type Account,
  accountSchema,
  type Device,
  deviceListSchema,
  type passwordChangeSchema,
} from '#server/contract/account.schema.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import { type MemberProfile, pickMemberProfile } from '#server/contract/member-profile.schema.ts'

/** What a session tells of its member without any call. */
type KnownProfile = MemberProfile & { email: string }

/** The account, or only what the session knows of it. */
export type AccountView =
  | { kind: 'whole'; account: Account }
  /** The backend has no account calls. */
  | { kind: 'known'; profile: KnownProfile }

/** `asOf` makes "five minutes ago" the same on server and browser. */
export type DeviceList = { devices: Device[]; asOf: string }

export async function readAccount(context: SiteContext): Promise<AccountView> {
  if (!publicSettingsOf(context.settings).hasAccountCalls) return knownAccount(context)
  try {
    return { kind: 'whole', account: await callMain(context, 'v1/account', accountSchema) }
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return knownAccount(context)
    throw error
  }
}

function knownAccount({ settings }: SiteContext): AccountView {
  const session = readAuthSession(settings)
  return { kind: 'known', profile: { ...pickMemberProfile(session), email: session.email } }
}

/** Changes the profile; the session's display fields follow. */
export async function changeProfile(context: SiteContext, change: MemberProfile): Promise<'done'> {
  const { email } = readAuthSession(context.settings)
  const session = await callMain(context, 'v1/users/update-profile', receivedSessionSchema, {
    method: 'post',
    json: { ...change, email, token: '' },
  })
  await updateAuthSession(context, session)
  return 'done'
}

export function changeMailLocale(context: SiteContext, locale: ContentLocale) {
  return send(context, 'v1/account/locale', { locale })
}

export function changePassword(
  context: SiteContext,
  change: v.InferOutput<typeof passwordChangeSchema>,
) {
  return send(context, 'v1/account/password', change)
}

export async function listDevices(context: SiteContext): Promise<DeviceList> {
  const devices = await callMain(context, 'v1/account/devices', deviceListSchema)
  return { devices, asOf: new Date().toISOString() }
}

export function signOutDevice(context: SiteContext, id: string) {
  return send(context, 'v1/account/devices/end', { id })
}

export function signOutOtherDevices(context: SiteContext) {
  return send(context, 'v1/account/devices/end-others')
}

export function disconnectGoogle(context: SiteContext) {
  return send(context, 'v1/account/google-disconnect')
}

/** Deletes the account and signs out this browser. */
export async function deleteAccount(context: SiteContext, proof: string): Promise<'done'> {
  const outcome = await send(context, 'v1/account/delete', { proof })
  clearAuthSession(context.settings)
  return outcome
}

/** Returns `done`, because a call of an ended session returns undefined. */
async function send(context: SiteContext, path: string, json?: unknown): Promise<'done'> {
  await callMain(context, path, v.unknown(), {
    method: 'post',
    ...(json !== undefined && { json }),
  })
  return 'done'
}
