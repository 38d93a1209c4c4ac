import { findAnswer, storeAnswer } from '#app/device/stored-answers.ts'
import type { Conflict } from '#server/contract/sync.schema.ts'
import type { ConflictMemory } from './tracker-sync.ts'

/** The conflicts of a tracker as the member of this device saw them last; they go when the member does. */
export function deviceConflicts(trackerId: string): ConflictMemory {
  const key = ['conflicts', trackerId]
  return {
    recall: async () => ((await findAnswer(key)) as Conflict[] | undefined) ?? [],
    keep: (conflicts) => storeAnswer(key, conflicts),
  }
}
