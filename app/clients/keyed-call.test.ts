import { expect, test } from 'vitest'
import { AppError } from '#app/errors/app-error.ts'
import { createKeyedCall } from './keyed-call.ts'

const lost = new AppError({ code: 'CONNECTION' })
const refused = new AppError({ code: 'BACKEND', status: 422, serverMessage: 'WRONG_OTP' })
const broken = new AppError({ code: 'BACKEND', status: 502 })

test.each([
  ['the same key after a lost reply', lost, true],
  ['the same key after a backend failure', broken, true],
  ['a new key after a refusal', refused, false],
])('a retry has %s', async (_, error, isSame) => {
  const keyed = createKeyedCall()
  const keys: string[] = []
  const fail = (key: string) => {
    keys.push(key)
    return Promise.reject(error)
  }
  await expect(keyed('123456', fail)).rejects.toBe(error)
  await expect(keyed('123456', fail)).rejects.toBe(error)
  expect(keys[0] === keys[1]).toBe(isSame)
})

test('a reply or other content starts a call with a new key', async () => {
  const keyed = createKeyedCall()
  const keyOf = (content: string) => keyed(content, (key) => Promise.resolve(key))
  const keys = [await keyOf('123456'), await keyOf('123456'), await keyOf('654321')]
  expect(new Set(keys).size).toBe(3)
  await expect(keyed('111111', () => Promise.reject(lost))).rejects.toBe(lost)
  const [before] = keys
  expect(await keyOf('222222')).not.toBe(before)
})
