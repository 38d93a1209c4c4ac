import * as v from 'valibot'
import { expect, test } from 'vitest'
import { receivedSessionSchema } from './received-session.schema.ts'

test('[S3.01] [S3.03] [S3.06] every session field is text, and a missing one is empty', () => {
  const session = v.parse(receivedSessionSchema, {
    id: 17,
    isKol: true,
    kol: null,
    email: 'a@b.id',
  })
  expect(session).toMatchObject({ id: '17', isKol: 'true', kol: '', email: 'a@b.id', token: '' })
  expect(Object.keys(session).sort()).toEqual(
    'authStatus birthDate clientType email firstName id isGoogle isKol kol lastName photoUrl refreshToken role status token'.split(
      ' ',
    ),
  )
})
