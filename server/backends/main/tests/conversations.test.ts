import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayMs } from '#app/lib/time.ts'
import { largestChatFileBytes } from '#server/contract/message.schema.ts'
import { chatFileTable } from '#server/db/main/chat-file.table.ts'
import { messageTable } from '#server/db/main/message.table.ts'
import { timeOffTable } from '#server/db/main/time-off.table.ts'
import { runsOf } from '#tests/test-size.ts'
import { endRelation, insertRelation } from './consultation.fixture.ts'
import { createMessages, openConversation, pdf } from './conversation.fixture.ts'
import { openReader } from './live.fixture.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { cleanPartsOf, photoOf } from './photo.fixture.ts'

const soon = { timeout: 30_000, interval: 20 }

let main: MainFixture
let calls: ReturnType<typeof createMessages>
let thread: Awaited<ReturnType<typeof openConversation>>
beforeAll(async () => {
  main = await openMainFixture()
  calls = createMessages(main)
})
beforeEach(async () => {
  thread = await openConversation(main)
})
afterAll(() => main.close())

const rowsOf = (id: string) =>
  main.db.select().from(messageTable).where(eq(messageTable.conversationId, id))

test('a care opens a conversation that both see before the first message', async () => {
  const { id, client, nutritionist, practice } = thread
  const empty = { id, isOpen: true, lastSeq: 0, unread: 0, last: null, answerHours: 24 }
  expect(await calls.list(client)).toMatchObject([
    { ...empty, side: 'client', other: { name: practice.name, slug: practice.slug } },
  ])
  expect(await calls.list(nutritionist, 'nutritionist')).toMatchObject([
    { ...empty, side: 'nutritionist', other: { name: 'Dewi', trackerId: client.trackerId } },
  ])
  expect(await calls.list(client, 'nutritionist')).toEqual([])
  expect(await calls.page(id, client)).toMatchObject({
    ...{ messages: [], hasEarlier: false, hasLater: false },
  })
})

test('messages are numbered in the order in which they came, for both sides', async () => {
  const { id, client, nutritionist } = thread
  await calls.send(id, client, 'Boleh makan pisang malam-malam?')
  await calls.send(id, nutritionist, 'Boleh,\n\nsatu buah.')
  for (const side of [client, nutritionist])
    expect((await calls.page(id, side)).messages).toMatchObject([
      { seq: 1, author: 'client', body: 'Boleh makan pisang malam-malam?', file: null },
      { seq: 2, author: 'nutritionist', body: 'Boleh,\n\nsatu buah.', isWithdrawn: false },
    ])
})

test('[T87] one message sent ten times at once on two instances is stored once', async () => {
  const { id, client } = thread
  const other = createMessages(await main.anotherInstance())
  const message = { id: crypto.randomUUID(), body: 'Sekali saja' }
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => (index % 2 ? calls : other).send(id, client, message)),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await rowsOf(id)).toMatchObject([{ seq: 1, id: message.id }])
})

test('[T87] different messages at once from both sides leave no gap', async () => {
  const { id, client, nutritionist } = thread
  const other = createMessages(await main.anotherInstance())
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 ? calls.send(id, client) : other.send(id, nutritionist),
    ),
  )
  const seqs = (await rowsOf(id)).map(({ seq }) => seq).toSorted((one, other) => one - other)
  expect(seqs).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
})

