import { expect, test, vi } from 'vitest'
import { sendText } from './send-message.functions.ts'
import { sendMessage } from './send-message.ts'

vi.mock('./send-message.functions.ts', () => ({ sendText: vi.fn() }))

const message = { id: 'first-01', body: 'Halo', writtenAt: '2026-11-26T03:00:00Z' }

test('an answer that the schema does not know fails, so that the message stays', async () => {
  vi.mocked(sendText).mockResolvedValueOnce({ kind: 'unknown' } as never)
  await expect(sendMessage('talk-01', message)).rejects.toMatchObject({ code: 'UNEXPECTED' })
})

test('an answer that the schema knows is returned', async () => {
  const closed = { kind: 'refused', reason: 'closed' } as const
  vi.mocked(sendText).mockResolvedValueOnce(closed)
  expect(await sendMessage('talk-01', message)).toEqual(closed)
})
