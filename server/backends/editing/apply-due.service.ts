import type { EditingContext } from './editing-context.ts'
import { endPublication, lockDocument, lockDue } from './history.repository.ts'
import { findProblem, showRevision } from './publish.service.ts'

/**
 * Does the publication that is due longest, as the system: its maker may have left. One that cannot
 * be done keeps the reason. Returns false if nothing is due.
 */
export async function applyDue(context: EditingContext): Promise<boolean> {
  const now = context.clock.now()
  const isDone = await context.db.transaction(async (tx) => {
    const inside = { ...context, db: tx }
    const due = await lockDue(inside, now)
    if (!due) return false
    const document = await lockDocument(inside, due.documentId)
    const problem = await findProblem(inside, document, due.revisionN, now)
    if (problem) {
      await endPublication(inside, due.id, { problem: problem.answer.message })
      return true
    }
    await showRevision(inside, document, due.revisionN, now)
    await endPublication(inside, due.id, { doneAt: now })
    return true
  })
  if (isDone) context.dropPages()
  return isDone
}
