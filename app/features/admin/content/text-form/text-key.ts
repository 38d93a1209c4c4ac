import { isPathId } from '#app/lib/path-id.ts'
import { backendOfKind, type ContentKind } from '#server/contract/editing/content-kinds.ts'
import type { DocumentKey } from '#server/contract/editing/editing.schema.ts'

/** Returns the text that the end of a path names, or undefined if there can be none. */
export function textKeyOf([kind = '', slug = '', locale]: readonly string[]):
  | DocumentKey
  | undefined {
  const isKnown = Object.hasOwn(backendOfKind, kind) && isPathId(slug)
  if (!isKnown || (locale !== 'id' && locale !== 'en')) return undefined
  return { kind: kind as ContentKind, slug, locale }
}
