import * as v from 'valibot'
import { type QuickTexts, quickTextsSchema } from '#server/contract/message.schema.ts'

/** Reads the rows of the form. Empty rows are left out; null if one of the others is incomplete. */
export function readTypedTexts(form: FormData): QuickTexts | null {
  const bodies = form.getAll('body')
  const rows = form.getAll('title').map((title, index) => ({ title, body: bodies[index] }))
  const filled = rows.filter(({ title, body }) => `${title}${body}`.trim() !== '')
  const read = v.safeParse(quickTextsSchema, filled)
  return read.success ? read.output : null
}
