import * as v from 'valibot'
import { emailSchema } from '#server/contract/auth.schema.ts'
import type { GoogleAccount, GoogleAccounts } from './google-accounts.ts'

type Choice =
  | { kind: 'refused' }
  | { kind: 'signed-in'; account: GoogleAccount }
  | { kind: 'invalid'; name: string; email: string }

const typedPersonSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
  email: emailSchema,
})

/** What the visitor's form says. */
export function readChoice(form: URLSearchParams, accounts: GoogleAccounts): Choice {
  if (form.has('refuse')) return { kind: 'refused' }
  const listed = accounts.find(form.get('person') ?? '')
  if (listed) return { kind: 'signed-in', account: listed }
  const typed = { name: form.get('name') ?? '', email: form.get('email') ?? '' }
  const person = v.safeParse(typedPersonSchema, typed)
  if (!person.success) return { kind: 'invalid', ...typed }
  return { kind: 'signed-in', account: accounts.add(person.output.name, person.output.email) }
}
