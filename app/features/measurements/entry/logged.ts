import type { useChangeEntry } from '#app/features/measurements/measurements.mutations.ts'
import type { Entry } from './measured-entry.ts'

/** What was written down on a day so far, and the way to write down more. */
export type Logged = {
  day: string
  entries: Entry[]
  change: ReturnType<typeof useChangeEntry>
}
