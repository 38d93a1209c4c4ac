import { oneOf, searchReader } from '#app/lib/search-reader.ts'
import { programNeeds } from '#server/contract/program-needs.ts'

/** The query of /program. A need that nobody sorts by shows all programs. */
export const readProgramSearch = searchReader({ need: oneOf(programNeeds) })
