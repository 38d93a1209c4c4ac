import { expect, test } from 'vitest'
import { m } from '#app/i18n/paraglide/messages.js'
import { sentMailsKeptForDays } from '#server/backends/main/platform/mail/forget-sent-mails.service.ts'
import { memberProfileFields } from '#server/contract/member-profile.schema.ts'
import { privacy } from '#server/seeds/cms/text-pages/privacy.ts'

type Label = (inputs: object, options: { locale: 'id' | 'en' }) => string
const labels = m as unknown as Record<string, Label>

// Besides the names, which the policy calls by one word.
const fields = memberProfileFields.filter((field) => !['firstName', 'lastName'].includes(field))

test.each(
  (['id', 'en'] as const).flatMap((locale) => fields.map((field) => [locale, field] as const)),
)('in %s the privacy policy names the field %s of the profile by its label', (locale, field) => {
  const key = `profile_${field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`
  const label = labels[key]?.({}, { locale }).toLowerCase() ?? `the message ${key}`
  const [account] = /"(Akun|Account): [^"]+"/.exec(JSON.stringify(privacy[locale].sections)) ?? []
  expect(account).toContain(label)
})

test.each([
  ['id', `Email keluar: [^"]+${sentMailsKeptForDays} hari`],
  ['en', `Outgoing emails: [^"]+${sentMailsKeptForDays} days`],
] as const)(
  'in %s the privacy policy says how long it is known that a mail was sent',
  (locale, words) => {
    expect(JSON.stringify(privacy[locale].sections)).toMatch(new RegExp(words))
  },
)

test.each([
  ['id', 'Staf kami membuka akun Anda hanya setelah menulis alasannya'],
  ['en', 'Our staff open your account only after they write down why'],
] as const)('in %s the privacy policy says that staff need a reason', (locale, words) => {
  expect(JSON.stringify(privacy[locale].sections)).toContain(words)
})

test.each([
  ['id', /Open Food Facts, [^"]+: hanya nomor itu, dari server kami/],
  ['en', /Open Food Facts, [^"]+: that number only, from our server/],
] as const)(
  '[S2.26] in %s the privacy policy says what Open Food Facts learns of a search',
  (locale, words) => {
    expect(JSON.stringify(privacy[locale].sections)).toMatch(words)
  },
)
