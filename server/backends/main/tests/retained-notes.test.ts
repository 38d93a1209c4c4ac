import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '#app/lib/time.ts'
import { runRecordsCommand } from '#server/commands/records-command.ts'
import { goalClearanceTable } from '#server/db/main/goal-clearance.table.ts'
import { retainedNoteTable } from '#server/db/main/retained-note.table.ts'
import { type MainFixture, memberPassword, openMainFixture } from './main-backend.fixture.ts'
import { completeNote, createNotes, openNotedSession } from './note.fixture.ts'

let main: MainFixture
beforeAll(async () => {
  main = await openMainFixture({ recordRetentionYears: 25 })
})
afterAll(() => main.close())

/** Deletes the account of a client with a signed note, and returns the number in the mail. */
async function deleteNotedClient() {
  const { id, client, nutritionist, practice, relationId } = await openNotedSession(main)
  const notes = createNotes(main)
  await notes.signed(id, nutritionist)
  await notes.add(id, nutritionist, 'Hasil lab menyusul.')
  const { user, token, trackerId } = client
  await main.db.insert(goalClearanceTable).values({
    ...{ id: crypto.randomUUID(), userId: user.id, relationId, trackerId },
    ...{ practiceNumber: practice.number, reasons: ['disease'], rationale: 'Terkendali.' },
    ...{ signedAt: main.clock.now(), validUntil: '2026-06-01' },
  })
  await main.post('/v1/account/delete', { token, body: { proof: memberPassword } })
  const [mail] = (await main.mailsTo(user.email)).slice(-1)
  const recordId = /(?:nomor|number) ([\w-]+)\./.exec(mail?.text ?? '')?.[1] ?? ''
  return { id, user, token, recordId }
}

test('a signed note stays without a name, and the operator prints it by the number in the mail', async () => {
  const { id, user, recordId } = await deleteNotedClient()
  const operator = { ...main.context, db: main.db }
  const printed = await runRecordsCommand(operator, ['show', recordId])
  for (const personal of [user.id, user.email]) expect(printed).not.toContain(personal)
  const [note] = JSON.parse(printed)
  expect(note.content).toMatchObject({
    content: completeNote,
    addenda: [{ body: 'Hasil lab menyusul.' }],
    clearances: [{ reasons: ['disease'], rationale: 'Terkendali.' }],
  })
  expect(note.content.views.length).toBeGreaterThan(0)
  const [row] = await main.db.select().from(retainedNoteTable)
  expect(row).toMatchObject({ id, recordId })
  await expect(runRecordsCommand(operator, ['show', 'unknown'])).rejects.toThrow('No record')
  await expect(runRecordsCommand(operator, ['show'])).rejects.toThrow('npm run records')
})

test('nothing changes a note that stays, and the worker deletes it after its years', async () => {
  const { recordId } = await deleteNotedClient()
  await expect(
    main.db.execute(sql`update main.retained_notes set keep_until = now()`),
  ).rejects.toThrow()
  const count = () => main.db.$count(retainedNoteTable, sql`record_id = ${recordId}`)
  await main.backend.drainOutbox()
  expect(await count()).toBe(1)
  main.clock.advance(25 * 366 * dayMs)
  await main.backend.drainOutbox()
  expect(await count()).toBe(0)
})

test('the account says before the deletion for how many years notes stay', async () => {
  const { token } = await main.signedInMember()
  const { body } = await main.get('/v1/account', { token })
  expect(body.data.recordRetentionYears).toBe(25)
})
