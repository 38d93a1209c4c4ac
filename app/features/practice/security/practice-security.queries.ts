import { queryOptions } from '@tanstack/react-query'
import { practiceKey } from '#app/features/practice/practice.queries.ts'
import type { OwnCalls } from '#app/session/second-factor/own-security/use-own-mutation.ts'
import {
  getSecurity,
  sendCodeRenewal,
  sendNewPasskey,
  sendOthersEnd,
  sendOwnSessionEnd,
  sendPasskeyOffer,
  sendPasskeyRemoval,
} from './practice-security.functions.ts'

const queryKey = [...practiceKey, 'security'] as const

export const practiceSecurityQueries = {
  own: () => queryOptions({ queryKey, queryFn: () => getSecurity() }),
}

export const practiceSecurityCalls: OwnCalls = {
  ...{ queryKey, endSession: sendOwnSessionEnd },
  ...{ endOthers: sendOthersEnd, renewCodes: sendCodeRenewal },
  ...{ offerPasskey: sendPasskeyOffer, addPasskey: sendNewPasskey },
  removePasskey: sendPasskeyRemoval,
}
