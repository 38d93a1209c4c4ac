import type { Entry } from './entry.ts'
import type { useChangeEntry } from './measurements.mutations.ts'

/** What was written down on a day so far, and the way to write down more. */
export type Logged = {
  day: string
  entries: Entry[]
  change: ReturnType<typeof useChangeEntry>
}
