import { beforeEach, expect, test, vi } from 'vitest'
import { forgetDraft, forgetDrafts, readDraft, saveDraft } from './drafts.ts'

class FakeStorage {
  [key: string]: unknown
  getItem(key: string) {
    return (this[key] as string | undefined) ?? null
  }
  setItem(key: string, text: string) {
    this[key] = text
  }
  removeItem(key: string) {
    delete this[key]
  }
}

beforeEach(() => void vi.stubGlobal('localStorage', new FakeStorage()))
const newTab = () => new FakeStorage()
/** The person turns to a tab. */
const turnTo = (tab: FakeStorage) => void vi.stubGlobal('sessionStorage', tab)

test('what a closed tab left is in the next one, until that one has sent it', () => {
  turnTo(newTab())
  saveDraft('ratna', 'message-1', { body: 'Belum selesai' })
  turnTo(newTab())
  expect(readDraft('ratna', 'message-1')).toEqual({ body: 'Belum selesai' })
  expect(readDraft('dewi', 'message-1')).toBeUndefined()
  expect(readDraft('ratna', 'message-2')).toBeUndefined()
  forgetDraft('ratna', 'message-1')
  turnTo(newTab())
  expect(readDraft('ratna', 'message-1')).toBeUndefined()
})

test('two tabs keep what each has typed', () => {
  const [one, other] = [newTab(), newTab()]
  turnTo(one)
  saveDraft('ratna', 'message-1', { body: 'Satu' })
  turnTo(other)
  saveDraft('ratna', 'message-1', { body: 'Dua' })
  turnTo(one)
  expect(readDraft('ratna', 'message-1')).toEqual({ body: 'Satu' })
  forgetDraft('ratna', 'message-1')
  expect(readDraft('ratna', 'message-1')).toEqual({ body: 'Dua' })
})

test('a sign-out forgets all drafts of the member, and no other', () => {
  turnTo(newTab())
  saveDraft('dewi', 'profile', { height: '150' })
  saveDraft('ratna', 'profile', { height: '160' })
  saveDraft('ratna', 'message-1', { body: 'Halo' })
  forgetDrafts('ratna')
  expect([readDraft('ratna', 'profile'), readDraft('ratna', 'message-1')]).toEqual([
    undefined,
    undefined,
  ])
  expect(readDraft('dewi', 'profile')).toEqual({ height: '150' })
})

test('without a storage nothing is kept, and nothing fails', () => {
  for (const name of ['localStorage', 'sessionStorage'])
    vi.stubGlobal(name, {
      getItem() {
        throw new Error('The storage is off')
      },
      setItem() {
        throw new Error('The storage is full')
      },
    })
  saveDraft('ratna', 'profile', { height: '160' })
  forgetDraft('ratna', 'profile')
  expect(readDraft('ratna', 'profile')).toBeUndefined()
})
