import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ContentPass, contentPass } from '#server/backends/content-pass.ts'
import { licencePass } from '#server/backends/licence-pass.ts'
import { signPass } from '#server/backends/signed-pass.ts'
import { openSeededCms } from './cms.fixture.ts'

const slug = 'tono-wijaya'
const facts = {
  ...{ name: 'Tono Wijaya', degrees: 'S.Gz.', city: 'Depok', practisingSince: 2019 },
  ...{ languages: ['id'], conditions: ['weight'], programSlugs: ['berat-sehat'] },
  portrait: { skin: 'tan', head: 'short-hair', hair: 'black', colour: 'teal' },
}
const licences = {
  ...{ sub: slug, str: { number: 'STR-1', issuer: 'KTKI', validUntil: null } },
  sip: { number: 'SIP-1', place: 'Kota Depok', validUntil: '2031-05-31' },
}
const words = {
  ...{ headline: 'Makan enak, tanpa hitung-hitungan.', biography: ['Tono memasak setiap hari.'] },
  education: [{ title: 'Sarjana Gizi', year: 2018 }],
}

let cms: Awaited<ReturnType<typeof openSeededCms>>
beforeAll(async () => {
  cms = await openSeededCms()
})
afterAll(() => cms.close())

async function call(method: string, path: string, body?: object, changes?: Partial<ContentPass>) {
  const permissions = ['content.edit', 'content.publish'] as const
  const who = { sub: 'rina', name: 'Rina', permissions: [...permissions], reviewer: null }
  const pass = await signPass(cms.editing, contentPass, { ...who, ...changes })
  const answer = await cms.app.request(path, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${pass}` },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json() }
}
const profile = `/nutritionist-profiles/${slug}`
const publish = () =>
  call('POST', `/editing/documents/nutritionist-text/${slug}/id/publications`, {
    ...{ revision: 1, seen: 1 },
  })
async function listed(filters = ''): Promise<string[]> {
  const answer = await cms.app.request(`/nutritionists?locale=id${filters}`)
  const { nutritionists } = await answer.json()
  return nutritionists.map((person: { slug: string }) => person.slug)
}

test('a new person is public once facts, words and verified licences are there', async () => {
  const document = { kind: 'nutritionist-text', slug, locale: 'id', content: words }
  expect((await call('POST', '/editing/documents', document)).status).toBe(200)
  expect((await publish()).body).toMatchObject({ message: 'no-profile' })
  const asked = { path: `/nutritionists/${slug}?locale=id` }
  const preview = `/editing/documents/nutritionist-text/${slug}/id/preview`
  expect((await call('POST', preview, asked)).body).toMatchObject({ message: 'no-profile' })

  expect((await call('GET', profile)).body).toEqual({ profile: null, hasLicences: false })
  expect((await call('PUT', profile, facts)).status).toBe(200)
  expect((await call('GET', profile)).body).toEqual({ profile: facts, hasLicences: false })
  expect((await publish()).status).toBe(200)
  expect(await listed()).not.toContain(slug)

  const pass = await signPass(cms.editing, licencePass, licences)
  expect((await call('PUT', '/nutritionist-licences', { pass })).status).toBe(200)
  expect((await listed()).at(-1)).toBe(slug)
  expect(await listed('&city=Depok')).toEqual([slug])
  const { nutritionist } = await (await cms.app.request(asked.path)).json()
  expect(nutritionist).toMatchObject({
    ...{ isExample: false, priceRupiah: null, name: 'Tono Wijaya', str: licences.str },
    ...{ headline: words.headline, sip: licences.sip, portrait: facts.portrait },
  })
  expect((await call('GET', profile)).body.hasLicences).toBe(true)
})

test('a person without a licence alone or without a registration alone is not public', async () => {
  const other = 'tini-wijaya'
  await call('PUT', `/nutritionist-profiles/${other}`, { ...facts, name: 'Tini' })
  const document = { kind: 'nutritionist-text', slug: other, locale: 'id', content: words }
  await call('POST', '/editing/documents', document)
  await call('POST', `/editing/documents/nutritionist-text/${other}/id/publications`, {
    ...{ revision: 1, seen: 1 },
  })
  const pass = await signPass(cms.editing, licencePass, { ...licences, sub: other, str: null })
  await call('PUT', '/nutritionist-licences', { pass })
  expect(await listed()).not.toContain(other)
})

test('facts that change later keep the licences and the place in the list', async () => {
  const before = await listed()
  const changed = { ...facts, city: 'Bogor' }
  expect((await call('PUT', '/nutritionist-profiles/siti-rahmawati', changed)).status).toBe(200)
  expect(await listed()).toEqual(before)
  expect(await listed('&city=Bogor')).toContain('siti-rahmawati')
})

test.each([
  ['from staff who only write', facts, { permissions: ['content.edit'] }, 403],
  ['from staff who only review', facts, { permissions: ['content.review'] }, 403],
  ['without a city', { ...facts, city: '' }, {}, 400],
  ['without a language', { ...facts, languages: [] }, {}, 400],
  ['with an unknown portrait', { ...facts, portrait: { skin: 'blue' } }, {}, 400],
] as const)('the backend refuses facts %s', async (_, body, changes, status) => {
  const path = '/nutritionist-profiles/orang-lain'
  expect((await call('PUT', path, body, changes as Partial<ContentPass>)).status).toBe(status)
  expect((await call('GET', path)).body.profile).toBeNull()
})

test('facts are neither read nor written without a pass', async () => {
  expect((await cms.app.request(profile)).status).toBe(403)
  const sent = { method: 'PUT', headers: { 'content-type': 'application/json' } }
  const answer = await cms.app.request(profile, { ...sent, body: JSON.stringify(facts) })
  expect(answer.status).toBe(403)
})
