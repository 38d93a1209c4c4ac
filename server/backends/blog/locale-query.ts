import { vValidator } from '@hono/valibot-validator'
import { localeQuerySchema } from '#server/contract/envelope.schema.ts'

/** Reads the language that a call asks for; a language nobody writes in is a bad request. */
export const readLocale = vValidator('query', localeQuerySchema, (result, c) => {
  if (!result.success) return c.json({ message: 'Bad Request' }, 400)
})
