import { findUser } from '#server/backends/main/identity/users/user.repository.ts'
import { enqueueMail, type MailContext } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import {
  type FactorChange,
  writeFactorMail,
} from '#server/backends/main/platform/mail/factor-mail.ts'
import type { Database } from '#server/db/open-database.ts'

/** Tells a person by mail that their second factor has changed, in the transaction of the change. */
export async function tellFactorChange(
  context: MailContext,
  tx: Database,
  { userId, change }: { userId: string; change: FactorChange },
): Promise<void> {
  const user = await findUser(tx, userId)
  if (!user) throw new Error('A second factor without its account')
  const link = `${context.publicOrigin}/auth/forgot-password`
  const { productName } = context
  await enqueueMail(
    context,
    tx,
    user.email,
    writeFactorMail({ ...user, productName }, { change, link }),
  )
}
