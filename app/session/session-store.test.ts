import { beforeEach, expect, test, vi } from 'vitest'
import { getClientId, getMember } from './session.functions.ts'
import { createSessionStore, type SessionStore } from './session-store.ts'

vi.mock('./session.functions.ts', () => ({ getMember: vi.fn(), getClientId: vi.fn() }))

const member = {
  id: '7',
  firstName: 'Dewi',
  lastName: '',
  email: 'd@example.org',
  photoUrl: '',
  isNutritionist: false,
}

let session: SessionStore
beforeEach(() => {
  vi.resetAllMocks()
  session = createSessionStore()
})

/** Lets the test decide when the server replies. */
function answerLater() {
  const { promise, resolve } = Promise.withResolvers<typeof member | null>()
  vi.mocked(getMember).mockReturnValueOnce(promise)
  return resolve
}

test('concurrent callers share one request, and a known member needs none', async () => {
  vi.mocked(getMember).mockResolvedValue(member)
  expect(session.get()).toBeUndefined()
  expect(await Promise.all([session.ensure(), session.ensure()])).toEqual([member, member])
  await session.ensure()
  expect(getMember).toHaveBeenCalledTimes(1)
})

test('a known member is returned at once during a refresh and survives a failed one', async () => {
  session.start(member)
  vi.mocked(getMember).mockRejectedValueOnce(new Error('away'))
  const again = session.refresh()
  expect(await session.ensure()).toEqual(member)
  await expect(again).rejects.toThrow('away')
  expect(session.get()).toEqual(member)
})

test('the member or guest of the server-rendered page needs no request', async () => {
  session.start(null)
  expect(await session.ensure()).toBeNull()
  expect(getMember).not.toHaveBeenCalled()
})

test('a page keeps its member when another window signs in to another account', async () => {
  session.start(member)
  const listener = vi.fn()
  session.subscribe(listener)
  vi.mocked(getMember).mockResolvedValue({ ...member, id: '8' })
  await session.refresh()
  expect([session.get(), session.getPageMemberId(), session.isReplaced()]).toEqual([
    member,
    '7',
    true,
  ])
  expect(listener).toHaveBeenCalledTimes(1)
  vi.mocked(getMember).mockResolvedValue(member)
  await session.refresh()
  expect(session.isReplaced()).toBe(false)
})

test('a page stays bound to its member after a sign-out in another window', async () => {
  session.start(member)
  vi.mocked(getMember)
    .mockResolvedValueOnce(null)
    .mockResolvedValueOnce({ ...member, id: '8' })
  await session.refresh()
  expect([session.get(), session.getPageMemberId()]).toEqual([null, '7'])
  await session.refresh()
  expect([session.get(), session.isReplaced()]).toEqual([null, true])
})

test.each([
  ['sign-in', async () => void (await session.enter())],
  [
    'sign-out and sign-in',
    async () => {
      session.set(null)
      await session.refresh()
    },
  ],
])('a %s in this window binds its pages to the new member', async (_, change) => {
  session.start(member)
  vi.mocked(getMember).mockResolvedValue({ ...member, id: '8' })
  await change()
  expect([session.getPageMemberId(), session.isReplaced()]).toEqual(['8', false])
})

test('a reply requested before a sign-in does not undo it', async () => {
  const answerAsGuest = answerLater()
  const before = session.refresh()
  vi.mocked(getMember).mockResolvedValueOnce(member)
  await session.refresh()
  answerAsGuest(null)
  await before
  expect(session.get()).toEqual(member)
})

test('a reply requested before a sign-out does not undo it', async () => {
  const answerAsMember = answerLater()
  const before = session.refresh()
  session.set(null)
  answerAsMember(member)
  await before
  expect(session.get()).toBeNull()
})

test('listeners hear changes only', async () => {
  const listener = vi.fn()
  const stop = session.subscribe(listener)
  vi.mocked(getMember).mockImplementation(async () => ({ ...member }))
  const first = await session.refresh()
  await session.refresh()
  expect(listener).toHaveBeenCalledTimes(1)
  expect(session.get()).toBe(first)
  stop()
  session.set(null)
  expect(listener).toHaveBeenCalledTimes(1)
})

test('a failed request keeps the known member, and the next one retries', async () => {
  vi.mocked(getMember).mockRejectedValueOnce(new Error('away'))
  await expect(session.ensure()).rejects.toThrow('away')
  expect(session.get()).toBeUndefined()
  vi.mocked(getMember).mockResolvedValueOnce(member)
  expect(await session.ensure()).toEqual(member)
})

test('[S1.08] a member’s client is requested once per page load, and again after a failure', async () => {
  vi.mocked(getClientId).mockRejectedValueOnce(new Error('away')).mockResolvedValue('12')
  await expect(session.findClientId('7')).rejects.toThrow('away')
  expect(await session.findClientId('7')).toBe('12')
  expect(await session.findClientId('7')).toBe('12')
  expect(getClientId).toHaveBeenCalledTimes(2)
})
