import { expect, test } from 'vitest'
import { programSlugs } from '#server/seeds/program-slugs.ts'
import { nutritionists } from './nutritionists.ts'

/** Only vocational (A.Md.Gz., S.Tr.Gz.) and professional (RD) degrees allow registration. */
const registrableDegrees = /\b(A\.Md\.Gz\.|S\.Tr\.Gz\.|RD)/

test.each(nutritionists.map(({ person }) => [person.slug, person] as const))(
  '%s has a degree that allows registration',
  (_, { degrees }) => {
    expect(degrees).toMatch(registrableDegrees)
  },
)

test('two people never share a slug, a registration or a licence', () => {
  const keys = nutritionists.flatMap(({ person }) => [
    person.slug,
    person.strNumber,
    person.sipNumber,
  ])
  expect(new Set(keys).size).toBe(keys.length)
})

test('every program is led by a nutritionist', () => {
  const led = new Set(nutritionists.flatMap(({ person }) => person.programSlugs))
  expect(programSlugs.filter((slug) => !led.has(slug))).toEqual([])
})
