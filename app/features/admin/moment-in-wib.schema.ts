import * as v from 'valibot'

/** What a field for date and time holds, read as Jakarta's time. */
const typedInWibSchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/),
  v.transform((typed) => new Date(`${typed.slice(0, 16)}:00+07:00`)),
)

/** A moment that has passed. */
export const momentInWibSchema = v.pipe(
  typedInWibSchema,
  v.check((moment) => moment.getTime() <= Date.now()),
  v.transform((moment) => moment.toISOString()),
)

/** A moment ahead. */
export const startInWibSchema = v.pipe(
  typedInWibSchema,
  v.check((moment) => moment.getTime() > Date.now()),
  v.transform((moment) => moment.toISOString()),
)
