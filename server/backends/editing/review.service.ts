import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import type { ContentPass } from '#server/backends/content-pass.ts'
import type { DocumentKey } from '#server/contract/editing/editing.schema.ts'
import type { EditingContext } from './editing-context.ts'
import { findDocument, findRevision } from './history.repository.ts'
import { type Outcome, refuse } from './outcome.ts'

/** Signs one revision of another author. */
export async function signRevision(
  context: EditingContext,
  { sub, name, reviewer }: ContentPass,
  key: DocumentKey,
  n: number,
): Promise<Outcome<{ n: number }>> {
  const reviewedOn = dayInJakarta(context.clock.now())
  if (!reviewer || reviewer.licensedUntil < reviewedOn) return refuse('not-licensed')
  const document = await findDocument(context, key)
  const revision = document && (await findRevision(context, document.id, n))
  if (!revision) return undefined
  if (revision.author === sub) return refuse('own-revision')
  await context.db
    .insert(context.tables.reviews)
    .values({
      documentId: revision.documentId,
      revisionN: n,
      reviewer: sub,
      reviewerName: name,
      ...reviewer,
      reviewedOn,
    })
    .onConflictDoNothing()
  return { kind: 'done', answer: { n } }
}
