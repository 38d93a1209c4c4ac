import { expect, test } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { openDesk } from './open-console.ts'
import { untilHydrated } from './until-hydrated.ts'

const locale = { locale: 'id' } as const

test('a person of the staff adds a passkey, opens the console with it and removes it', {
  tag: '@long',
}, async ({ browser, baseURL }) => {
  const page = await openDesk(browser, baseURL, { path: '/admin/keamanan', name: 'yoga' })
  const context = page.context()
  const devices = await context.newCDPSession(page)
  await devices.send('WebAuthn.enable')
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true },
    },
  })
  await page.getByLabel(m.factor_passkey_name({}, locale)).fill('Laptop kantor')
  await page.getByRole('button', { name: m.factor_passkey_add({}, locale) }).click()
  await expect(page.getByText('Laptop kantor', { exact: true })).toBeVisible()
  await context.clearCookies({ name: /-staff-session$/ })
  await page.goto('/admin/masuk?to=/admin/keamanan')
  await untilHydrated(page)
  await page.getByRole('button', { name: m.factor_passkey_use({}, locale) }).click()
  await page.waitForURL('/admin/keamanan')
  const remove = m.factor_passkey_remove_label({ name: 'Laptop kantor' }, locale)
  await page.getByRole('button', { name: remove }).click()
  await expect(page.getByText('Laptop kantor', { exact: true })).toBeHidden()
  await context.close()
})
