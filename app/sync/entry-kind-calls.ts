import type { EntryKind } from '#server/contract/sync.schema.ts'

type SingleCalls = {
  /** The path under a tracker that saves one entry; deletions go to its `/delete`. */
  path: string
  deletionOf: (entryId: string) => Record<string, string>
}

const byId = (id: string) => ({ id })

/** How each kind is sent to a backend without the sync call. */
export const entryKindCalls = {
  weight: { path: 'weights', deletionOf: (measuredOn) => ({ measuredOn }) },
  food: { path: 'food-entries', deletionOf: byId },
  plan: { path: 'planned-foods', deletionOf: byId },
  measurement: { path: 'measurements', deletionOf: byId },
} satisfies Record<EntryKind, SingleCalls>
