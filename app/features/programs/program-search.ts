import { oneOf, searchReader } from '#app/lib/search-reader.ts'
import { programNeeds } from '#server/contract/program-needs.ts'

/** Query of /program. An unknown need shows all programs. */
export const readProgramSearch = searchReader({ need: oneOf(programNeeds) })
