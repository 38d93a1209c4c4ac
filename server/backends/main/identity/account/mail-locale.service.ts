import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import { updateUser } from '#server/backends/main/identity/users/user.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { appendAuditEntry } from '#server/backends/main/platform/audit/append-audit-entry.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'

/** Sets the language of mails that no request triggers. */
export async function setMailLocale(
  context: MainContext,
  { user }: Member,
  locale: ContentLocale,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    await updateUser(tx, user.id, { locale })
    await appendAuditEntry(context, tx, { action: 'profile_changed', subjectId: user.id })
  })
}
