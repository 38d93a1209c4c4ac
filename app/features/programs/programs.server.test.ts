import { expect, test } from 'vitest'
import { brokenContext } from '#app/clients/broken-context.fixture.ts'
import { readDurations, readProgram, readProgramList } from './programs.server.ts'

test('[S8.15] without the content backend the list and its SEO texts are empty, and the failure is logged', async () => {
  const { context, logged } = brokenContext()
  expect(await readProgramList(context)).toEqual({
    kind: 'unavailable',
    meta: { title: '', description: '', keyword: '' },
    programs: [],
  })
  expect(logged).toHaveLength(1)
})

test('a program that fails to load is unavailable, not missing', async () => {
  const { context } = brokenContext()
  expect(await readProgram(context, 'jantung-sehat')).toMatchObject({ kind: 'unavailable' })
})

test('without the main backend a program has no durations', async () => {
  const { context } = brokenContext()
  expect(await readDurations(context, 'jantung-sehat')).toEqual({
    kind: 'unavailable',
    durations: [],
  })
})

test.each(['../home', '%2e%2e', 'a\u0000b', 'a'.repeat(10_000), ''])(
  'an invalid slug makes no call (case %#)',
  async (slug) => {
    const { context, calledPaths } = brokenContext()
    expect(await readProgram(context, slug)).toMatchObject({ kind: 'missing' })
    expect(await readDurations(context, slug)).toMatchObject({ durations: [] })
    expect(calledPaths).toEqual([])
  },
)
