import * as v from 'valibot'
import { isOnCalendar } from './bare-dates.ts'

/** A day of the calendar, `YYYY-MM-DD`, so not 30 February. */
export const isoDateSchema = v.pipe(v.string(), v.isoDate(), v.check(isOnCalendar))
