import type { NoteContent } from '#server/contract/note.schema.ts'

export type NoteFields = { content: NoteContent; set: (part: Partial<NoteContent>) => void }

/** Returns the items with one of them changed. */
export function changed<Item>(items: Item[], index: number, part: Partial<Item>): Item[] {
  return items.map((item, at) => (at === index ? { ...item, ...part } : item))
}
