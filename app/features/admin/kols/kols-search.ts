import { nonEmptyTextUpTo, searchReader, textUpTo } from '#app/lib/search-reader.ts'

/** The query of /admin/mitra. The first script of every page holds it, so it lists no states. */
export const readKolsSearch = searchReader({
  state: textUpTo(20),
  after: nonEmptyTextUpTo(100),
})

export type KolsSearch = ReturnType<typeof readKolsSearch>
