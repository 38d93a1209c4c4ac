import * as v from 'valibot'
import { lineUpTo, paragraphsUpTo } from '#server/contract/typed-text.schema.ts'

/** How an editor shows a text; lists, objects and choices follow from the schema itself. */
type TextField = 'line' | 'paragraph' | 'html' | 'day' | 'address'

/** A line, such as a title. */
export const line = (most = 200) => v.pipe(lineUpTo(most), field('line'))

/** One or more paragraphs of plain text. */
export const paragraph = (most = 4_000) => v.pipe(paragraphsUpTo(most), field('paragraph'))

/** HTML of `rich-text.ts`; the backend cleans it. */
export const html = (most = 20_000) => v.pipe(v.string(), v.maxLength(most), field('html'))

/** The address of a source. An empty one is a gap that publication refuses. */
export const address = v.pipe(
  lineUpTo(500),
  v.check((it) => it === '' || /^https?:\/\//i.test(it)),
  field('address'),
)

const mostItems = 60

export function listOf<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(v.array(item), v.maxLength(mostItems))
}

export const sourceList = listOf(v.object({ title: line(), url: address }))

export function field(kind: TextField) {
  return v.metadata<string, { field: TextField }>({ field: kind })
}
