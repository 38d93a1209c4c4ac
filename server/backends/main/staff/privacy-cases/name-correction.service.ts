import { lockUser, updateUser } from '#server/backends/main/identity/users/user.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { enqueueMail } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { writeNameCorrectedMail } from '#server/backends/main/platform/mail/member-mails.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { appendStaffEntry, type StaffAct } from '#server/backends/main/staff/calls/staff-audit.ts'
import type { NameCorrection } from '#server/contract/privacy-case.schema.ts'
import { findCase } from './privacy-case.repository.ts'
import { appendCaseEvent, lockOpenCase } from './privacy-case.service.ts'

/**
 * Corrects the name of the account of an open request for correction. The mail that says so answers the
 * request.
 * @throws MainFailure `ERR_NO_CASE`, `CASE_CLOSED` or `ERR_NO_MEMBER`
 */
export async function correctName(
  context: MainContext,
  act: StaffAct,
  { id, reason, ...name }: NameCorrection & { id: string },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const key = { id, register: 'request' } as const
    const found = await findCase(tx, key)
    // The account is locked before the case, as in a deletion.
    const user = found && (await lockUser(tx, found.userId))
    const { kind, userId } = await lockOpenCase(tx, key)
    if (kind !== 'correction') throw new MainFailure('ERR_NO_CASE')
    if (!user) throw new MainFailure('ERR_NO_MEMBER')
    const { firstName, lastName, locale, email } = await updateUser(tx, userId, name)
    const to = { firstName, locale, productName: context.productName }
    const mail = writeNameCorrectedMail(to, { name: `${firstName} ${lastName}`.trim() })
    await enqueueMail(context, tx, email, { ...mail, about: id })
    const answer = { kind: 'letter', word: 'done', text: reason } as const
    await appendCaseEvent(context, tx, act, { caseId: id, ...answer })
    await appendStaffEntry(context, tx, act, { objectId: id, subjectId: userId, reason })
  })
}
