import type { FieldSchema } from './field-schema.ts'

/** Returns what a new item of a list starts with. */
export function emptyOf({ wrapped, entries, item, options, type }: FieldSchema): unknown {
  if (wrapped) return undefined
  if (entries)
    return Object.fromEntries(
      Object.entries(entries).map(([key, schema]) => [key, emptyOf(schema)]),
    )
  if (item) return []
  if (options) return options[0]
  return type === 'number' ? 0 : ''
}
