import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { startGoogleSignIn } from '#server/backends/main/identity/auth/google.service.ts'
import { requireMember } from '#server/backends/main/identity/auth/require-member.ts'
import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import { shownEmailOf } from '#server/backends/main/identity/users/shown-email.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { clientOf } from '#server/backends/main/platform/http/caller.ts'
import { documentCall } from '#server/backends/main/platform/http/document-call.ts'
import { limitRate, refundRateLimit } from '#server/backends/main/platform/http/limit-rate.ts'
import { validate } from '#server/backends/main/platform/http/validate.ts'
import {
  type Account,
  accountDeletionSchema,
  accountExportSchema,
  accountLocaleSchema,
  accountSchema,
  deviceEndSchema,
  deviceListSchema,
  googleUrlSchema,
  passwordChangeSchema,
} from '#server/contract/account.schema.ts'
import { pickMemberProfile } from '#server/contract/member-profile.schema.ts'
import type { User } from '#server/db/main/user.table.ts'
import { exportAccount } from './account-export.service.ts'
import { deleteAccount, type EndOfAccount } from './deletion.service.ts'
import { endDevice, endOtherDevices, listDevices } from './device.service.ts'
import { disconnectGoogle } from './google-disconnection.service.ts'
import { setMailLocale } from './mail-locale.service.ts'
import { changePassword } from './password-change.service.ts'

/** The user id comes from the access token, never from the request. */
export function createAccountRoutes(context: MainContext, endOfAccount: EndOfAccount) {
  const limitChanges = (c: Context<{ Variables: { member: Member } }>) =>
    limitRate(context, 'changeAccount', { client: clientOf(c), account: c.get('member').user.id })
  return new Hono()
    .get(
      '/v1/account',
      documentCall({ does: 'Returns the member’s account.', answers: accountSchema }),
      requireMember(context),
      (c) => c.json({ data: accountOf(context, c.get('member').user) }),
    )
    .post(
      '/v1/account/locale',
      documentCall({ does: 'Sets the language of mails.', answers: v.object({}) }),
      requireMember(context),
      validate('json', accountLocaleSchema),
      async (c) => {
        await limitChanges(c)
        await setMailLocale(context, c.get('member'), c.req.valid('json').locale)
        return c.json({ data: {} })
      },
    )
    .post(
      '/v1/account/password',
      documentCall({
        does: 'Sets a new or first password and ends every other session.',
        answers: v.object({}),
      }),
      requireMember(context),
      validate('json', passwordChangeSchema),
      async (c) => {
        const member = c.get('member')
        const subjects = { client: clientOf(c), account: member.user.id }
        await limitRate(context, 'proveAgain', subjects)
        await changePassword(context, member, c.req.valid('json'))
        await refundRateLimit(context, 'proveAgain', subjects)
        return c.json({ data: {} })
      },
    )
    .get(
      '/v1/account/devices',
      documentCall({
        does: 'Lists the member’s devices: the current one first, then the most recently seen.',
        answers: deviceListSchema,
      }),
      requireMember(context),
      async (c) => c.json({ data: await listDevices(context, c.get('member')) }),
    )
    .post(
      '/v1/account/devices/end',
      documentCall({ does: 'Signs the member out of one device.', answers: v.object({}) }),
      requireMember(context),
      validate('json', deviceEndSchema),
      async (c) => {
        await limitChanges(c)
        await endDevice(context, c.get('member'), c.req.valid('json').id)
        return c.json({ data: {} })
      },
    )
    .post(
      '/v1/account/devices/end-others',
      documentCall({ does: 'Signs the member out of every other device.', answers: v.object({}) }),
      requireMember(context),
      async (c) => {
        await limitChanges(c)
        await endOtherDevices(context, c.get('member'))
        return c.json({ data: {} })
      },
    )
    .post(
      '/v1/account/google-url',
      documentCall({
        does: 'Returns the URL of Google’s page to connect a Google account.',
        answers: googleUrlSchema,
      }),
      requireMember(context),
      async (c) => {
        await limitRate(context, 'startGoogle', { client: clientOf(c) })
        return c.json({
          data: await startGoogleSignIn(context, { userId: c.get('member').user.id }),
        })
      },
    )
    .post(
      '/v1/account/google-disconnect',
      documentCall({ does: 'Disconnects the member’s Google account.', answers: v.object({}) }),
      requireMember(context),
      async (c) => {
        await limitChanges(c)
        await disconnectGoogle(context, c.get('member'))
        return c.json({ data: {} })
      },
    )
    .get(
      '/v1/account/export',
      documentCall({
        does: 'Returns all of the member’s data by table name.',
        answers: accountExportSchema,
      }),
      requireMember(context),
      async (c) => {
        const member = c.get('member')
        await limitRate(context, 'exportAccount', { client: clientOf(c), account: member.user.id })
        return c.json({ data: await exportAccount(context, member) })
      },
    )
    .post(
      '/v1/account/delete',
      documentCall({
        does: 'Deletes the account. The proof is the password, or the address of a member without one.',
        answers: v.object({}),
      }),
      requireMember(context),
      validate('json', accountDeletionSchema),
      async (c) => {
        const member = c.get('member')
        const subjects = { client: clientOf(c), account: member.user.id }
        await limitRate(context, 'proveAgain', subjects)
        const { proof } = c.req.valid('json')
        await deleteAccount(context, member, { proof, endOfAccount })
        await refundRateLimit(context, 'proveAgain', subjects)
        return c.json({ data: {} })
      },
    )
}

function accountOf(
  { recordRetentionYears }: Pick<MainContext, 'recordRetentionYears'>,
  user: User,
): Account {
  return {
    ...pickMemberProfile(user),
    email: shownEmailOf(user.email),
    locale: user.locale,
    hasPassword: user.passwordHash !== null,
    googleEmail: user.googleSubject === null ? null : shownEmailOf(user.googleEmail),
    recordRetentionYears,
  }
}
