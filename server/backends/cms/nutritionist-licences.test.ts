import { afterAll, beforeAll, expect, test } from 'vitest'
import { minuteMs } from '#app/lib/time.ts'
import { contentPass } from '#server/backends/content-pass.ts'
import { licencePass } from '#server/backends/licence-pass.ts'
import { signPass } from '#server/backends/signed-pass.ts'
import { openSeededCms } from './cms.fixture.ts'
import { createCmsBackend } from './create-cms-backend.ts'

const slug = 'agus-setiawan'
const licences = {
  sub: slug,
  str: null,
  sip: { number: 'SIP-9', place: 'Kota Depok', validUntil: '2026-11-30' },
}

let cms: Awaited<ReturnType<typeof openSeededCms>>
let app: ReturnType<typeof createCmsBackend>
let now = new Date('2026-11-21T02:00:00Z')
const clock = { now: () => now }
beforeAll(async () => {
  cms = await openSeededCms()
  const editing = { ...cms.editing, clock, passSecret: 'secret' }
  const log = { error: () => {} }
  app = createCmsBackend({ db: cms.db, clock, editing, isDemo: true, log, productSlug: 'seimbang' })
})
afterAll(() => cms.close())

const signing = { clock, passSecret: 'secret' }
async function send(pass: string) {
  const answer = await app.request('/nutritionist-licences', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pass }),
  })
  return answer.status
}
const page = () => app.request(`/nutritionists/${slug}?locale=id`)

test('a profile shows the verified licence until its last day', async () => {
  const before = (await (await page()).json()).nutritionist
  expect(await send(await signPass(signing, licencePass, licences))).toBe(200)
  const { nutritionist } = await (await page()).json()
  expect(nutritionist.sip).toEqual(licences.sip)
  expect(nutritionist.str).toEqual(before.str)
  now = new Date('2026-11-30T17:00:00Z')
  expect((await page()).status).toBe(404)
  const renewed = { ...licences.sip, validUntil: '2031-11-30' }
  const str = { number: 'STR-9', issuer: 'KTKI', validUntil: null }
  expect(await send(await signPass(signing, licencePass, { ...licences, sip: renewed, str }))).toBe(
    200,
  )
  const after = (await (await page()).json()).nutritionist
  expect([after.sip, after.str]).toEqual([renewed, str])
})

test.each([
  ['a forged pass', () => signPass({ clock, passSecret: 'other' }, licencePass, licences), 403],
  [
    'an expired pass',
    () => {
      const earlier = { now: () => new Date(now.getTime() - 6 * minuteMs) }
      return signPass({ clock: earlier, passSecret: 'secret' }, licencePass, licences)
    },
    403,
  ],
  [
    'the pass of a writer',
    () => signPass(signing, contentPass, { sub: slug, name: '', permissions: [], reviewer: null }),
    403,
  ],
  [
    'the pass of an unknown person',
    () => signPass(signing, licencePass, { ...licences, sub: 'x' }),
    404,
  ],
])('%s changes no licence', async (_, pass, status) => {
  expect(await send(await pass())).toBe(status)
})
