import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'

let main: MainFixture
beforeAll(async () => {
  main = await openMainFixture()
})
afterAll(() => main.close())

test('any member may switch calm mode on and off repeatedly', async () => {
  const { token } = await main.signedInMember()
  const isCalm = async () => (await main.get('/v1/calm-mode', { token })).body.data.isCalm
  const turn = (isCalm: boolean) => main.post('/v1/calm-mode', { token, body: { isCalm } })
  expect(await isCalm()).toBe(false)
  for (const wished of [true, true, false, false, true]) {
    expect((await turn(wished)).body.data).toEqual({ isCalm: wished })
    expect(await isCalm()).toBe(wished)
  }
  expect((await main.get('/v1/nutrition-profile', { token })).body.data).toBeNull()
})

test('calm mode of one member does not affect another', async () => {
  const { token } = await main.signedInMember()
  await main.post('/v1/calm-mode', { token, body: { isCalm: true } })
  const { token: other } = await main.signedInMember()
  expect((await main.get('/v1/calm-mode', { token: other })).body.data).toEqual({ isCalm: false })
  expect((await main.get('/v1/calm-mode')).status).toBe(401)
})
