import type { BrowserContext, Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { siteWithMovedClock, visitIn } from './moved-clock-site.ts'
import { appCodeAt, enterCode, offerCode, signInStaff } from './staff-steps.ts'
import { expect, test } from './story.fixture.ts'
import { untilHydrated } from './until-hydrated.ts'

const locale = { locale: 'id' } as const
const reason = 'Uji akses staf'

// A suspension and many sessions would disturb other tests, so this has its site. A code works once: a
// step of the clock brings the next.
const { origin, moveClock, now, demoAccount } = siteWithMovedClock({
  port: 4397,
  startsAt: '2026-12-01T03:00:00Z',
  stepMs: 30_000,
})
test.use(visitIn('id', origin))
test.describe.configure({ mode: 'serial' })

let context: BrowserContext
/** The owner's page. */
let owner: Page
test.beforeAll(async ({ browser, contextOptions }) => {
  context = await browser.newContext(contextOptions)
  owner = await context.newPage()
  const { totpSecret = '', ...rina } = await demoAccount('rina')
  await signInStaff(owner, '/admin/staf', { ...rina, code: codeOf(totpSecret) })
})
test.afterAll(() => context.close())

test('[C59] suspended staff with an open page are refused with words, and come back', {
  tag: '@long',
}, async ({ page }) => {
  const { totpSecret = '', ...yoga } = await demoAccount('yoga')
  const { email } = yoga
  const refusal = page.getByText(m.errors_staff_suspended({}, locale))
  await signInStaff(page, '/admin/pembelian', { ...yoga, code: codeOf(totpSecret) })
  await changeStaff(email, 'suspend')
  await expect(
    personRow(email).getByText(m.admin_staff_suspended({}, locale), { exact: true }),
  ).toBeVisible()
  await page.locator('input[name="term"]').fill(email)
  await page.locator('input[name="term"]').press('Enter')
  await expect(refusal).toBeVisible()
  const refunds = page.getByRole('navigation').getByRole('link', {
    name: m.admin_refunds({}, locale),
    exact: true,
  })
  await refunds.click()
  await page.waitForURL(/\/admin\/masuk\?/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    m.admin_sign_in_title({}, locale),
  )
  await expect(refusal).toBeVisible()
  await changeStaff(email, 'resume')
  await expect(
    personRow(email).getByText(m.admin_staff_suspended({}, locale), { exact: true }),
  ).toHaveCount(0)
  moveClock()
  await enterCode(page, codeOf(totpSecret))
  await page.waitForURL('/admin/pengembalian')
  await expect(refunds).toHaveAttribute('aria-current', 'page')
})

test('staff without their app use a recovery code once, and without both get a new factor', {
  tag: '@long',
}, async ({ browser, contextOptions, page, member, otherPage, memberOn, person }) => {
  const mira = { ...person, firstName: 'Mira' }
  await member.join(mira)
  await owner.reload()
  await untilHydrated(owner)
  await owner.getByText(m.admin_staff_invite({}, locale), { exact: true }).click()
  const invitation = owner.locator('form', { has: owner.locator('[name="roles"]') })
  await invitation.locator('[name="email"]').fill(mira.email)
  await invitation.locator('[name="roles"][value="support"]').check()
  await invitation.locator('[name="reason"]').fill(reason)
  await invitation.locator('[name="reason"]').press('Enter')
  await expect(
    owner.getByText(m.admin_staff_invite_sent({ email: mira.email }, locale)),
  ).toBeVisible()

  await member.followLinkInMail(mira.email, '/admin/tautan')
  const first = await enrol(page)
  await page.getByRole('link', { name: m.factor_recovery_done({}, locale) }).click()
  await page.waitForURL('/admin')

  const [spent = '', unspent = ''] = first.codes
  await signInStaff(otherPage, '/admin', { ...mira, code: spent })
  const elsewhere = await browser.newContext(contextOptions)
  const third = await elsewhere.newPage()
  await offerCode(third, '/admin', { ...mira, code: spent })
  const wrong = m.errors_wrong_code({}, locale)
  await expect(third.getByText(wrong)).toBeVisible()

  await owner.reload()
  await changeStaff(mira.email, 'factor-link')
  await expect(owner.getByText(m.admin_staff_link_sent({}, locale))).toBeVisible()
  await memberOn(third).followLinkInMail(mira.email, '/admin/tautan')
  await expect(third.getByText(m.admin_link_factor({}, locale))).toBeVisible()
  const second = await enrol(third)
  expect(second.secret).not.toBe(first.secret)
  await third.getByRole('link', { name: m.factor_recovery_done({}, locale) }).click()
  await third.waitForURL('/admin')

  for (const shown of [page, otherPage]) {
    await shown.goto('/admin')
    await shown.waitForURL(/\/admin\/masuk\?/)
    await untilHydrated(shown)
  }
  moveClock()
  await enterCode(page, codeOf(first.secret))
  await expect(page.getByText(wrong)).toBeVisible()
  await enterCode(otherPage, unspent)
  await expect(otherPage.getByText(wrong)).toBeVisible()
  await enterCode(otherPage, second.codes[0] ?? '')
  await otherPage.waitForURL('/admin')
  await elsewhere.close()
})

function personRow(email: string) {
  return owner.getByRole('row').filter({ hasText: email })
}

/** The owner changes a person's rights. */
async function changeStaff(email: string, act: 'suspend' | 'resume' | 'factor-link') {
  await untilHydrated(owner)
  const form = personRow(email).locator('form')
  if (!(await form.isVisible()))
    await personRow(email).getByText(m.admin_staff_change({}, locale)).first().click()
  await form.locator('[name="act"]').selectOption(act)
  await form.locator('[name="reason"]').fill(reason)
  await form.locator('[name="reason"]').press('Enter')
}

/** Sets an authenticator app up on the page of a staff link. Returns its secret and the recovery codes. */
async function enrol(page: Page): Promise<{ secret: string; codes: string[] }> {
  await untilHydrated(page)
  const secret = (await page.getByRole('main').locator('code').textContent()) ?? ''
  await enterCode(page, codeOf(secret))
  await expect(
    page.getByRole('heading', { name: m.factor_recovery_title({}, locale) }),
  ).toBeVisible()
  const codes = await page.getByRole('main').getByRole('listitem').allInnerTexts()
  return { secret, codes }
}

/** The code that an authenticator app shows now. */
function codeOf(secret: string): string {
  return appCodeAt(now(), secret)
}
