import { openSession } from '#server/backends/main/identity/auth/session.service.ts'
import { insertUser } from '#server/backends/main/identity/users/user.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import type { User } from '#server/db/main/user.table.ts'

/** Inserts a new verified member, signed in. */
export async function insertMember(context: MainContext): Promise<{ user: User; token: string }> {
  const now = context.clock.now()
  const user = await insertUser(context.db, {
    id: randomId(),
    email: `${randomId().toLowerCase()}@contoh.id`,
    firstName: 'Dewi',
    lastName: '',
    passwordHash: 'unused',
    emailVerifiedAt: now,
    adultStatedAt: now,
    createdAt: now,
  })
  if (!user) throw new Error('The member exists already')
  const session = await context.db.transaction((tx) =>
    openSession(context, tx, { user, device: '' }),
  )
  return { user, token: session.token }
}
