import { instant, searchReader, textUpTo, timeZone } from '#app/lib/search-reader.ts'

/** The zone of times while the reader has chosen none. */
export const defaultZone = 'Asia/Jakarta'

/**
 * `nutritionist` is a slug, `tracker` and `moving` are ids, `date` is the first day shown, `zone` an
 * IANA name and `start` the chosen time.
 */
export const readBookingSearch = searchReader({
  nutritionist: textUpTo(64),
  tracker: textUpTo(64),
  moving: textUpTo(64),
  date: textUpTo(10),
  zone: timeZone,
  start: instant,
})
export type BookingSearch = ReturnType<typeof readBookingSearch>
