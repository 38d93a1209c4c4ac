import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/db/open-database.ts'

/** The dependencies of every content repository. */
export type CmsContent = {
  db: Database
  clock: Clock
  /** True if the site serves no real clients yet: examples may be shown, labelled as such. */
  isDemo: boolean
}
