import fc from 'fast-check'
import type { EntryContent, EntryKind } from '#server/contract/sync.schema.ts'
import { days } from './tracker-server.ts'

/** An entry that either device may write, change or delete; both know its id. */
export type Slot = { kind: EntryKind; entryId: string; day: string; subject: string }

const [first, last] = days
const meal = { meal: 'dinner', measure: 'gram' } as const

export const slots: Slot[] = [
  ...days.map((day) => ({ kind: 'weight' as const, entryId: day, day, subject: '' })),
  { kind: 'measurement', entryId: 'tensi-01', day: first, subject: 'bloodPressure' },
  { kind: 'measurement', entryId: 'gula-0001', day: first, subject: 'fastingGlucose' },
  { kind: 'food', entryId: 'makan-01', day: last, subject: 'nasi-goreng' },
  { kind: 'plan', entryId: 'rencana-1', day: last, subject: 'rendang' },
]

export const slot = fc.constantFrom(...slots)

/** Returns a content for a slot; each number gives a different one. */
export function contentOf(slot: Slot, number: number): EntryContent {
  return contentByKind[slot.kind](slot, number)
}

const contentByKind = {
  weight: ({ day }, number) => ({ measuredOn: day, kilograms: 40 + number }),
  measurement({ entryId, day, subject }, number) {
    const isPressure = subject === 'bloodPressure'
    return {
      id: entryId,
      kind: subject as 'waist',
      measuredOn: day,
      value: (isPressure ? 120 : 80) + number,
      secondValue: isPressure ? 60 + number : null,
    }
  },
  food: foodContentOf,
  plan: foodContentOf,
} satisfies Record<EntryKind, (slot: Slot, number: number) => EntryContent>

function foodContentOf({ entryId, day, subject }: Slot, number: number): EntryContent {
  return { id: entryId, eatenOn: day, foodId: subject, ...meal, amount: 100 + number }
}
