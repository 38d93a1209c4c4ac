import { appendAuditEntry } from '#server/backends/main/audit/append-audit-entry.ts'
import type { Member } from '#server/backends/main/auth/session.service.ts'
import type { MainParts } from '#server/backends/main/main-parts.ts'
import { updateUser } from '#server/backends/main/users/user.repository.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'

/** Sets the language of the mails that nobody chose one for. */
export async function setMailLocale(
  parts: MainParts,
  { user }: Member,
  locale: ContentLocale,
): Promise<void> {
  await parts.db.transaction(async (tx) => {
    await updateUser(tx, user.id, { locale })
    await appendAuditEntry(parts, tx, { action: 'profile_changed', subjectId: user.id })
  })
}
