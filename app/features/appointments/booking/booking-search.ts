import { calendarDay, instant, searchReader, textUpTo, timeZone } from '#app/lib/search-reader.ts'

/**
 * `nutritionist` is a slug; `tracker` and `moving` are ids. `from` is the first day of the shown
 * ones, `date` the one whose times are shown. `zone` is an IANA name, `start` the chosen time.
 */
export const readBookingSearch = searchReader({
  nutritionist: textUpTo(64),
  tracker: textUpTo(64),
  moving: textUpTo(64),
  from: calendarDay,
  date: calendarDay,
  zone: timeZone,
  start: instant,
})
export type BookingSearch = ReturnType<typeof readBookingSearch>
