import { expect, test } from 'vitest'
import type { SiteContext } from '#app/config/site-context.ts'
import { answerBookingForm } from './answer-booking-form.server.ts'

// Has no backend: a refused form calls none.
const context = {} as SiteContext
const chosen = { nutritionist: 'siti-rahmawati', start: '2026-12-01T03:00:00.000Z' }
const written = {
  ...{ trackerId: 'tracker-1', key: 'key-1', topic: 'Sarapan' },
  zone: 'Asia/Jayapura',
}

function send(search: Record<string, string>, form: Record<string, string> = written) {
  const url = `https://seimbang.test/konsultasi/jadwal?${new URLSearchParams(search)}`
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(form) })
  return answerBookingForm(request, context)
}

test.each([
  ['no time', { nutritionist: chosen.nutritionist }, written],
  ['a word for a time', { ...chosen, start: 'besok' }, written],
  ['a path for a nutritionist', { ...chosen, nutritionist: '../users' }, written],
  ['a path for a session', { ...chosen, moving: '../practice' }, written],
  ['a path for a tracker', chosen, { ...written, trackerId: '../users' }],
  ['a path for a tracker to change', chosen, { ...written, changes: '../users' }],
  ['no key', chosen, { trackerId: 'tracker-1', topic: 'Sarapan', zone: 'Asia/Jayapura' }],
  ['a word for a zone', chosen, { ...written, zone: 'WIB' }],
])('a form with %s is refused and keeps its text', async (_, search, form) => {
  expect(await send(search, form)).toMatchObject({ topic: 'Sarapan', error: { code: 'INPUT' } })
})
