import { queryOptions } from '@tanstack/react-query'
import { adminKey } from '#app/features/admin/admin.queries.ts'
import type { OwnCalls } from '#app/session/second-factor/own-security/use-own-mutation.ts'
import {
  getSecurity,
  sendCodeRenewal,
  sendNewPasskey,
  sendOthersEnd,
  sendOwnSessionEnd,
  sendPasskeyOffer,
  sendPasskeyRemoval,
} from './admin-security.functions.ts'

const queryKey = [...adminKey, 'security'] as const

export const adminSecurityQueries = {
  own: () => queryOptions({ queryKey, queryFn: () => getSecurity() }),
}

export const adminSecurityCalls: OwnCalls = {
  ...{ queryKey, endSession: sendOwnSessionEnd },
  ...{ endOthers: sendOthersEnd, renewCodes: sendCodeRenewal },
  ...{ offerPasskey: sendPasskeyOffer, addPasskey: sendNewPasskey },
  removePasskey: sendPasskeyRemoval,
}