test.each([
  ['the other side', 'nutritionist', 'Sama'],
  ['its author with other words', 'client', 'Lain'],
] as const)('a known id from %s is refused and changes nothing', async (_, side, body) => {
  const { id, client } = thread
  const message = { id: crypto.randomUUID(), body: 'Sama' }
  await calls.send(id, client, message)
  const { status, body: answer } = await calls.send(id, thread[side], { ...message, body })
  expect([status, answer.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
  expect(await rowsOf(id)).toMatchObject([{ author: 'client', body: 'Sama' }])
})

test('a long thread is read from its end, 50 messages at a time, and from any number on', async () => {
  const { id, client, nutritionist } = thread
  const sentAt = main.clock.now()
  for (let seq = 1; seq <= 120; seq += 1)
    await main.db.insert(messageTable).values({
      ...{ conversationId: id, seq, id: `pesan-${seq}`, author: 'client', body: `${seq}`, sentAt },
    })
  const bounds = async (query = '') => {
    const { messages, hasEarlier, hasLater } = await calls.page(id, nutritionist, query)
    return [messages[0]?.seq, messages.at(-1)?.seq, hasEarlier, hasLater]
  }
  expect(await bounds()).toEqual([71, 120, true, false])
  expect(await bounds('?before=71')).toEqual([21, 70, true, true])
  expect(await bounds('?before=21')).toEqual([1, 20, false, true])
  expect(await bounds('?after=100')).toEqual([101, 120, true, false])
  expect(await bounds('?after=0')).toEqual([1, 50, false, true])
  expect(await bounds('?after=120')).toEqual([undefined, undefined, true, false])
  expect(await bounds('?before=1')).toEqual([undefined, undefined, false, true])
  expect(await calls.list(client)).toMatchObject([{ last: { body: '120' } }])
})

test('a list shows the beginning of a long message, its page all of it', async () => {
  const { id, client } = thread
  const body = 'a'.repeat(4000)
  await calls.send(id, client, body)
  expect((await calls.list(client))[0]?.last?.body).toBe('a'.repeat(200))
  expect((await calls.page(id, client)).messages[0]?.body).toBe(body)
})

test('what the other side wrote is unread until read, and a pointer never goes back', async () => {
  const { id, client, nutritionist } = thread
  const firstAt = main.clock.now().toISOString()
  await calls.send(id, nutritionist, 'Satu')
  main.clock.advance(60_000)
  await calls.send(id, nutritionist, 'Dua')
  await calls.send(id, client, 'Tiga')
  const own = async () => (await calls.list(client))[0]
  expect(await own()).toMatchObject({ unread: 2, unreadSince: firstAt, readSeq: 0, lastSeq: 3 })
  await calls.read(id, client, 1)
  expect(await own()).toMatchObject({ unread: 1, readSeq: 1 })
  await calls.read(id, client, 2)
  await calls.read(id, client, 1)
  expect(await own()).toMatchObject({ unread: 0, unreadSince: null, readSeq: 2 })
  await calls.read(id, client, Number.MAX_SAFE_INTEGER)
  expect(await own()).toMatchObject({ readSeq: 3 })
  expect((await calls.page(id, nutritionist)).conversation).toMatchObject({ otherReadSeq: 3 })
})

test('[T89] a message and a read reach both sides and the own other devices', async () => {
  const { id, client, nutritionist } = thread
  const readers = await Promise.all(
    [client, client, nutritionist].map((side) => openReader(main.backend, side)),
  )
  for (const reader of readers) await reader.untilReady()
  const heard = async (kind: string, count: number) => {
    for (const reader of readers)
      await expect
        .poll(() => reader.events().filter((event) => event.kind === kind), soon)
        .toEqual(Array(count).fill({ kind, id }))
  }
  const { body } = await calls.send(id, nutritionist)
  await heard('message', 1)
  await calls.read(id, client, 1)
  await heard('read', 1)
  await calls.withdraw(id, nutritionist, body.data.id)
  await heard('message', 2)
  // Reading the same again is no news.
  await calls.read(id, client, 1)
  await calls.send(id, client)
  await heard('message', 3)
  await heard('read', 1)
})

test('an author withdraws a message with its file, and both see only that there was one', async () => {
  const { id, client, nutritionist } = thread
  const file = await calls.sendFile(id, client, { bytes: photoOf() })
  const fileId = file.body.data.id
  const message = { id: crypto.randomUUID(), body: 'Piringku', fileId }
  await calls.send(id, client, message)
  expect((await calls.file(id, nutritionist, fileId)).status).toBe(200)
  expect((await calls.withdraw(id, nutritionist, message.id)).body.code).toBe('ERR_NO_MESSAGE')
  const withdrawn = { id: message.id, seq: 1, body: '', file: null, isWithdrawn: true }
  expect((await calls.withdraw(id, client, message.id)).body.data).toMatchObject(withdrawn)
  expect((await calls.withdraw(id, client, message.id)).body.data).toMatchObject(withdrawn)
  expect((await calls.page(id, nutritionist)).messages).toMatchObject([withdrawn])
  expect((await calls.list(nutritionist, 'nutritionist'))[0]?.unread).toBe(0)
  expect((await calls.file(id, nutritionist, fileId)).body.code).toBe('ERR_NO_FILE')
  expect(await main.db.$count(chatFileTable, eq(chatFileTable.conversationId, id))).toBe(0)
  // A late retry brings nothing back.
  expect((await calls.send(id, client, message)).body.data).toMatchObject(withdrawn)
})

test('a picture loses its metadata, and a PDF stays as it is', async () => {
  const { id, client, nutritionist } = thread
  const photo = (await calls.sendFile(id, client, { bytes: photoOf(), name: 'a/b"c.html' })).body
  expect(photo.data).toMatchObject({ type: 'image/jpeg', name: 'a/b"c.html' })
  const paper = (await calls.sendFile(id, client, { bytes: pdf, name: 'lab.pdf' })).body
  expect(paper.data).toMatchObject({ type: 'application/pdf', bytes: pdf.length })
  for (const { data } of [photo, paper]) await calls.send(id, client, { fileId: data.id })
  const read = async (fileId: string) =>
    Buffer.from((await calls.file(id, nutritionist, fileId)).body.data.base64, 'base64')
  expect((await read(photo.data.id)).includes(cleanPartsOf())).toBe(true)
  expect((await read(photo.data.id)).includes('GPS')).toBe(false)
  expect(await read(paper.data.id)).toEqual(pdf)
  const { body } = await main.get(`/v1/conversations/${id}/files`, { token: nutritionist.token })
  expect(body.data.map(({ seq }: { seq: number }) => seq)).toEqual([2, 1])
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
test.each([
  ['an SVG', Buffer.from(svg)],
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['HTML that ends as a PDF', Buffer.from('<script>alert(1)</script>%%EOF')],
  ['HTML before a PDF', Buffer.concat([Buffer.from('<p>'), pdf])],
  ['a PDF without an end', pdf.subarray(0, 40)],
  ['a PDF with bytes behind its end', Buffer.concat([pdf, Buffer.from('<script>')])],
  ['a beginning of a JPEG', Buffer.from([0xff, 0xd8, 0xff])],
  ['a ZIP', Buffer.from('PK\x03\x04 a document')],
  ['nothing', Buffer.alloc(0)],
])('[T91] %s named .jpg is refused', async (_, bytes) => {
  const { id, client } = thread
  const { status, body } = await calls.sendFile(id, client, { bytes, name: 'piring.jpg' })
  expect([status, body.code]).toEqual([422, 'FILE_UNREADABLE'])
  expect(await main.db.$count(chatFileTable, eq(chatFileTable.conversationId, id))).toBe(0)
})

test('a file above 10 MB is refused', async () => {
  const { id, client } = thread
  const sendOf = (length: number) =>
    calls.sendFile(id, client, {
      bytes: Buffer.concat([pdf, Buffer.alloc(length - 2 * pdf.length, 'x'), pdf]),
    })
  expect((await sendOf(largestChatFileBytes + 1)).body.code).toBe('FILE_UNREADABLE')
  expect((await sendOf(largestChatFileBytes)).body.data.bytes).toBe(largestChatFileBytes)
})

test('a conversation takes 200 MB of files', async () => {
  const { id, client } = thread
  // Zeros are stored compressed.
  await main.db.execute(sql`insert into main.chat_files
    (conversation_id, id, author, type, name, content, bytes, created_at)
    select ${id}, 'besar-' || number, 'client', 'application/pdf', 'besar.pdf',
      decode(repeat('00', ${largestChatFileBytes}::int), 'hex'), ${largestChatFileBytes}::int,
      ${main.clock.now().toISOString()}::timestamptz
    from generate_series(1, 20) as number`)
  const { status, body } = await calls.sendFile(id, client, { bytes: pdf })
  expect([status, body.code]).toEqual([409, 'CONVERSATION_FULL'])
})

test('one file sent ten times at once is stored once, and is its sender’s for one message', async () => {
  const { id, client, nutritionist } = thread
  const file = { id: crypto.randomUUID(), bytes: photoOf() }
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => calls.sendFile(id, client, file)),
  )
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect((await calls.sendFile(id, nutritionist, file)).body.code).toBe('IDEMPOTENCY_KEY_REUSED')
  const carry = { fileId: file.id }
  expect((await calls.file(id, nutritionist, file.id)).body.code).toBe('ERR_NO_FILE')
  expect((await calls.send(id, nutritionist, carry)).body.code).toBe('FILE_NOT_SENT')
  expect((await calls.send(id, client, carry)).status).toBe(200)
  expect((await calls.send(id, client, carry)).body.code).toBe('FILE_NOT_SENT')
  expect((await calls.send(id, client, { fileId: 'tidak-ada' })).body.code).toBe('FILE_NOT_SENT')
})

test('a file without a message is deleted after a day, another stays', async () => {
  const { id, client } = thread
  const [kept, lost] = [crypto.randomUUID(), crypto.randomUUID()]
  for (const fileId of [kept, lost])
    await calls.sendFile(id, client, { id: fileId, bytes: photoOf() })
  await calls.send(id, client, { fileId: kept })
  main.clock.advance(dayMs)
  await main.backend.drainOutbox()
  const left = () =>
    main.db
      .select({ id: chatFileTable.id })
      .from(chatFileTable)
      .where(eq(chatFileTable.conversationId, id))
  expect(await left()).toHaveLength(2)
  main.clock.advance(1)
  await main.backend.drainOutbox()
  expect(await left()).toEqual([{ id: kept }])
  main.clock.advance(-dayMs - 1)
})

test('words are found in capitals too, and signs stand for themselves', async () => {
  const { id, client, nutritionist } = thread
  await calls.send(id, client, 'Kadar lemak 100% turun')
  await calls.send(id, nutritionist, 'Bagus! Lemak_sehat boleh')
  const { body } = await calls.send(id, nutritionist, 'lemak yang kutarik')
  await calls.withdraw(id, nutritionist, body.data.id)
  expect(await calls.found(id, client, 'LEMAK')).toEqual([
    'Bagus! Lemak_sehat boleh',
    'Kadar lemak 100% turun',
  ])
  expect(await calls.found(id, client, '0% t')).toEqual(['Kadar lemak 100% turun'])
  expect(await calls.found(id, client, 'k_s')).toEqual(['Bagus! Lemak_sehat boleh'])
  expect(await calls.found(id, client, 'k%s')).toEqual([])
  expect(await calls.found(id, client, '\\\\')).toEqual([])
})

test('after the care both read and withdraw, and write again with the next one', async () => {
  const { id, client, nutritionist, practice, relationId } = thread
  const message = { id: crypto.randomUUID(), body: 'Sebelum' }
  await calls.send(id, client, message)
  await endRelation(main, relationId)
  for (const side of [client, nutritionist]) {
    expect((await calls.send(id, side)).body.code).toBe('CONVERSATION_CLOSED')
    const file = await calls.sendFile(id, side, { bytes: photoOf() })
    expect(file.body.code).toBe('CONVERSATION_CLOSED')
    const { conversation, messages } = await calls.page(id, side)
    expect(conversation).toMatchObject({ isOpen: false, other: { trackerId: null } })
    expect(messages).toMatchObject([{ body: 'Sebelum' }])
  }
  // What was sent before and whose answer was lost is answered.
  expect((await calls.send(id, client, message)).status).toBe(200)
  expect((await calls.read(id, nutritionist, 1)).status).toBe(200)
  expect((await calls.withdraw(id, client, message.id)).status).toBe(200)
  await insertRelation(main, { trackerId: client.trackerId, practice })
  expect((await calls.send(id, client, 'Sesudah')).body.data.seq).toBe(2)
  expect(await calls.list(client)).toMatchObject([{ id, isOpen: true }])
})

test('a care that ended without a message is in no list', async () => {
  const { client, nutritionist, relationId } = thread
  await endRelation(main, relationId)
  expect(await calls.list(client)).toEqual([])
  expect(await calls.list(nutritionist, 'nutritionist')).toEqual([])
})

test('a client’s list begins with the newest message, a nutritionist’s with the longest unread', async () => {
  const { practice, nutritionist } = thread
  const [first, second, third] = [thread, await openAnother(), await openAnother()]
  for (const { id, client } of [first, second, third]) {
    main.clock.advance(60_000)
    await calls.send(id, client)
  }
  await calls.read(first.id, nutritionist, 1)
  const order = (await calls.list(nutritionist, 'nutritionist')).map(({ id }) => id)
  expect(order).toEqual([second.id, third.id, first.id])

  async function openAnother() {
    const other = await openConversation(main)
    await endRelation(main, other.relationId)
    await insertRelation(main, { trackerId: other.client.trackerId, practice })
    const { id = '' } = (await calls.list(other.client))[0] ?? {}
    return { id, client: other.client }
  }
})

test('[T94] of many messages at once sixty are taken, the others are told when', async () => {
  const count = runsOf(1000)
  const { id, client, nutritionist } = thread
  const other = createMessages(await main.anotherInstance())
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) => (index % 2 ? calls : other).send(id, client)),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(60)
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(count - 60)
  for (const { headers } of refused)
    expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  expect((await calls.send(id, nutritionist)).status).toBe(200)
  expect(await rowsOf(id)).toHaveLength(61)
})

