import { createServerFn } from '@tanstack/react-start'
import { inputOf } from '#app/errors/input-of.ts'
import { profileSchema } from '#app/profile/profile.schema.ts'
import {
  accountDeletionSchema,
  accountLocaleSchema,
  deviceEndSchema,
  passwordChangeSchema,
} from '#server/contract/account.schema.ts'
import {
  changeMailLocale,
  changePassword,
  changeProfile,
  deleteAccount,
  disconnectGoogle,
  listDevices,
  readAccount,
  signOutDevice,
  signOutOtherDevices,
} from './account.server.ts'

export const getAccount = createServerFn({ method: 'GET' }).handler(({ context }) =>
  readAccount(context),
)

export const getDevices = createServerFn({ method: 'GET' }).handler(({ context }) =>
  listDevices(context),
)

export const sendProfile = createServerFn({ method: 'POST' })
  .validator(inputOf(profileSchema))
  .handler(({ data, context }) => changeProfile(context, data))

export const sendMailLocale = createServerFn({ method: 'POST' })
  .validator(inputOf(accountLocaleSchema))
  .handler(({ data, context }) => changeMailLocale(context, data.locale))

export const sendPassword = createServerFn({ method: 'POST' })
  .validator(inputOf(passwordChangeSchema))
  .handler(({ data, context }) => changePassword(context, data))

export const endDevice = createServerFn({ method: 'POST' })
  .validator(inputOf(deviceEndSchema))
  .handler(({ data, context }) => signOutDevice(context, data.id))

export const endOtherDevices = createServerFn({ method: 'POST' }).handler(({ context }) =>
  signOutOtherDevices(context),
)

export const sendGoogleDisconnection = createServerFn({ method: 'POST' }).handler(({ context }) =>
  disconnectGoogle(context),
)

export const sendDeletion = createServerFn({ method: 'POST' })
  .validator(inputOf(accountDeletionSchema))
  .handler(({ data, context }) => deleteAccount(context, data.proof))
