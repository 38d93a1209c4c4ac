import type { RoomTicket } from '#server/contract/call.schema.ts'

/**
 * Where a tab is on its way through the room. Only `call` has a ticket, and only with a ticket does
 * anything connect.
 */
export type RoomStep =
  | { at: 'check' }
  | { at: 'joining' }
  /** This side is in the room in another tab; the person is asked which one goes on. */
  | { at: 'elsewhere' }
  | { at: 'call'; ticket: RoomTicket }
  /** Another tab took over. This one comes back only by a press. */
  | { at: 'replaced' }
  | { at: 'left' }
  | { at: 'closed' }
  | { at: 'failed'; error: unknown }

export type RoomEvent =
  | { kind: 'join' }
  | { kind: 'ticket'; ticket: RoomTicket }
  | { kind: 'in-other-tab' }
  | { kind: 'closed' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'leave' }

/** The next step, or the same one if the event says nothing here, such as a late answer. */
export function nextStep(step: RoomStep, event: RoomEvent): RoomStep {
  const isJoining = step.at === 'joining'
  const isInside = isJoining || step.at === 'call'
  switch (event.kind) {
    case 'join':
      return isInside || step.at === 'closed' ? step : { at: 'joining' }
    case 'ticket':
      return isJoining ? { at: 'call', ticket: event.ticket } : step
    case 'in-other-tab':
      if (isJoining) return { at: 'elsewhere' }
      return isInside ? { at: 'replaced' } : step
    case 'closed':
      return isInside ? { at: 'closed' } : step
    case 'failed':
      return isInside ? { at: 'failed', error: event.error } : step
    case 'leave':
      return isInside || step.at === 'elsewhere' ? { at: 'left' } : step
  }
}