test('quick texts keep their order, and a paused practice has them too', async () => {
  const { nutritionist } = thread
  const texts = [
    { title: 'Salam', body: 'Halo!\n\nAda kabar apa?' },
    { title: 'Foto', body: 'Boleh kirim foto piringnya?' },
  ]
  const { token } = nutritionist
  const path = '/v1/practice/quick-texts'
  expect((await main.get(path, { token })).body.data).toEqual([])
  expect((await main.put(path, { token, body: texts })).body.data).toEqual(texts)
  await main.put(path, { token, body: texts.toReversed() })
  await main.post('/v1/practice/pause', { token })
  expect((await main.get(path, { token })).body.data).toEqual(texts.toReversed())
  const many = Array(31).fill(texts[0])
  expect((await main.put(path, { token, body: many })).status).toBe(400)
})

test('a nutritionist says within how many hours they answer', async () => {
  const { id, client, nutritionist } = thread
  const { token } = nutritionist
  const { body } = await main.get('/v1/practice', { token })
  const changed = await main.put('/v1/practice', { token, body: { ...body.data, answerHours: 6 } })
  expect(changed.body.data.answerHours).toBe(6)
  expect((await calls.page(id, client)).conversation).toMatchObject({ answerHours: 6 })
  const tooLong = { ...body.data, answerHours: 169 }
  expect((await main.put('/v1/practice', { token, body: tooLong })).status).toBe(400)
})

test('outside the hours a conversation says when they begin again', async () => {
  const { id, client, practice, nutritionist, relationId } = thread
  const back = async () => (await calls.page(id, client)).conversation.backAt
  // Monday at 10 WIB; open from 8 to 17.
  expect(await back()).toBeNull()
  const { token } = nutritionist
  const body = { hours: [{ startMinute: 13 * 60, endMinute: 17 * 60 }], zone: null }
  await main.put('/v1/practice/overrides/2026-03-02', { token, body })
  expect(await back()).toBe('2026-03-02T06:00:00.000Z')
  await main.db.insert(timeOffTable).values({
    id: crypto.randomUUID(),
    practiceNumber: practice.number,
    fromAt: main.clock.now(),
    untilAt: new Date('2026-03-03T10:00:00Z'),
    createdAt: main.clock.now(),
  })
  expect(await back()).toBe('2026-03-04T01:00:00.000Z')
  await endRelation(main, relationId)
  expect(await back()).toBeNull()
})
