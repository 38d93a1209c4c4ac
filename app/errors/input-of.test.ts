import * as v from 'valibot'
import { expect, test } from 'vitest'
import { AppError } from './app-error.ts'
import { inputOf } from './input-of.ts'

const parse = inputOf(v.object({ email: v.pipe(v.string(), v.trim(), v.email()) }))

test('what fits the schema is handed on as the schema makes it', () => {
  expect(parse({ email: ' dewi@example.org ' })).toEqual({ email: 'dewi@example.org' })
})

test('what does not fit is refused without being repeated', () => {
  const refused = () => parse({ email: 'secret' })
  expect(refused).toThrow(AppError)
  expect(refused).toThrow(/^INPUT$/)
})
