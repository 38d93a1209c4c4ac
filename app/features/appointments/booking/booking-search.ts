import { searchReader, textUpTo } from '#app/lib/search-reader.ts'

/**
 * `nutritionist` is a slug, `tracker` and `moving` are ids, `date` is the first day shown, `zone` an
 * IANA name and `start` the chosen time.
 */
export const readBookingSearch = searchReader({
  nutritionist: textUpTo(64),
  tracker: textUpTo(64),
  moving: textUpTo(64),
  date: textUpTo(10),
  zone: textUpTo(64),
  start: textUpTo(32),
})
export type BookingSearch = ReturnType<typeof readBookingSearch>
