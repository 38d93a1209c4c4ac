import * as v from 'valibot'

/**
 * The states of a session. `offered → booked | withdrawn`, `booked → completed | missed | cancelled`
 * and, as a correction, `missed → completed`.
 */
export const appointmentStateSchema = v.picklist([
  'offered',
  'booked',
  'completed',
  'missed',
  'cancelled',
  'withdrawn',
])

/** Who changed something: one of the two, or the site itself. */
export const partySchema = v.picklist(['client', 'nutritionist', 'system'])

/** Why a session was cancelled. It decides whether the client's credit comes back. */
export const cancelKindSchema = v.picklist([
  'in_time',
  'late',
  'by_nutritionist',
  'program_ended',
  'licence_ended',
  'account_deleted',
])

/** Who missed a session. */
export const sessionOutcomeSchema = v.picklist(['client', 'nutritionist', 'both'])

/**
 * The rows of the ledger of sessions: bought, booked, given back after a booking, given for the
 * nutritionist's fault, and taken back with the money.
 */
export const creditKindSchema = v.picklist([
  'granted',
  'used',
  'returned',
  'compensated',
  'reversed',
])
