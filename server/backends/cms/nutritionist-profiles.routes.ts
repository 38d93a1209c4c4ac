import { vValidator } from '@hono/valibot-validator'
import { eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { contentPass } from '#server/backends/content-pass.ts'
import type { EditingContext } from '#server/backends/editing/editing-context.ts'
import { readPass } from '#server/backends/signed-pass.ts'
import type { EditingPermission } from '#server/contract/editing/editing.schema.ts'
import {
  nutritionistProfileSchema,
  type StoredProfile,
} from '#server/contract/nutritionist-profile.schema.ts'
import { nutritionistTable } from '#server/db/cms/nutritionist.table.ts'

const validateProfile = vValidator('json', nutritionistProfileSchema, (result, c) => {
  if (!result.success) return c.json({ message: 'Bad Request' }, 400)
})

/**
 * The facts of a nutritionist, which staff write with their pass. Visitors see a person once licences
 * and words are there, too.
 */
export function createNutritionistProfileRoutes(context: EditingContext) {
  const { db, clock, dropPages } = context
  const may = async (authorization: string | undefined, permission: EditingPermission) => {
    const [, given] = /^Bearer (.+)$/.exec(authorization ?? '') ?? []
    const pass = given ? await readPass(context, contentPass, given) : null
    return pass?.permissions.includes(permission)
  }
  const path = '/nutritionist-profiles/:slug{[a-z][a-z0-9-]+}'
  return new Hono()
    .get(path, async (c) => {
      if (!(await may(c.req.header('authorization'), 'content.edit')))
        return c.json({ message: 'Forbidden' }, 403)
      const ofPerson = eq(nutritionistTable.slug, c.req.param('slug'))
      const [row] = await db.select().from(nutritionistTable).where(ofPerson)
      const answer: StoredProfile = {
        profile: row ? profileOf(row) : null,
        hasLicences: row?.strNumber != null && row.sipValidUntil !== null,
      }
      return c.json(answer, 200, { 'cache-control': 'no-store' })
    })
    .put(path, validateProfile, async (c) => {
      if (!(await may(c.req.header('authorization'), 'content.publish')))
        return c.json({ message: 'Forbidden' }, 403)
      const facts = { ...c.req.valid('json'), editedAt: clock.now() }
      await db
        .insert(nutritionistTable)
        .values({
          ...{ slug: c.req.param('slug'), publishedAt: clock.now(), ...facts },
          position: sql`(select coalesce(max(position), 0) + 1 from ${nutritionistTable})`,
        })
        .onConflictDoUpdate({ target: nutritionistTable.slug, set: facts })
      dropPages()
      return c.json({ slug: c.req.param('slug') })
    })
}

function profileOf({
  name,
  degrees,
  city,
  languages,
  conditions,
  practisingSince,
  programSlugs,
  portrait,
}: typeof nutritionistTable.$inferSelect) {
  return { name, degrees, city, languages, conditions, practisingSince, programSlugs, portrait }
}
