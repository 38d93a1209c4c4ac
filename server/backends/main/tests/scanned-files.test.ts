import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chatFileTable } from '#server/db/main/chat-file.table.ts'
import { createMessages, openConversation, pdf } from './conversation.fixture.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'

let main: MainFixture
let calls: ReturnType<typeof createMessages>
let answer: (content: Buffer) => Promise<boolean>
beforeAll(async () => {
  main = await openMainFixture({ fileScanner: { isClean: (content) => answer(content) } })
  calls = createMessages(main)
})
afterAll(() => main.close())

test('a file is scanned as its sender sent it, and says so', async () => {
  const scanned: Buffer[] = []
  answer = async (content) => scanned.push(content) > 0
  const { id, client } = await openConversation(main)
  const { status, body } = await calls.sendFile(id, client, { bytes: pdf })
  expect([status, body.data.isScanned]).toEqual([200, true])
  expect(scanned).toEqual([pdf])
})

test.each([
  ['a file with malware', async () => false, [422, 'FILE_INFECTED']],
  [
    'a file while the scanner is down',
    () => Promise.reject(new Error()),
    [503, 'FILE_NOT_SCANNED'],
  ],
])('%s is not stored', async (_, verdict, refusal) => {
  answer = verdict
  const { id, client } = await openConversation(main)
  const { status, body } = await calls.sendFile(id, client, { bytes: pdf })
  expect([status, body.code]).toEqual(refusal)
  expect(await main.db.$count(chatFileTable, eq(chatFileTable.conversationId, id))).toBe(0)
})
