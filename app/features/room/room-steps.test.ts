import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RoomTicket } from '#server/contract/call.schema.ts'
import { runsOf } from '#tests/test-size.ts'
import { nextStep, type RoomEvent, type RoomStep } from './room-steps.ts'

const ticket = { callId: 'one' } as RoomTicket
const kinds = ['join', 'in-other-tab', 'closed', 'leave'] as const
const events: RoomEvent[] = [
  ...kinds.map((kind) => ({ kind })),
  { kind: 'ticket', ticket },
  { kind: 'failed', error: new Error('lost') },
]
const after = (...path: RoomEvent[]) => path.reduce<RoomStep>(nextStep, { at: 'check' })
const join: RoomEvent = { kind: 'join' }
const enter: RoomEvent[] = [join, { kind: 'ticket', ticket }]

test('[T100] a call begins with the ticket that was asked for, and never without one', () => {
  expect(after(...enter)).toEqual({ at: 'call', ticket })
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events)), (path) => {
      path.reduce<RoomStep>(
        (step, event) => {
          const next = nextStep(step, event)
          if (next.at === 'call' && step.at !== 'call') {
            expect(step.at).toBe('joining')
            expect(event.kind).toBe('ticket')
          }
          return next
        },
        { at: 'check' },
      )
    }),
    { numRuns: runsOf(500) },
  )
})

test.each([
  { at: 'left', path: [...enter, { kind: 'leave' }] },
  { at: 'left', path: [join, { kind: 'leave' }] },
  { at: 'replaced', path: [...enter, { kind: 'in-other-tab' }] },
  { at: 'closed', path: [...enter, { kind: 'closed' }] },
] satisfies { at: RoomStep['at']; path: RoomEvent[] }[])(
  '[T99] a tab that is $at stays so until its person presses',
  ({ at, path }) => {
    expect(after(...path).at).toBe(at)
    for (const event of events.filter(({ kind }) => kind !== 'join'))
      expect(after(...path, event).at, event.kind).toBe(at)
  },
)

test('[T99] a tab is asked before it takes over, and the one that lost may come back by a press', () => {
  expect(after(join, { kind: 'in-other-tab' }).at).toBe('elsewhere')
  expect(after(join, { kind: 'in-other-tab' }, join).at).toBe('joining')
  expect(after(...enter, { kind: 'in-other-tab' }, join).at).toBe('joining')
})

test('a refused join says why and can be tried again; after the room’s time none can', () => {
  const error = new Error('lost')
  expect(after(join, { kind: 'failed', error })).toEqual({ at: 'failed', error })
  expect(after(join, { kind: 'failed', error }, join).at).toBe('joining')
  expect(after(join, { kind: 'closed' }, join).at).toBe('closed')
})
