import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { conversationTable } from '#server/db/main/conversation.table.ts'
import { practiceTable } from '#server/db/main/practice.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import { endRelation, insertRelation, openPractice } from './consultation.fixture.ts'
import { createMessages, openConversation, pdf } from './conversation.fixture.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { memberWithTracker } from './tracker.fixture.ts'

type Call = {
  query?: string
  body?: () => unknown
  /** What it answers after the care. */
  afterCare: 200 | 'CONVERSATION_CLOSED'
}

/** Every call of a conversation with valid input. `:messageId` and `:fileId` are of the caller. */
const calls: Record<string, Call> = {
  'get /v1/conversations/:id/messages': { afterCare: 200 },
  'post /v1/conversations/:id/messages': {
    body: () => ({ id: crypto.randomUUID(), body: 'Halo' }),
    afterCare: 'CONVERSATION_CLOSED',
  },
  'post /v1/conversations/:id/messages/:messageId/withdraw': { afterCare: 200 },
  'post /v1/conversations/:id/read': { body: () => ({ seq: 1 }), afterCare: 200 },
  'get /v1/conversations/:id/search': { query: '?q=halo', afterCare: 200 },
  'get /v1/conversations/:id/files': { afterCare: 200 },
  'post /v1/conversations/:id/files': {
    body: () => ({ id: crypto.randomUUID(), name: 'a.pdf', base64: pdf.toString('base64') }),
    afterCare: 'CONVERSATION_CLOSED',
  },
  'get /v1/conversations/:id/files/:fileId': { afterCare: 200 },
}

type Thread = { id: string } & Record<'messageId' | 'fileId', Record<string, string>>

let main: MainFixture
let open: Thread
let ended: Thread
const tokens: Record<string, string | undefined> = {}
beforeAll(async () => {
  main = await openMainFixture()
  const thread = await openConversation(main)
  const { client, nutritionist } = thread
  tokens['a guest'] = undefined
  tokens['the client'] = client.token
  tokens['the nutritionist'] = nutritionist.token
  tokens['another client'] = (await memberWithTracker(main)).token
  tokens['a client of the same nutritionist'] = (await anotherClient(thread.practice)).token
  tokens['another nutritionist'] = (await openPractice(main)).nutritionist.token
  const paused = await openPractice(main, { state: 'paused' })
  tokens['another nutritionist whose practice is paused'] = paused.nutritionist.token
  open = await filled(thread.id, ['the client', 'the nutritionist'])
  const before = await openConversation(main)
  tokens['the former client'] = before.client.token
  tokens['the former nutritionist'] = before.nutritionist.token
  ended = await filled(before.id, ['the former client', 'the former nutritionist'])
  await endRelation(main, before.relationId)
  // The client of the open thread had another nutritionist before.
  const left = await openConversation(main)
  tokens['a nutritionist whose practice has ended'] = left.nutritionist.token
  await main.db
    .update(practiceTable)
    .set({ state: 'left' })
    .where(eq(practiceTable.number, left.practice.number))
})
afterAll(() => main.close())

async function anotherClient(practice: Parameters<typeof insertRelation>[1]['practice']) {
  const client = await memberWithTracker(main)
  await insertRelation(main, { trackerId: client.trackerId, practice })
  return client
}

/** A message with a file of each of the two. */
async function filled(id: string, actors: string[]): Promise<Thread> {
  const thread: Thread = { id, messageId: {}, fileId: {} }
  const { sendFile, send } = createMessages(main)
  for (const actor of actors) {
    const caller = { token: tokens[actor] ?? '' }
    const withdrawn = crypto.randomUUID()
    await send(id, caller, { id: withdrawn, body: 'Halo' })
    const { body } = await sendFile(id, caller, { bytes: pdf })
    await send(id, caller, { body: 'Halo', fileId: body.data.id })
    thread.messageId[actor] = withdrawn
    thread.fileId[actor] = body.data.id
  }
  return thread
}

test('[T46] the matrix has every call of a conversation', () => {
  const served = main.backend.app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/v1/conversations/'))
    .map(({ method, path }) => `${method.toLowerCase()} ${path}`)
  expect(Object.keys(calls).toSorted()).toEqual([...new Set(served)].toSorted())
})

