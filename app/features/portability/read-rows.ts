import type { TrackerImport } from '#server/contract/tracker-import.schema.ts'
import type { Problem } from './import.schema.ts'

/** What a file holds, and what of it could not be read. */
export type ReadRows = { rows: TrackerImport; problems: Problem[]; goodRowCount: number }
