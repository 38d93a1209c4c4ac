import { isRedirect, type ParsedLocation } from '@tanstack/react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { guardClient } from './client-guard.ts'
import { requireGuest, requireMember } from './guards.ts'
import type { RouterContext } from './router-context.ts'
import { getClientId, getMember } from './session.functions.ts'
import { createSessionStore } from './session-store.ts'

vi.mock('./session.functions.ts', () => ({ getMember: vi.fn(), getClientId: vi.fn() }))

const member = {
  id: '7',
  firstName: 'Dewi',
  lastName: '',
  email: 'd@example.org',
  photoUrl: '',
  isNutritionist: false,
}
const settings = {
  productSlug: 'seimbang',
  publicOrigin: 'https://seimbang.example',
  webAppUrl: 'https://app.seimbang.example/home',
} as RouterContext['settings']

let context: RouterContext
beforeEach(() => {
  context = { queries: {}, session: createSessionStore(), settings, requestId: '' }
})

function visitor(who: { member: typeof member | null; clientId: string | null }) {
  vi.mocked(getMember).mockResolvedValue(who.member)
  vi.mocked(getClientId).mockResolvedValue(who.clientId)
}

const at = (pathname: string) =>
  ({ pathname, searchStr: '', hash: '', search: {} }) as ParsedLocation

test.each([
  ['?product-service-id=weight-12', 'signup'],
  // Only a member has a saved cart.
  ['?cart-id=0012', 'login'],
])('a guest at the order page with %s starts on the tab %s', async (searchStr, tab) => {
  visitor({ member: null, clientId: null })
  const location = { ...at('/cart/check-order'), searchStr }
  const thrown = await requireMember({ context, location }).catch((redirect) => redirect)
  expect(thrown.options.search).toEqual({ tab, redirect: `/cart/check-order${searchStr}` })
})

/** Returns the guard's redirect target, or `stays`. */
async function outcomeOf(guard: Promise<unknown>): Promise<string> {
  try {
    await guard
    return 'stays'
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown
    return thrown.options.href ?? String(thrown.options.to)
  }
}

test('[T50] a nutritionist with a client area elsewhere stays in the practice', async () => {
  visitor({ member, clientId: '12' })
  expect(await outcomeOf(guardClient({ context, location: at('/praktik/jam') }))).toBe('stays')
})

describe.each([
  ['a guest', { member: null, clientId: null }, { own: '/auth', signIn: 'stays', public: 'stays' }],
  ['a member', { member, clientId: null }, { own: 'stays', signIn: '/', public: 'stays' }],
  [
    'an admin or client user',
    { member, clientId: '12' },
    { own: 'stays', signIn: '/', public: settings.webAppUrl },
  ],
])('[S1.08] %s', (_group, who, expected) => {
  beforeEach(() => visitor(who))

  test('gets the right redirect at a member page', async () => {
    expect(await outcomeOf(requireMember({ context, location: at('/account') }))).toBe(expected.own)
  })

  test('gets the right redirect at the sign-in page', async () => {
    expect(await outcomeOf(requireGuest({ context, location: at('/auth') }))).toBe(expected.signIn)
  })

  test('gets the right redirect at a public page', async () => {
    expect(await outcomeOf(guardClient({ context, location: at('/program') }))).toBe(
      expected.public,
    )
  })

  test('stays at a page that shows no session', async () => {
    expect(await outcomeOf(guardClient({ context, location: at('/policy') }))).toBe('stays')
  })
})
