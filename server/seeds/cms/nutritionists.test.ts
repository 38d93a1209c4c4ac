import { expect, test } from 'vitest'
import { nutritionists } from './nutritionists.ts'
import { programs } from './programs.ts'

/** Only vocational (A.Md.Gz., S.Tr.Gz.) and professional (RD) degrees lead to a registration. */
const registrableDegrees = /\b(A\.Md\.Gz\.|S\.Tr\.Gz\.|RD)/

test.each(nutritionists.map(({ person }) => [person.slug, person] as const))(
  '%s has a degree that leads to a registration, and leads programs that exist',
  (_, { degrees, programSlugs }) => {
    expect(degrees).toMatch(registrableDegrees)
    const known = programs.map(({ slug }) => slug)
    for (const slug of programSlugs) expect(known).toContain(slug)
  },
)

test('no two people share a slug, a registration or a licence', () => {
  const keys = nutritionists.flatMap(({ person }) => [
    person.slug,
    person.strNumber,
    person.sipNumber,
  ])
  expect(new Set(keys).size).toBe(keys.length)
})

test('every program has somebody who leads it', () => {
  const led = new Set(nutritionists.flatMap(({ person }) => person.programSlugs))
  expect(programs.map(({ slug }) => slug).filter((slug) => !led.has(slug))).toEqual([])
})