describe.each(Object.entries(calls))('[T46] %s', (name, { afterCare }) => {
  test.each([
    'another client',
    'a client of the same nutritionist',
    'another nutritionist',
    'another nutritionist whose practice is paused',
    'a nutritionist whose practice has ended',
    'the former client',
    'the former nutritionist',
  ])('answers %s as for an unknown id', async (actor) => {
    const answer = await ask(name, actor, open, 'the client')
    expect(answer).toEqual(await ask(name, actor, { ...open, id: 'unknown' }, 'the client'))
    expect(answer).toEqual([404, 'ERR_NO_CONVERSATION'])
  })

  test('needs a session', async () => {
    expect((await ask(name, 'a guest', open, 'the client'))[0]).toBe(401)
  })

  // Or the rows above would prove nothing.
  test.each(['the client', 'the nutritionist'])('answers %s', async (actor) => {
    expect((await ask(name, actor, open))[0]).toBe(200)
  })

  test.each(['the former client', 'the former nutritionist'])(
    '[T51] only reads for %s after the care',
    async (actor) => {
      const [status, code] = await ask(name, actor, ended)
      expect(afterCare === 200 ? status : code).toBe(afterCare)
    },
  )
})

test('a nutritionist whose practice is paused goes on writing with their clients', async () => {
  await main.post('/v1/practice/pause', { token: tokens['the nutritionist'] })
  for (const name of Object.keys(calls))
    expect((await ask(name, 'the nutritionist', open))[0]).toBe(200)
})

test('a nutritionist whose practice has ended loses the threads, the client keeps them', async () => {
  const thread = await openConversation(main)
  const { send, list, page } = createMessages(main)
  await send(thread.id, thread.nutritionist, 'Sampai jumpa')
  await endRelation(main, thread.relationId)
  await main.db
    .update(practiceTable)
    .set({ state: 'left' })
    .where(eq(practiceTable.number, thread.practice.number))
  expect(await list(thread.nutritionist, 'nutritionist')).toEqual([])
  expect(await page(thread.id, thread.nutritionist)).toBeUndefined()
  expect((await page(thread.id, thread.client)).messages).toMatchObject([{ body: 'Sampai jumpa' }])
})

test('a nutritionist loses the thread while its client is suspended', async () => {
  const thread = await openConversation(main)
  const { send, list, page } = createMessages(main)
  await send(thread.id, thread.client, 'Gulaku naik')
  const suspend = (suspendedAt: Date | null) =>
    main.db.update(userTable).set({ suspendedAt }).where(eq(userTable.id, thread.client.user.id))
  await suspend(main.clock.now())
  expect(await list(thread.nutritionist, 'nutritionist')).toEqual([])
  expect(await page(thread.id, thread.nutritionist)).toBeUndefined()
  expect((await send(thread.id, thread.nutritionist)).body.code).toBe('ERR_NO_CONVERSATION')
  await suspend(null)
  expect(await list(thread.nutritionist, 'nutritionist')).toHaveLength(1)
  expect((await page(thread.id, thread.nutritionist)).messages).toHaveLength(1)
})

test('lists have own conversations only, by the side that is asked for', async () => {
  const { list } = createMessages(main)
  const idsOf = async (actor: string, side: string) =>
    (await list({ token: tokens[actor] ?? '' }, side)).map(({ id }) => id)
  expect(await idsOf('the client', 'client')).toEqual([open.id])
  expect(await idsOf('the client', 'nutritionist')).toEqual([])
  expect(await idsOf('the nutritionist', 'client')).toEqual([])
  const ofPractice = await main.db
    .select({ id: conversationTable.id, number: conversationTable.practiceNumber })
    .from(conversationTable)
  const number = ofPractice.find(({ id }) => id === open.id)?.number
  const own = ofPractice.filter((row) => row.number === number).map(({ id }) => id)
  expect((await idsOf('the nutritionist', 'nutritionist')).toSorted()).toEqual(own.toSorted())
  expect(await idsOf('another client', 'client')).toEqual([])
  expect(await idsOf('the former client', 'client')).toEqual([ended.id])
  expect((await main.get('/v1/conversations?side=client')).status).toBe(401)
  const { token } = { token: tokens['the client'] }
  expect((await main.get('/v1/conversations', { token })).status).toBe(400)
})

test('[T47] a member writes only as their own side', async () => {
  const body = {
    id: crypto.randomUUID(),
    body: 'Halo',
    author: 'nutritionist',
    side: 'nutritionist',
  }
  const path = `/v1/conversations/${open.id}/messages`
  const answer = await main.post(path, { token: tokens['the client'], body })
  expect(answer.body.data.author).toBe('client')
})

async function ask(name: string, actor: string, of: Thread, owner = actor) {
  const { query = '', body } = calls[name] ?? {}
  const [method = '', path = ''] = name.split(' ')
  const address = path
    .replace(':id', of.id)
    .replace(':messageId', of.messageId[owner] ?? 'unknown')
    .replace(':fileId', of.fileId[owner] ?? 'unknown')
  const answer = await main[method as 'get' | 'post'](address + query, {
    token: tokens[actor],
    ...(body && { body: body() }),
  })
  return [answer.status, answer.body.code]
}
