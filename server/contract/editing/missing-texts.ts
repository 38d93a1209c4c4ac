import type * as v from 'valibot'
import { hasUndescribedPicture } from '#server/contract/rich-text.ts'

type AnySchema = v.GenericSchema & {
  wrapped?: AnySchema
  item?: AnySchema
  entries?: Record<string, AnySchema>
}

/**
 * Returns the paths of texts that publication needs and that are empty, such as
 * `sections.0.heading`. Also returns those that show a picture without words. A text is needed
 * unless its schema is optional.
 */
export function missingTexts(schema: v.GenericSchema, content: unknown, path = ''): string[] {
  const { type, item, entries, wrapped } = schema as AnySchema
  const below = (key: string | number) => (path ? `${path}.${key}` : String(key))
  if (wrapped) {
    const isLeftOut = content === null || content === undefined || content === ''
    return isLeftOut ? [] : missingTexts(wrapped, content, path)
  }
  if (entries)
    return Object.entries(entries).flatMap(([key, entry]) =>
      missingTexts(entry, (content as Record<string, unknown> | undefined)?.[key], below(key)),
    )
  if (item)
    return ((content as unknown[] | undefined) ?? []).flatMap((one, index) =>
      missingTexts(item, one, below(index)),
    )
  if (type === 'string' && (typeof content !== 'string' || content.trim() === '')) return [path]
  if (typeof content === 'string' && hasUndescribedPicture(content)) return [path]
  return content === undefined ? [path] : []
}
