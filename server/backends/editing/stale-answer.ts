import type { Content } from '#server/contract/editing/editing.schema.ts'
import type { EditingContext } from './editing-context.ts'
import { findRevision, lockDocument } from './history.repository.ts'
import { toWholeRevision } from './to-revision.ts'

/** Returns the three texts of a conflict: where the author started, the newest one and theirs. */
export async function staleAnswer(
  context: EditingContext,
  documentId: number,
  { base, mine }: { base: Content; mine: Content },
) {
  const { contentRev } = await lockDocument(context, documentId)
  const newest = await findRevision(context, documentId, contentRev)
  if (!newest) throw new Error('A document has no newest revision')
  const theirs = toWholeRevision(newest)
  return { kind: 'stale' as const, answer: { message: 'stale' as const, base, theirs, mine } }
}
