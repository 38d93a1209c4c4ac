import type { EditingRefusal, Stale } from '#server/contract/editing/editing.schema.ts'

/** The outcome of a change. Undefined if the text does not exist. */
export type Outcome<Done> =
  | { kind: 'done'; answer: Done }
  | { kind: 'stale'; answer: Stale }
  | { kind: 'refused'; answer: EditingRefusal }
  | undefined

export const refuse = (message: EditingRefusal['message'], paths: string[] = []) => ({
  kind: 'refused' as const,
  answer: { message, paths },
})
