import { expect, test } from 'vitest'
import type { SiteContext } from '#app/config/site-context.ts'
import { answerBookingForm } from '#app/features/appointments/booking/confirm/answer-booking-form.server.ts'
import { answerOfferForm } from './answer-waiting-form.server.ts'

// Has no backend: a refused form calls none.
const context = {} as SiteContext
const wish = {
  ...{ waits: 'tracker-1', zone: 'Asia/Jakarta', 'weekday-2': 'on' },
  ...{ part: 'evening', until: '2100-12-24' },
}

function post(path: string, form: Record<string, string>): Request {
  return new Request(`https://seimbang.test${path}`, {
    method: 'POST',
    body: new URLSearchParams(form),
  })
}

test.each([
  ['no day', { 'weekday-2': 'off' }, ['weekday-1']],
  ['a past day', { until: '2020-01-01' }, ['until']],
  ['a word for a day', { until: 'besok' }, ['until']],
])('a wish with %s is refused and kept', async (_, changes, wrongFields) => {
  const { 'weekday-2': tuesday, ...rest } = { ...wish, ...changes }
  const fields = tuesday === 'on' ? { ...rest, 'weekday-2': tuesday } : rest
  const request = post('/konsultasi/jadwal?nutritionist=siti', fields)
  const answer = await answerBookingForm(request, context)
  expect(answer).toMatchObject({ waiting: { fields, wrongFields } })
})

test.each([
  ['a path for a tracker', '?nutritionist=siti', { waits: '../users' }],
  ['a word for a zone', '?nutritionist=siti', { zone: 'WIB' }],
  ['no nutritionist', '', {}],
])('a wish with %s calls no backend', async (_, search, changes) => {
  const request = post(`/konsultasi/jadwal${search}`, { ...wish, ...changes })
  const answer = await answerBookingForm(request, context)
  expect(answer).toMatchObject({ waiting: { error: { code: 'INPUT' } } })
})

test.each([
  ['a path for an offer', { does: 'accept', id: '../users' }],
  ['no offer', { does: 'decline' }],
  ['an unknown deed', { does: 'sell', id: 'offer-1' }],
])('a form with %s calls no backend', async (_, form) => {
  const answer = await answerOfferForm(post('/konsultasi/saya', form), context)
  expect(answer).toMatchObject({ error: { code: 'INPUT' } })
})
