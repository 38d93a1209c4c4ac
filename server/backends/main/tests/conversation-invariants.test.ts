import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { careRelationTable } from '#server/db/main/care-relation.table.ts'
import { chatFileTable } from '#server/db/main/chat-file.table.ts'
import { conversationTable } from '#server/db/main/conversation.table.ts'
import { messageTable } from '#server/db/main/message.table.ts'
import { practiceTable } from '#server/db/main/practice.table.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import { endRelation } from './consultation.fixture.ts'
import { openConversation } from './conversation.fixture.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'

let main: MainFixture
let thread: Awaited<ReturnType<typeof openConversation>>
beforeAll(async () => {
  main = await openMainFixture()
})
beforeEach(async () => {
  thread = await openConversation(main)
})
afterAll(() => main.close())

type Row = typeof messageTable.$inferInsert

/** Writes past all rules but the database's own. */
const insert = (seq: number, wish: Partial<Row> = {}) =>
  main.db.insert(messageTable).values({
    ...{ conversationId: thread.id, seq, id: `pesan-${seq}`, author: 'client', body: 'Halo' },
    sentAt: main.clock.now(),
    ...wish,
  })
const ofThread = () => eq(conversationTable.id, thread.id)
const change = (set: Partial<typeof conversationTable.$inferInsert>) =>
  main.db.update(conversationTable).set(set).where(ofThread())
const edit = (seq: number, set: Partial<Row>) =>
  main.db
    .update(messageTable)
    .set(set)
    .where(and(eq(messageTable.conversationId, thread.id), eq(messageTable.seq, seq)))
const stored = async () => (await main.db.select().from(conversationTable).where(ofThread()))[0]

test.each([0, 1, 3, -1, 2_147_483_647])(
  '[I10] after message 1 none is numbered %i',
  async (seq) => {
    await insert(1)
    await expect(insert(seq, { id: 'lain' })).rejects.toThrow()
    expect(await stored()).toMatchObject({ lastSeq: 1 })
    await insert(2)
    expect(await stored()).toMatchObject({ lastSeq: 2 })
  },
)

