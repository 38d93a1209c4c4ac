import * as v from 'valibot'

/**
 * A file's bytes as text. The pattern repeats no group: that of `v.base64` overflows the stack for files
 * of some megabytes.
 */
export const base64Schema = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z\d+/]*={0,2}$/),
  v.check((text) => text.length % 4 === 0),
)
