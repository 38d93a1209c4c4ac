import { eq } from 'drizzle-orm'
import type { AuthSession } from '#server/contract/auth.schema.ts'
import { auditEntryTable } from '#server/db/main/audit-entry.table.ts'
import { type User, userTable } from '#server/db/main/user.table.ts'
import { unlockPractice } from './consultation.fixture.ts'
import type { GoogleUser } from './fake-google.fixture.ts'
import { type MainFixture, memberPassword } from './main-backend.fixture.ts'

export const phoneUserAgent =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'

/** Steps that members take with their account, and queries for tests. */
export function createAccountSteps(main: MainFixture) {
  /** A nutritionist proves the second factor, too. */
  const signInAgain = async (user: User, password = memberPassword): Promise<AuthSession> => {
    const { email } = user
    const login = await main.post('/v1/auth/login', {
      headers: { 'user-agent': phoneUserAgent },
      body: { email, password },
    })
    const session: AuthSession = login.body.data
    if (session?.role === 'nutritionist') await unlockPractice(main, { user, token: session.token })
    return session
  }

  /** Connects a Google account from start to end. */
  const connectGoogle = async (token: string, user: GoogleUser) => {
    const { body } = await main.post('/v1/account/google-url', { token })
    return main.post('/v1/auth/google-oauth', { body: main.google.consent(body.data, user) })
  }

  const findUser = async (id: string): Promise<User> => {
    const [user] = await main.db.select().from(userTable).where(eq(userTable.id, id))
    if (!user) throw new Error('There is no such user')
    return user
  }

  /** The member's audit actions, oldest first. */
  const auditOf = async (userId: string): Promise<string[]> => {
    const entries = await main.db
      .select()
      .from(auditEntryTable)
      .where(eq(auditEntryTable.subjectId, userId))
      .orderBy(auditEntryTable.at)
    return entries.map(({ action }) => action)
  }

  /** Returns true if the access token still works. */
  const isSignedIn = async (token: string): Promise<boolean> =>
    (await main.get('/v1/account', { token })).status === 200

  return { signInAgain, connectGoogle, findUser, auditOf, isSignedIn }
}
