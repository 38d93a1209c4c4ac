import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMessages, openConversation, pdf } from './conversation.fixture.ts'
import { openReader } from './live.fixture.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { photoOf } from './photo.fixture.ts'
import { memberWithTracker } from './tracker.fixture.ts'

const words = 'kanari-di-dalam-pesan'
const fileName = 'kanari-di-nama-berkas.pdf'
const canaries = [words, fileName]
const soon = { timeout: 30_000, interval: 20 }

let main: MainFixture
let calls: ReturnType<typeof createMessages>
beforeAll(async () => {
  main = await openMainFixture()
  calls = createMessages(main)
})
afterAll(() => main.close())

const heldBy = (text: string) => canaries.filter((canary) => text.includes(canary))
const exportOf = async ({ token }: { token: string }) =>
  JSON.stringify((await main.get('/v1/account/export', { token })).body)

test('[T93] the text of a message is in the answers to its two members and nowhere else', async () => {
  const { id, client, nutritionist } = await openConversation(main)
  const stranger = await memberWithTracker(main)
  const reader = await openReader(main.backend, nutritionist)
  await reader.untilReady()
  const { body: file } = await calls.sendFile(id, client, { bytes: pdf, name: fileName })
  const message = { id: crypto.randomUUID(), body: words, fileId: file.data.id }
  expect((await calls.send(id, client, message)).status).toBe(200)
  // Each of these fails, and its answer and its line in the log repeat nothing.
  const refused = [
    await calls.send(id, nutritionist, message),
    await calls.send(id, stranger, message),
    await calls.send(id, client, { body: words, fileId: 'tidak-ada' }),
    await calls.send(id, client, { id: 'x', body: words }),
    await calls.sendFile(id, client, { bytes: Buffer.from(words), name: fileName }),
    await calls.sendFile(id, stranger, { bytes: pdf, name: fileName }),
    await main.get(`/v1/conversations/${id}/search?q=${words}`, { token: stranger.token }),
  ]
  for (const { status, body } of refused) {
    expect(status).toBeGreaterThanOrEqual(400)
    expect(heldBy(JSON.stringify(body))).toEqual([])
  }
  await expect.poll(() => reader.events().length, soon).toBeGreaterThan(0)
  expect(heldBy(JSON.stringify(reader.frames))).toEqual([])
  main.clock.advance(14 * 60_000)
  for (const member of [client, nutritionist])
    expect(heldBy(JSON.stringify(await calls.page(id, member)))).toEqual(canaries)
  expect(heldBy(await exportOf(client))).toEqual(canaries)
  expect(heldBy(await exportOf(nutritionist))).toEqual([])
  expect(heldBy(await exportOf(stranger))).toEqual([])
  main.clock.advance(60_000)
  const mails = await main.mailsTo(nutritionist.user.email)
  expect(mails.length).toBeGreaterThan(0)
  expect(heldBy(JSON.stringify(main.mails))).toEqual([])
  expect(heldBy(main.logged.join('\n'))).toEqual([])
  expect(await tablesWith(canaries)).toEqual(['chat_files', 'messages'])
})

test('a failing database writes no text of a message to the log', async () => {
  const own = await openMainFixture()
  const { id, client } = await openConversation(own)
  await own.db.execute(sql`alter table main.messages rename to lost`)
  const answer = await createMessages(own).send(id, client, words)
  expect(answer.status).toBe(500)
  expect(own.logged.length).toBeGreaterThan(0)
  expect(heldBy(own.logged.join('\n') + JSON.stringify(answer.body))).toEqual([])
  await own.close()
})

test('a message with any input is stored as typed text or refused, and never an error of the server', async () => {
  const { id, client } = await openConversation(main)
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 5_000 }),
    fc.jsonValue(),
    fc.constantFrom('\0', '\ud800', '\u202e', 'a'.repeat(4_001), '', ' ', '%', "'; drop table"),
  )
  const key = fc.oneof(fc.uuid(), fc.string({ maxLength: 80 }))
  await fc.assert(
    fc.asyncProperty(key, anything, fc.option(key), async (messageId, body, fileId) => {
      await main.db.execute(sql`delete from main.rate_limits`)
      const sent = { id: messageId, body: body as string, fileId }
      const { status, body: answer } = await calls.send(id, client, sent)
      expect([200, 400, 413, 422]).toContain(status)
      if (status === 200) expect(answer.data.body.length).toBeLessThanOrEqual(4_000)
    }),
    { numRuns: 60 },
  )
})

test('any query, number and path is answered or refused, and never an error of the server', async () => {
  const { id, client } = await openConversation(main)
  await calls.send(id, client, 'Halo')
  const { token } = client
  const part = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.integer().map(String),
    fc.constantFrom('%', '_', '\\', '999999999', '1e9', '-1', '../..', '\0'),
  )
  const number = fc.oneof(fc.double(), fc.integer(), fc.constant(Number.MAX_SAFE_INTEGER))
  await fc.assert(
    fc.asyncProperty(part, number, async (text, seq) => {
      const value = encodeURIComponent(text.toWellFormed())
      const answers = [
        await main.get(`/v1/conversations/${id}/search?q=${value}`, { token }),
        await main.get(`/v1/conversations/${id}/messages?before=${value}`, { token }),
        await main.get(`/v1/conversations/${id}/messages?after=${value}`, { token }),
        await main.get(`/v1/conversations/${id}/files/${value}`, { token }),
        await main.get(`/v1/conversations?side=${value}`, { token }),
        await main.post(`/v1/conversations/${id}/messages/${value}/withdraw`, { token }),
        await main.post(`/v1/conversations/${id}/read`, { token, body: { seq } }),
      ]
      for (const { status } of answers) expect([200, 400, 404]).toContain(status)
    }),
    { numRuns: 40 },
  )
})

test('a file of any bytes is stored clean or refused, and never an error of the server', async () => {
  const { id, client } = await openConversation(main)
  const bytes = fc
    .tuple(
      fc.constantFrom(photoOf(), pdf, Buffer.alloc(0)),
      fc.uint8Array({ maxLength: 400 }),
      fc.nat(),
    )
    .map(([whole, noise, at]) => {
      const from = whole.length === 0 ? 0 : at % whole.length
      return Buffer.concat([whole.subarray(0, from), noise, whole.subarray(from)])
    })
  await fc.assert(
    fc.asyncProperty(
      bytes,
      fc.string({ unit: 'binary', maxLength: 300 }),
      async (content, name) => {
        await main.db.execute(sql`delete from main.rate_limits`)
        const { status } = await calls.sendFile(id, client, { bytes: content, name })
        expect([200, 400, 422]).toContain(status)
      },
    ),
    { numRuns: 60 },
  )
})

/** The tables of main with one of the texts in a row. */
async function tablesWith(texts: string[]): Promise<string[]> {
  const { rows: tables } = (await main.db.execute(
    sql`select tablename as name from pg_tables where schemaname = 'main'`,
  )) as unknown as { rows: { name: string }[] }
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = (await main.db.execute(
      sql`select t::text as row from main.${sql.identifier(name)} t`,
    )) as unknown as { rows: { row: string }[] }
    if (rows.some(({ row }) => texts.some((text) => row.includes(text)))) found.push(name)
  }
  return found.toSorted()
}
