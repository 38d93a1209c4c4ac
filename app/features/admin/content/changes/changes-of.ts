import type { Content } from '#server/contract/editing/editing.schema.ts'

/** Returns the fields that the author touched. A field that was removed is sent as null. */
export function changesOf(base: Content, content: Content): Content {
  const touched = Object.entries(content).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(base[field]),
  )
  return Object.fromEntries(touched.map(([field, value]) => [field, value ?? null]))
}
