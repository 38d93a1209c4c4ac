import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sealAtRest } from '#server/backends/main/platform/rest-key.ts'
import {
  markDone,
  markFailed,
} from '#server/backends/main/platform/work/background-work.repository.ts'
import { outboxMailTable } from '#server/db/main/outbox-mail.table.ts'
import { taskTable } from '#server/db/main/task.table.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { createStaff, type StaffPerson } from './staff.fixture.ts'

let main: MainFixture
let support: StaffPerson
beforeAll(async () => {
  main = await openMainFixture()
  support = await createStaff(main).staffWith('support')
})
afterAll(() => main.close())

test('[C49] a mail that was given up is shown masked, sent again, and closes its task', async () => {
  const id = await failedMail('receipt')
  expect(await failed()).toMatchObject([
    { id, kind: 'receipt', recipient: 's•••@example.com', lastError: 'ETIMEDOUT', dueAt: null },
  ])
  expect(await act(id, 'retry')).toEqual([200, undefined])
  await main.backend.drainOutbox()
  expect(await failed()).toEqual([])
  expect(await openTasksOf(id)).toBe(0)
})

test('a mail with a code is never sent late, but dropped with a reason', async () => {
  const id = await failedMail('otp')
  expect(await act(id, 'retry')).toEqual([409, 'MAIL_EXPIRED'])
  expect(await act(id, 'drop')).toEqual([200, undefined])
  expect(await act(id, 'drop')).toEqual([404, 'ERR_NO_MAIL'])
  expect(await openTasksOf(id)).toBe(0)
})

test('background work shows its last success and its failures since', async () => {
  const at = main.clock.now()
  await markFailed(main.db, { work: 'a test', at, lastError: 'ETIMEDOUT' })
  await markFailed(main.db, { work: 'a test', at, lastError: 'ETIMEDOUT' })
  const shown = async () => {
    const { works } = (await main.get('/v1/admin/background', support.call)).body.data
    return works.find(({ work }: { work: string }) => work === 'a test')
  }
  expect(await shown()).toMatchObject({ failures: 2, lastDoneAt: null, lastError: 'ETIMEDOUT' })
  await markDone(main.db, ['a test'], at)
  expect(await shown()).toMatchObject({ failures: 0, lastDoneAt: at.toISOString() })
})

async function failedMail(kind: string): Promise<string> {
  const id = `mail-${kind}`
  const at = main.clock.now()
  const x = sealAtRest(main.context, 'x')
  const sealed = { subject: x, text: x, html: x }
  const mail = { id, recipient: 'sari@example.com', ...sealed, kind, attempts: 40 }
  await main.db
    .insert(outboxMailTable)
    .values({ ...mail, lastError: 'ETIMEDOUT', dueAt: null, createdAt: at })
  const task = { kind: 'mail', subject: id, openedAt: at, dueAt: at } as const
  await main.db.insert(taskTable).values({ id: `task-${kind}`, ...task })
  return id
}

async function failed() {
  return (await main.get('/v1/admin/mails', support.call)).body.data.mails
}

async function act(id: string, path: string) {
  const body = { reason: 'the server is back' }
  const answer = await main.post(`/v1/admin/mails/${id}/${path}`, { ...support.call, body })
  return [answer.status, answer.body.code]
}

async function openTasksOf(subject: string): Promise<number> {
  const tasks = await main.db.select().from(taskTable).where(eq(taskTable.subject, subject))
  return tasks.filter(({ closedAt }) => closedAt === null).length
}
