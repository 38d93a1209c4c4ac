import { vValidator } from '@hono/valibot-validator'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { EditingContext } from '#server/backends/editing/editing-context.ts'
import { licencePass } from '#server/backends/licence-pass.ts'
import { readPass } from '#server/backends/signed-pass.ts'
import { sentLicencePassSchema } from '#server/contract/credential.schema.ts'
import { nutritionistTable } from '#server/db/cms/nutritionist.table.ts'

const validateSentPass = vValidator('json', sentLicencePassSchema, (result, c) => {
  if (!result.success) return c.json({ message: 'Bad Request' }, 400)
})

/** Shows the licences on a profile that the main backend says are verified. */
export function createNutritionistLicenceRoutes(context: EditingContext) {
  const { db, clock, dropPages } = context
  return new Hono().put('/nutritionist-licences', validateSentPass, async (c) => {
    const licences = await readPass(context, licencePass, c.req.valid('json').pass)
    if (!licences) return c.json({ message: 'Forbidden' }, 403)
    const { sub, str, sip } = licences
    const changed = await db
      .update(nutritionistTable)
      .set({
        ...(str && {
          ...{ strNumber: str.number, strIssuer: str.issuer },
          strValidUntil: str.validUntil,
        }),
        ...{ sipNumber: sip.number, sipPlace: sip.place, sipValidUntil: sip.validUntil },
        editedAt: clock.now(),
      })
      .where(eq(nutritionistTable.slug, sub))
      .returning({ slug: nutritionistTable.slug })
    if (changed.length === 0) return c.notFound()
    dropPages()
    return c.json({ slug: sub })
  })
}
