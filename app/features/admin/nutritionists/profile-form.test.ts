import * as v from 'valibot'
import { expect, test } from 'vitest'
import { nutritionistProfileSchema } from '#server/contract/nutritionist-profile.schema.ts'
import { profileFormSchema } from './profile-form.schema.ts'

const schema = profileFormSchema(['berat-sehat', 'jantung-sehat'])
const form = {
  ...{ name: 'Tono Wijaya', degrees: 'S.Gz.', city: 'Depok', practisingSince: '2019' },
  ...{ skin: 'tan', head: 'short-hair', hair: 'black', colour: 'teal', beard: 'none' },
  ...{ 'language-id': 'on', 'condition-weight': 'on', 'program-jantung-sehat': 'on' },
}
const wrongIn = (typed: object) =>
  v.safeParse(schema, typed).issues?.map(({ path }) => path?.[0]?.key)

test('what is typed and ticked is a profile that the backend takes', () => {
  const profile = v.parse(schema, { ...form, glasses: 'on', beard: 'moustache' })
  expect(v.is(nutritionistProfileSchema, profile)).toBe(true)
  expect(profile).toMatchObject({
    ...{ practisingSince: 2019, languages: ['id'], conditions: ['weight'] },
    ...{ programSlugs: ['jantung-sehat'] },
    portrait: { hasGlasses: true, beard: 'moustache', colour: 'teal' },
  })
  expect(v.parse(schema, form).portrait).not.toHaveProperty('beard')
})

test.each([
  ['no name', { ...form, name: ' ' }, ['name']],
  ['an impossible year', { ...form, practisingSince: '1200' }, ['practisingSince']],
  ['no year', { ...form, practisingSince: '' }, ['practisingSince']],
])('%s is a wrong field', (_, typed, wrong) => {
  expect(wrongIn(typed)).toEqual(expect.arrayContaining(wrong))
})

test('a list without a tick is wrong at its first box', () => {
  const { 'language-id': _, 'condition-weight': __, ...unticked } = form
  expect(wrongIn(unticked)).toEqual(['language-id', 'condition-weight'])
})
