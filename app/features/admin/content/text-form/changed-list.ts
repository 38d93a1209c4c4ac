import { emptyOf } from '#app/features/admin/content/empty-of.ts'
import type { FieldSchema } from '#app/features/admin/content/field-schema.ts'

/** What a button of a list does: its path, and the item's place if it is about one. */
const listAct = /^(add|up|remove):([\w.]+)$/

/**
 * Does what a list's button asks, such as `add:sections` or `remove:sections.2`, and returns the changed
 * content. Returns undefined if the act is no such button's, or the list is unknown.
 */
export function changedList(schema: FieldSchema, content: unknown, act: string): unknown {
  const [, verb, path = ''] = listAct.exec(act) ?? []
  if (!verb) return undefined
  const keys = path.split('.')
  const index = verb === 'add' ? -1 : Number(keys.pop())
  return changedAt(schema, content, keys, (items, item) => {
    if (verb === 'add') return [...items, emptyOf(item)]
    if (!(index in items)) return items
    if (verb === 'remove') return items.toSpliced(index, 1)
    return movedUp(items, index)
  })
}

export function movedUp(items: readonly unknown[], index: number): unknown[] {
  if (index === 0) return [...items]
  return items.toSpliced(index - 1, 2, items[index], items[index - 1])
}

type Change = (items: unknown[], item: FieldSchema) => unknown[]

function changedAt(
  { wrapped, entries, item }: FieldSchema,
  content: unknown,
  keys: string[],
  change: Change,
): unknown {
  if (wrapped) return changedAt(wrapped, content, keys, change)
  const [key, ...rest] = keys
  const items = (content ?? []) as unknown[]
  if (key === undefined) return item && change(items, item)
  const inner = item ?? (Object.hasOwn(entries ?? {}, key) ? entries?.[key] : undefined)
  if (!inner) return undefined
  const changed = changedAt(inner, (content as Record<string, unknown>)?.[key], rest, change)
  if (changed === undefined) return undefined
  return item ? items.with(Number(key), changed) : { ...(content as object), [key]: changed }
}
