import { calendarDay, nonEmptyTextUpTo, searchReader, textUpTo } from '#app/lib/search-reader.ts'

/** The query of /admin/pembelian. The first script of every page holds it, so it lists no states. */
export const readPurchasesSearch = searchReader({
  state: textUpTo(20),
  service: nonEmptyTextUpTo(100),
  from: calendarDay,
  until: calendarDay,
  after: nonEmptyTextUpTo(100),
})

export type PurchasesSearch = ReturnType<typeof readPurchasesSearch>
