import { and, ilike, type SQL, sql } from 'drizzle-orm'
import { articleTable } from '#server/db/blog/article.table.ts'

const { title, summary, keyword, sections } = articleTable

/** Everything a reader may remember of an article, without the tags of its HTML. */
const wholeText = sql`concat_ws(' ', ${title}, ${summary}, ${keyword}, regexp_replace(jsonb_path_query_array(${sections}, '$[*].*')::text, '<[^>]*>', ' ', 'g'))`

/** True for articles in which every word of a search occurs, in any order and any case. */
export function matchesWords(search: string): SQL | undefined {
  return and(...patternsOf(search).map((pattern) => ilike(wholeText, pattern)))
}

/** True for articles that carry every word of a search in the title. */
export function titleMatches(search: string): SQL {
  return and(...patternsOf(search).map((pattern) => ilike(title, pattern))) ?? sql`false`
}

/** A percent sign or an underscore in a search is itself, not a wildcard. */
function patternsOf(search: string): string[] {
  const words = search.split(/\s+/).filter(Boolean)
  return words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}
