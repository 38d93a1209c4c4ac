import { expect, test, vi } from 'vitest'
import type { SiteContext } from '#app/config/site-context.ts'
import { AppError } from '#app/errors/app-error.ts'
import { passOnLead } from './lead.server.ts'
import type { LeadInput } from './lead-form.schema.ts'

vi.mock('#app/session/visitor-headers.server.ts', () => ({ visitorHeaders: () => ({}) }))

const lead: LeadInput = {
  submissionId: '0'.repeat(32),
  name: 'Dewi',
  email: 'dewi@contoh.id',
  company: 'PT Contoh',
  staffCount: '50-199',
  phone: '',
  message: 'Halo',
  consent: 'on',
  faxline: '',
}

function contextOf(status: number) {
  const received: unknown[] = []
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    received.push(await new Request(input, init).json())
    return Response.json(status < 300 ? { data: {} } : { message: 'Not Found' }, { status })
  }
  // The function reads nothing else of the context.
  const context = { backends: { main: { baseUrl: 'http://main.test', fetch } } }
  return { context: context as unknown as SiteContext, received }
}

test('an enquiry is sent with its language and the consent version', async () => {
  const { context, received } = contextOf(201)
  expect(await passOnLead(context, lead)).toBe('sent')
  const { consent: _, faxline: __, ...rest } = lead
  expect(received).toEqual([
    { ...rest, locale: 'en', consentVersion: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  ])
})

test.each([404, 405, 501])('a main backend that replies %i takes no enquiries', async (status) => {
  expect(await passOnLead(contextOf(status).context, lead)).toBe('unsupported')
})

test('any other failure is shown to the visitor', async () => {
  await expect(passOnLead(contextOf(429).context, lead)).rejects.toThrow(AppError)
})

// Fails without the honeypot check.
test('a bot that fills in the honeypot gets the same reply and nothing is sent', async () => {
  const { context, received } = contextOf(201)
  expect(await passOnLead(context, { ...lead, faxline: '021' })).toBe('sent')
  expect(received).toEqual([])
})
