import { nonEmptyTextUpTo, searchReader, textUpTo } from '#app/lib/search-reader.ts'

/** The query of /admin/prospek. The first script of every page holds it, so it lists no stages. */
export const readLeadsSearch = searchReader({
  stage: textUpTo(20),
  mine: textUpTo(4),
  after: nonEmptyTextUpTo(100),
})

export type LeadsSearch = ReturnType<typeof readLeadsSearch>
