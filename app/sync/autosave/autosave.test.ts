import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#app/errors/app-error.ts'
import { createAutosave, type SaveAnswer, type Stored } from './autosave.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const savedAt = '2026-03-02T03:00:00.000Z'
type Text = Stored & { text: string }

/** A backend with one text, which other pages change too. */
function openSaver() {
  const stored = { version: 0, text: '' }
  const sent: string[] = []
  const gate: { before: () => Promise<unknown>; after: () => Promise<unknown> } = {
    before: async () => {},
    after: async () => {},
  }
  const whole: boolean[] = []
  const saver = createAutosave<string, Text>({
    ...{ version: 0, savedAt: null },
    send: async (version, text): Promise<SaveAnswer<Text>> => {
      sent.push(text)
      await gate.before()
      const isKnown = version === stored.version
      if (isKnown) Object.assign(stored, { version: version + 1, text })
      await gate.after()
      return { kind: isKnown ? 'saved' : 'changed', stored: { ...stored, savedAt } }
    },
    contentOf: ({ text }) => text,
    onSaved: (_, isWhole) => whole.push(isWhole),
  })
  return { saver, stored, sent, gate, whole }
}
const pause = () => vi.advanceTimersByTimeAsync(1_500)

test('typing is saved once it pauses', async () => {
  const { saver, sent, whole } = openSaver()
  for (const text of ['L', 'Le', 'Lelah']) saver.type(text)
  expect(saver.getState()).toMatchObject({ isPending: true, savedAt: null })
  await pause()
  expect(sent).toEqual(['Lelah'])
  expect(saver.getState()).toMatchObject({ isPending: false, version: 1, savedAt })
  expect(whole).toEqual([true])
})

test('what is typed during a save goes with the next version', async () => {
  const { saver, sent, gate, whole, stored } = openSaver()
  gate.before = async () => {
    gate.before = async () => {}
    saver.type('Lelah sekali')
  }
  saver.type('Lelah')
  await pause()
  await pause()
  expect(sent).toEqual(['Lelah', 'Lelah sekali'])
  expect([whole, stored.version]).toEqual([[false, true], 2])
})

test('a save right after a flush with nothing to send is sent', async () => {
  const { saver, sent } = openSaver()
  await Promise.all([saver.flush(), saver.save('Lelah')])
  expect(sent).toEqual(['Lelah'])
  expect(saver.getState().isPending).toBe(false)
})

test('a choice right after a flush that another page’s version stops is sent', async () => {
  const { saver, sent, stored } = openSaver()
  Object.assign(stored, { version: 1, text: 'Segar' })
  await saver.save('Lelah')
  expect(saver.getState().other).toMatchObject({ text: 'Segar' })
  await Promise.all([saver.flush(), saver.save('Lelah sekali')])
  expect([sent, stored.text]).toEqual([['Lelah', 'Lelah sekali'], 'Lelah sekali'])
})

test('a failed save keeps what was typed, and sends the newest text later', async () => {
  const { saver, gate, stored } = openSaver()
  gate.before = () => Promise.reject(new AppError({ code: 'NETWORK' }))
  saver.type('Lelah')
  await pause()
  expect(saver.getState()).toMatchObject({ isPending: true, connection: 'lost' })
  gate.before = async () => {}
  await saver.flush()
  expect(stored.text).toBe('Lelah')
  expect(saver.getState()).toMatchObject({ isPending: false, connection: 'ok' })
})

test('a save whose answer was lost is this page’s own', async () => {
  const { saver, gate, stored, whole } = openSaver()
  gate.after = () => Promise.reject(new AppError({ code: 'NETWORK' }))
  saver.type('Lelah')
  await pause()
  expect(stored).toMatchObject({ version: 1, text: 'Lelah' })
  gate.after = async () => {}
  await saver.flush()
  expect(saver.getState()).toMatchObject({ other: undefined, isPending: false, version: 1 })
  expect(whole).toEqual([true])
})