test('[I10] a message that is rolled back leaves no gap', async () => {
  const failing = main.db.transaction(async (tx) => {
    await tx.insert(messageTable).values({
      ...{ conversationId: thread.id, seq: 1, id: 'batal', author: 'client', body: 'Batal' },
      sentAt: main.clock.now(),
    })
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  await insert(1)
  expect(await stored()).toMatchObject({ lastSeq: 1 })
})

test('[I10] nothing but a new message changes the count', async () => {
  await insert(1)
  await expect(change({ lastSeq: 2 })).rejects.toThrow()
  await expect(change({ lastSeq: 0 })).rejects.toThrow()
  const { conversationId, ...row } = { ...(await stored()), conversationId: thread.id }
  expect(conversationId).toBe(row.id)
  const counted = { ...row, id: crypto.randomUUID(), nutritionistId: null, lastSeq: 5 }
  await expect(
    main.db.insert(conversationTable).values(counted as typeof conversationTable.$inferInsert),
  ).rejects.toThrow()
})

test('[I10] a message is not deleted alone, but goes with its conversation', async () => {
  const file = await insertFile('client')
  await insert(1, { fileId: file })
  const ofMessages = eq(messageTable.conversationId, thread.id)
  await expect(main.db.delete(messageTable).where(ofMessages)).rejects.toThrow()
  await main.db.delete(conversationTable).where(ofThread())
  expect(await main.db.$count(messageTable, ofMessages)).toBe(0)
})

test('one id is one message', async () => {
  await insert(1)
  await expect(insert(2, { id: 'pesan-1' })).rejects.toThrow()
})

test('[I11] a pointer neither goes back nor passes the last message', async () => {
  await insert(1)
  await insert(2)
  for (const pointer of ['readSeqClient', 'readSeqNutritionist'] as const) {
    await change({ [pointer]: 1 })
    await expect(change({ [pointer]: 3 })).rejects.toThrow()
    await expect(change({ [pointer]: 0 })).rejects.toThrow()
    await expect(change({ [pointer]: -1 })).rejects.toThrow()
    expect(await stored()).toMatchObject({ [pointer]: 1 })
    await change({ [pointer]: 2 })
  }
})

test('no message is written after the care, nor in a thread whose nutritionist is gone', async () => {
  await insert(1)
  await change({ nutritionistId: null })
  await expect(insert(2)).rejects.toThrow()
  await change({ nutritionistId: thread.nutritionist.user.id })
  await insert(2)
  await endRelation(main, thread.relationId)
  await expect(insert(3)).rejects.toThrow()
  expect(await stored()).toMatchObject({ lastSeq: 2 })
})

test.each([
  ['by a third person', { author: 'system' as 'client' }],
  ['without content', { body: '' }],
  ['of 4,001 characters', { body: 'a'.repeat(4001) }],
  ['with a file that was never sent', { fileId: 'tidak-ada' }],
  ['that was withdrawn before', { withdrawnAt: new Date() }],
])('no message is written %s', async (_, wish) => {
  await expect(insert(1, wish)).rejects.toThrow()
})

test('a message carries a file of its author, and no two carry one', async () => {
  const [own, other] = [await insertFile('client'), await insertFile('nutritionist')]
  await expect(insert(1, { fileId: other })).rejects.toThrow()
  await insert(1, { fileId: own })
  await expect(insert(2, { fileId: own })).rejects.toThrow()
  await expect(main.db.delete(chatFileTable).where(eq(chatFileTable.id, own))).rejects.toThrow()
})

test('a message is withdrawn whole and once, and never edited', async () => {
  await insert(1)
  const withdrawnAt = main.clock.now()
  await expect(edit(1, { body: 'Lain' })).rejects.toThrow()
  await expect(edit(1, { author: 'nutritionist' })).rejects.toThrow()
  await expect(edit(1, { withdrawnAt })).rejects.toThrow()
  await expect(edit(1, { withdrawnAt, body: '', seq: 2 })).rejects.toThrow()
  await edit(1, { withdrawnAt, body: '' })
  await expect(edit(1, { withdrawnAt: null, body: 'Halo' })).rejects.toThrow()
})

test('a client and a nutritionist have one thread, also after another care', async () => {
  await endRelation(main, thread.relationId)
  await main.db.insert(careRelationTable).values({
    ...{ id: crypto.randomUUID(), trackerId: thread.client.trackerId, sections: [] },
    ...{ practiceNumber: thread.practice.number, since: main.clock.now() },
  })
  const { practiceNumber, userId } = conversationTable
  const ofPair = and(eq(practiceNumber, thread.practice.number), eq(userId, thread.client.user.id))
  expect(await main.db.$count(conversationTable, ofPair)).toBe(1)
  await main.db.delete(trackerTable).where(eq(trackerTable.id, thread.client.trackerId))
  expect(await main.db.$count(conversationTable, ofPair)).toBe(1)
})

test('another owner of a practice gets another thread', async () => {
  await insert(1)
  await endRelation(main, thread.relationId)
  await change({ nutritionistId: null })
  const { user } = await main.signedInMember()
  await main.db
    .update(practiceTable)
    .set({ userId: user.id })
    .where(eq(practiceTable.number, thread.practice.number))
  await main.db.insert(careRelationTable).values({
    ...{ id: crypto.randomUUID(), trackerId: thread.client.trackerId, sections: [] },
    ...{ practiceNumber: thread.practice.number, since: main.clock.now() },
  })
  const ofOwner = eq(conversationTable.nutritionistId, user.id)
  expect(await main.db.select().from(conversationTable).where(ofOwner)).toMatchObject([
    { userId: thread.client.user.id, lastSeq: 0 },
  ])
  await expect(insert(2)).rejects.toThrow()
})

async function insertFile(author: 'client' | 'nutritionist'): Promise<string> {
  const id = crypto.randomUUID()
  const content = Buffer.from('%PDF')
  await main.db.insert(chatFileTable).values({
    ...{ conversationId: thread.id, id, author, type: 'application/pdf', name: 'a.pdf' },
    ...{ content, bytes: content.length, createdAt: main.clock.now() },
  })
  return id
}
