import { isPathId } from '#app/lib/path-id.ts'
import { searchReader } from '#app/lib/search-reader.ts'
import { mostSearchCharacters } from '#server/contract/search-limits.ts'
import { lineOf } from '#server/contract/typed-text.ts'

/** Highest page that the backend serves. */
const mostPages = 1_000

/** Query of /blog. */
export const readBlogSearch = searchReader({
  category: (text) => (isPathId(text) ? text : undefined),
  q: (text) => {
    const words = Array.from(lineOf(text)).slice(0, mostSearchCharacters).join('').trim()
    return words === '' ? undefined : words
  },
  page: (text) => (/^[1-9]\d{0,3}$/.test(text) && Number(text) <= mostPages ? text : undefined),
})
export type BlogSearch = ReturnType<typeof readBlogSearch>
