import * as v from 'valibot'
import { expect, test } from 'vitest'
import { pickMemberProfile } from '#server/contract/member-profile.schema.ts'
import { completedProfileSchema } from './completed-profile.schema.ts'

const profile = { ...pickMemberProfile({ firstName: 'Dewi' }), email: 'dewi@example.org' }
const isAccepted = (changed: Partial<typeof profile>) =>
  v.is(completedProfileSchema, { ...profile, ...changed })

test('a profile needs only a first name and an email', () => {
  expect(isAccepted({})).toBe(true)
  expect(isAccepted({ firstName: ' ' })).toBe(false)
  expect(isAccepted({ email: '' })).toBe(false)
})

test.each(['0812-3456-7890', '+62 812 3456 7890', '6281234567890'])(
  'the phone number %s becomes +6281234567890',
  (phone) => {
    expect(v.parse(completedProfileSchema, { ...profile, phone })).toMatchObject({
      phone: '+6281234567890',
    })
  },
)

test.each([
  { phone: '12345' },
  { phone: 'delapan' },
  { birthDate: '2999-01-01' },
  { birthDate: '1899-12-31' },
  { birthDate: '17/02/1990' },
])('%j is refused', (changed) => {
  expect(isAccepted(changed)).toBe(false)
})
