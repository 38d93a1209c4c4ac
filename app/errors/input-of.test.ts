import * as v from 'valibot'
import { expect, test } from 'vitest'
import { AppError } from './app-error.ts'
import { inputOf } from './input-of.ts'

const parse = inputOf(v.object({ email: v.pipe(v.string(), v.trim(), v.email()) }))

test('valid input is passed on as the schema transforms it', () => {
  expect(parse({ email: ' dewi@example.org ' })).toEqual({ email: 'dewi@example.org' })
})

test('invalid input is refused without being quoted', () => {
  const refused = () => parse({ email: 'secret' })
  expect(refused).toThrow(AppError)
  expect(refused).toThrow(/^INPUT$/)
})
