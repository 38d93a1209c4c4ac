import * as v from 'valibot'
import { pathIdSchema } from '#app/lib/path-id.ts'
import { mostSearchCharacters } from '#server/contract/blog.schema.ts'

/** The highest page that the backend answers for. */
const mostPages = 1_000

/** The query of /blog. A value that nobody can use counts as absent, never as an error. */
export const blogSearchSchema = v.object({
  category: absentUnless(pathIdSchema),
  q: absentUnless(
    v.pipe(
      v.string(),
      v.transform((text) => Array.from(text.trim()).slice(0, mostSearchCharacters).join('').trim()),
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused.
      v.regex(/^[^\u0000-\u001f\u007f]+$/),
    ),
  ),
  page: absentUnless(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,3}$/),
      v.check((page) => Number(page) <= mostPages),
    ),
  ),
})
export type BlogSearch = v.InferOutput<typeof blogSearchSchema>

function absentUnless<const Schema extends v.GenericSchema<unknown, string>>(schema: Schema) {
  return v.optional(v.fallback(v.optional(schema), undefined))
}
