import { isPathId } from '#app/lib/path-id.ts'
import { searchReader } from '#app/lib/search-reader.ts'
import { mostSearchCharacters } from '#server/contract/search-limits.ts'

/** Highest page that the backend serves. */
const mostPages = 1_000

/** Query of /blog. */
export const readBlogSearch = searchReader({
  category: (text) => (isPathId(text) ? text : undefined),
  q: (text) => {
    const words = Array.from(text.trim()).slice(0, mostSearchCharacters).join('').trim()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused.
    return /^[^\u0000-\u001f\u007f]+$/.test(words) ? words : undefined
  },
  page: (text) => (/^[1-9]\d{0,3}$/.test(text) && Number(text) <= mostPages ? text : undefined),
})
export type BlogSearch = ReturnType<typeof readBlogSearch>
