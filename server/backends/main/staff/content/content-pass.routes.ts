import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { contentPass } from '#server/backends/content-pass.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { adminCall } from '#server/backends/main/staff/calls/admin-call.ts'
import type { Staff } from '#server/backends/main/staff/sessions/staff-session.service.ts'
import { signPass } from '#server/backends/signed-pass.ts'
import { contentPassSchema } from '#server/contract/editing/content-pass.schema.ts'
import { editingPermissions } from '#server/contract/editing/editing.schema.ts'
import { practiceTable } from '#server/db/main/practice.table.ts'
import { userTable } from '#server/db/main/user.table.ts'

/** Passes with which staff write in the content backends; those keep the history of each text. */
export function createContentPassRoutes(context: MainContext) {
  const answers = contentPassSchema
  return new Hono()
    .get(
      '/v1/admin/content-pass',
      adminCall(context, {
        does: 'Signs a pass with which a writer changes texts.',
        answers,
        permission: 'content.edit',
        audit: 'impersonal',
      }),
      async (c) => c.json({ data: { pass: await passOf(context, c.get('staff')) } }),
    )
    .get(
      '/v1/admin/review-pass',
      adminCall(context, {
        does: 'Signs a pass with which a reviewer reads and signs texts.',
        answers,
        permission: 'content.review',
        audit: 'impersonal',
      }),
      async (c) => c.json({ data: { pass: await passOf(context, c.get('staff')) } }),
    )
}

async function passOf(context: MainContext, { userId, permissions }: Staff): Promise<string> {
  const { db, clock, secrets } = context
  const [found] = await db
    .select({ user: userTable, licensedUntil: practiceTable.practiceUntil })
    .from(userTable)
    .leftJoin(practiceTable, eq(practiceTable.userId, userTable.id))
    .where(eq(userTable.id, userId))
  const { firstName = '', lastName = '' } = found?.user ?? {}
  const held = editingPermissions.filter((permission) => permissions.includes(permission))
  const maySign = held.includes('content.review') && found?.licensedUntil
  return signPass({ clock, passSecret: secrets.contentPass }, contentPass, {
    sub: userId,
    name: `${firstName} ${lastName}`.trim(),
    permissions: held,
    // Only the content backend has the degrees, in words.
    reviewer: maySign ? { credentials: '', licensedUntil: maySign } : null,
  })
}
