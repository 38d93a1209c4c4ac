import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '#app/lib/time.ts'
import { invite } from '#server/backends/main/consultation/practices/practice-invite.service.ts'
import { practiceTable } from '#server/db/main/practice.table.ts'
import { practiceInviteTable } from '#server/db/main/practice-invite.table.ts'
import { openPractice, unlockPractice } from './consultation.fixture.ts'
import { type MainFixture, memberPassword, openMainFixture } from './main-backend.fixture.ts'

let main: MainFixture
beforeAll(async () => {
  main = await openMainFixture()
})
afterAll(() => main.close())

const outdated = [410, 'INVITE_OUTDATED']

test('an invited nutritionist takes over the practice with the account of that address, once', async () => {
  const { slug, member, tokens } = await invited()
  const token = await tokens.newest()
  expect(await accept(member.token, token)).toEqual([200, undefined])
  await unlockPractice(main, member)
  expect((await main.get('/v1/practice', { token: member.token })).body.data).toMatchObject({
    slug,
    state: 'active',
  })
  // A double press or a reload.
  expect(await accept(member.token, token)).toEqual([200, undefined])
  expect(await accept((await main.signedInMember()).token, token)).toEqual([
    409,
    'INVITE_OTHER_ACCOUNT',
  ])
})

test('a thief of the link has no account of its address', async () => {
  const { slug, member, tokens } = await invited()
  const token = await tokens.newest()
  const thief = await main.signedInMember()
  expect(await accept(thief.token, token)).toEqual([409, 'INVITE_OTHER_ACCOUNT'])
  expect((await main.post('/v1/practice-invites/accept', { body: { token } })).status).toBe(401)
  expect(await ownerOf(slug)).toBe(null)
  expect(await accept(member.token, token)).toEqual([200, undefined])
})

test('a second invite replaces the first', async () => {
  const { slug, member, tokens } = await invited()
  const first = await tokens.newest()
  await invite(main.context, { slug, email: member.user.email })
  const second = await tokens.newest()
  expect(second).not.toBe(first)
  expect(await accept(member.token, first)).toEqual(outdated)
  expect(await accept(member.token, second)).toEqual([200, undefined])
  expect(
    await main.db.$count(practiceInviteTable, eq(practiceInviteTable.practiceSlug, slug)),
  ).toBe(2)
})

test('a link works for seven days', async () => {
  const own = await openMainFixture()
  const { member, tokens } = await invited(own)
  const token = await tokens.newest()
  own.clock.advance(7 * dayMs)
  const session = await own.post('/v1/auth/login', {
    body: { email: member.user.email, password: memberPassword },
  })
  expect(await accept(session.body.data.token, token, own)).toEqual(outdated)
  await own.close()
})

test('an unknown link is outdated, and a practice with an account takes no invitation', async () => {
  const { practice, nutritionist } = await openPractice(main)
  expect(await accept(nutritionist.token, 'x'.repeat(43))).toEqual(outdated)
  await expect(
    invite(main.context, { slug: practice.slug, email: 'lain@contoh.id' }),
  ).rejects.toThrow('has an account already')
  await expect(
    invite(main.context, { slug: 'tidak-ada', email: 'lain@contoh.id' }),
  ).rejects.toThrow('There is no practice tidak-ada')
})

test('a nutritionist owns one practice at most', async () => {
  const { slug, member, tokens } = await invited()
  await accept(member.token, await tokens.newest())
  const { slug: second, tokens: others } = await invited(main, member)
  expect(await accept(member.token, await others.newest())).toEqual([409, 'INVITE_NOT_NEEDED'])
  expect([await ownerOf(slug), await ownerOf(second)]).toEqual([member.user.id, null])
})

test('of parallel acceptances of one link by one member all succeed, and the practice is theirs', async () => {
  const { slug, member, tokens } = await invited()
  const token = await tokens.newest()
  const answers = await Promise.all(Array.from({ length: 4 }, () => accept(member.token, token)))
  expect(answers).toEqual(Array(4).fill([200, undefined]))
  expect(await ownerOf(slug)).toBe(member.user.id)
})

test('the database holds no usable link', async () => {
  const { tokens } = await invited()
  const token = await tokens.newest()
  const rows = await main.db.select().from(practiceInviteTable)
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(main.logged.join()).not.toContain(token)
})

async function invited(
  on: MainFixture = main,
  known?: Awaited<ReturnType<typeof on.signedInMember>>,
) {
  const member = known ?? (await on.signedInMember())
  const slug = `siti-${crypto.randomUUID().slice(0, 8)}`
  await on.db.insert(practiceTable).values({
    slug,
    name: 'Siti Rahma',
    state: 'invited',
    practiceUntil: '2030-12-31',
    createdAt: on.clock.now(),
  })
  await invite(on.context, { slug, email: member.user.email })
  const newest = async () => {
    const mail = (await on.mailsTo(member.user.email)).at(-1)
    return /undangan\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  return { slug, member, tokens: { newest } }
}

async function accept(token: string, invitation: string, on: MainFixture = main) {
  const { status, body } = await on.post('/v1/practice-invites/accept', {
    token,
    body: { token: invitation },
  })
  return [status, body.code]
}

async function ownerOf(slug: string) {
  const [practice] = await main.db.select().from(practiceTable).where(eq(practiceTable.slug, slug))
  return practice?.userId
}
