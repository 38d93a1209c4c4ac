import { expect, test } from 'vitest'
import { createSubmissionIds } from './submission-id.ts'

test('the same enquiry keeps its id and a changed one gets a new id', () => {
  const idOf = createSubmissionIds()
  const first = idOf({ name: 'Dewi', message: 'Halo' })
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(idOf({ name: 'Dewi', message: 'Halo lagi' })).not.toBe(first)
  expect(idOf({ name: 'Dewi', message: 'Halo' })).toBe(first)
})

test('two forms never share an id', () => {
  expect(createSubmissionIds()({})).not.toBe(createSubmissionIds()({}))
})