test('what was typed after a save whose answer was lost goes with the next version', async () => {
  const { saver, gate, stored } = openSaver()
  gate.after = () => Promise.reject(new AppError({ code: 'NETWORK' }))
  saver.type('Lelah')
  await pause()
  gate.after = async () => {}
  saver.type('Lelah sekali')
  await pause()
  expect(stored).toMatchObject({ version: 2, text: 'Lelah sekali' })
  expect(saver.getState()).toMatchObject({ other: undefined, isPending: false, version: 2 })
})

test('a page that opens again with what its last save sent has no other version', async () => {
  const { saver, stored } = openSaver()
  Object.assign(stored, { version: 1, text: 'Lelah' })
  saver.type('Lelah')
  await pause()
  expect(saver.getState()).toMatchObject({ other: undefined, isPending: false, version: 1 })
})

test('another page’s save stops saving until the user chooses this page', async () => {
  const { saver, stored, sent } = openSaver()
  Object.assign(stored, { version: 3, text: 'Dari laptop' })
  saver.type('Dari ponsel')
  await pause()
  expect(saver.getState().other?.text).toBe('Dari laptop')
  saver.type('Dari ponsel, lagi')
  await pause()
  expect(sent).toHaveLength(1)
  await saver.save('Dari ponsel, lagi')
  expect(stored).toMatchObject({ version: 4, text: 'Dari ponsel, lagi' })
  expect(saver.getState()).toMatchObject({ other: undefined, isPending: false })
})

test('the other version takes the place of what was typed here', async () => {
  const { saver, stored, sent } = openSaver()
  Object.assign(stored, { version: 3, text: 'Dari laptop' })
  saver.type('Dari ponsel')
  await pause()
  expect(saver.takeOther()?.text).toBe('Dari laptop')
  await saver.flush()
  expect(sent).toHaveLength(1)
  saver.type('Dari laptop, diubah di ponsel')
  await pause()
  expect(stored.version).toBe(4)
})

test('without consent only a press asks again', async () => {
  const { saver, sent, gate } = openSaver()
  const refusal = { status: 403, serverMessage: 'HEALTH_CONSENT_NEEDED' }
  gate.before = () => Promise.reject(new AppError({ code: 'BACKEND', ...refusal }))
  saver.type('Lelah')
  await pause()
  expect(saver.getState().connection).toBe('no-consent')
  saver.type('Lelah sekali')
  await pause()
  await saver.flush()
  expect(sent).toEqual(['Lelah'])
  await saver.save('Lelah sekali')
  expect(sent).toEqual(['Lelah', 'Lelah sekali'])
})

test('what is discarded is not saved', async () => {
  const { saver, sent } = openSaver()
  saver.type('Lelah')
  saver.discard()
  await pause()
  await saver.flush()
  expect(sent).toEqual([])
  expect(saver.getState().isPending).toBe(false)
})

test('a restart forgets what was typed and builds on another version', async () => {
  const { saver, sent, stored } = openSaver()
  saver.type('Lelah')
  Object.assign(stored, { version: 7, text: 'Terbit' })
  saver.restart({ version: 7, savedAt })
  await pause()
  expect(sent).toEqual([])
  saver.type('Lelah sekali')
  await pause()
  expect(stored).toMatchObject({ version: 8, text: 'Lelah sekali' })
})

test('nothing is sent once the backend takes no more', async () => {
  const sent: string[] = []
  const saver = createAutosave<string, Text>({
    ...{ version: 0, savedAt: null, onSaved: () => {}, contentOf: ({ text }) => text },
    send: async (_, text) => {
      sent.push(text)
      return { kind: 'closed' }
    },
  })
  for (const text of ['Lelah', 'Lelah sekali']) {
    saver.type(text)
    await pause()
  }
  expect(sent).toEqual(['Lelah'])
  expect(saver.getState()).toMatchObject({ isClosed: true, isPending: true })
})
