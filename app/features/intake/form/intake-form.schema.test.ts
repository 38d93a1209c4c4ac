import * as v from 'valibot'
import { expect, test } from 'vitest'
import { intakeAnswersSchema } from '#server/contract/intake.schema.ts'
import { answersIn, fieldsOf } from './intake-form.schema.ts'

const answers = v.parse(intakeAnswersSchema, {
  ...{ complaint: 'Lelah\nsetiap sore', cook: 'family', sleep: 'about6' },
  questions: ['Boleh kopi?', 'Boleh puasa?'],
})

test('the form holds answers and gives them back', () => {
  expect(answersIn(fieldsOf(answers))).toEqual(answers)
})

test('an empty form is an intake without answers', () => {
  const empty = v.parse(intakeAnswersSchema, {})
  expect(answersIn(fieldsOf(empty))).toEqual(empty)
  expect(answersIn({ version: '3' })).toEqual(empty)
})

test('a question may follow an empty one', () => {
  const fields = { 'question-1': '', 'question-2': 'Boleh kopi?', 'question-3': '' }
  expect(answersIn(fields)?.questions).toEqual(['Boleh kopi?'])
})

test.each([{ complaint: 'x'.repeat(1001) }, { cook: 'robot' }])('%o is no intake', (fields) => {
  expect(answersIn(fields)).toBeUndefined()
})
