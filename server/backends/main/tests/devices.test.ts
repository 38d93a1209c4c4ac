import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs, minuteMs } from '#app/lib/time.ts'
import { createAccountSteps } from './account.fixture.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'

let main: MainFixture
let steps: ReturnType<typeof createAccountSteps>
beforeAll(async () => {
  main = await openMainFixture()
  steps = createAccountSteps(main)
})
afterAll(() => main.close())

test('a member sees their devices: the current one first, then the most recently seen', async () => {
  const { user } = await main.signedInMember()
  main.clock.advance(minuteMs)
  const { token } = await steps.signInAgain(user)
  main.clock.advance(minuteMs)
  await steps.signInAgain(user)
  const devices = await listDevices(token)
  expect(devices.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false])
  expect(devices.map(({ name }) => name)).toEqual(['Chrome, Android', 'Chrome, Android', ''])
})

test('a session whose tokens have all expired is not listed as a device', async () => {
  const { user } = await main.signedInMember()
  main.clock.advance(30 * dayMs)
  const { token } = await steps.signInAgain(user)
  expect(await listDevices(token)).toHaveLength(1)
})

test('ending a device signs it out at once', async () => {
  const { user, token } = await main.signedInMember()
  const other = await steps.signInAgain(user)
  const id = (await listDevices(token)).find(({ isCurrent }) => !isCurrent)?.id
  expect((await endDevice(token, id)).status).toBe(200)
  expect(await steps.isSignedIn(other.token)).toBe(false)
  expect(await steps.isSignedIn(token)).toBe(true)
  expect(await listDevices(token)).toHaveLength(1)
  expect(await steps.auditOf(user.id)).toContain('devices_ended')
})

test('ending the current device signs the member out', async () => {
  const { token } = await main.signedInMember()
  const [current] = await listDevices(token)
  expect((await endDevice(token, current?.id)).status).toBe(200)
  expect(await steps.isSignedIn(token)).toBe(false)
})

test('a member ends all of their other devices, and no other member’s', async () => {
  const { user, token } = await main.signedInMember()
  const others = [await steps.signInAgain(user), await steps.signInAgain(user)]
  const stranger = await main.signedInMember()
  expect((await main.post('/v1/account/devices/end-others', { token })).status).toBe(200)
  expect(await Promise.all(others.map((other) => steps.isSignedIn(other.token)))).toEqual([
    false,
    false,
  ])
  expect(await steps.isSignedIn(token)).toBe(true)
  expect(await steps.isSignedIn(stranger.token)).toBe(true)
})

test('another member’s device, an ended one and an unknown one give the same 404', async () => {
  const { user, token } = await main.signedInMember()
  const stranger = await main.signedInMember()
  await steps.signInAgain(user)
  const ended = (await listDevices(token)).find(({ isCurrent }) => !isCurrent)?.id
  await endDevice(token, ended)
  const strangers = (await listDevices(stranger.token))[0]?.id
  const answers = await Promise.all([strangers, ended, 'unknown'].map((id) => endDevice(token, id)))
  for (const { status, body } of answers)
    expect([status, body]).toEqual([404, { message: 'ERR_NO_DEVICE', code: 'ERR_NO_DEVICE' }])
  expect(await steps.isSignedIn(stranger.token)).toBe(true)
})

type Listed = { id: string; name: string; isCurrent: boolean }

async function listDevices(token: string): Promise<Listed[]> {
  return (await main.get('/v1/account/devices', { token })).body.data
}

function endDevice(token: string, id: string | undefined) {
  return main.post('/v1/account/devices/end', { token, body: { id } })
}
