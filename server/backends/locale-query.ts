import { vValidator } from '@hono/valibot-validator'
import { localeQuerySchema } from '#server/contract/envelope.schema.ts'

/** Reads the `locale` of a call; answers 400 if the site has no content in that language. */
export const readLocale = vValidator('query', localeQuerySchema, (result, c) => {
  if (!result.success) return c.json({ message: 'Bad Request' }, 400)
})
