import type { MainContext } from '#server/backends/main/main-context.ts'
import { OperatorError } from '#server/backends/main/platform/operator-error.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import { updatePractice } from './own-practice.repository.ts'
import { lockPracticeBySlug } from './practice-invite.repository.ts'

/**
 * Changes a practice for the operator.
 * @throws OperatorError if there is no such practice, or its invitation is not accepted
 */
export async function operatePractice(
  { db }: Pick<MainContext, 'db'>,
  slug: string,
  changes: Partial<Pick<PracticeRow, 'state' | 'practiceUntil'>>,
): Promise<PracticeRow> {
  return db.transaction(async (tx) => {
    const practice = await lockPracticeBySlug(tx, slug)
    if (!practice) throw new OperatorError(`There is no practice ${slug}.`)
    if (changes.state === 'paused' && practice.userId === null)
      throw new OperatorError(`${practice.name} has no account yet.`)
    return updatePractice(tx, practice.number, changes)
  })
}
