import * as v from 'valibot'

/** Where the next page of a list begins: the moment and the id of the last row before it. */
export const pageCursorSchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[\w-]{1,64}$/),
  // The database would fail on the 30th of February.
  v.check((cursor) => isMoment(cursor.slice(0, 24))),
)

function isMoment(text: string): boolean {
  const moment = new Date(text)
  return !Number.isNaN(moment.getTime()) && moment.toISOString() === text
}
