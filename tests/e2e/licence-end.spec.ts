import type { Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { dayMs } from '#app/lib/time.ts'
import { siteWithMovedClock, visitIn } from './moved-clock-site.ts'
import { appCodeAt, signInStaff } from './staff-steps.ts'
import { expect, test } from './story.fixture.ts'
import { untilHydrated } from './until-hydrated.ts'

const locale = { locale: 'id' } as const
/** The licence in the demo's console ends 30 days after its start. */
const slug = 'agus-setiawan'
const nutritionist = 'Agus Setiawan'

const { origin, moveClock, now, demoAccount } = siteWithMovedClock({
  port: 4386,
  startsAt: '2026-12-01T03:00:00Z',
  // To the last week of the licence, and to weeks after it.
  stepMs: 24 * dayMs,
  words: ['--demo-room'],
})
test.use(visitIn('id', origin))

test('a licence runs out: both sides are warned, the profile hides, and clients are handed over', {
  tag: '@long',
}, async ({ browser, contextOptions, page, member, otherPage, person }) => {
  const practice = `/admin/ahli-gizi/${slug}`
  const profile = page.getByRole('main').locator(`a[href="/ahli-gizi/${slug}"]`)
  const openConsole = async (desk: Page, path: string) => {
    const { totpSecret = '', ...rina } = await demoAccount('rina')
    await signInStaff(desk, path, { ...rina, code: appCodeAt(now(), totpSecret) })
  }
  await openConsole(otherPage, '/admin')
  await untilTask(otherPage, m.admin_task_licence({}, locale))
  await hasMail(page, `${slug}@demo.seimbang.id`, 'SIP-mu berakhir')
  await otherPage.goto(practice)
  await untilHydrated(otherPage)
  await otherPage.getByRole('button', { name: m.admin_cred_publish({}, locale) }).click()
  await expect(otherPage.getByText(m.admin_cred_published({}, locale))).toBeVisible()

  await member.join(person)
  await member.buy('seimbang-harian-12w')
  await member.agreeToHealthData()
  await page.goto('/ahli-gizi')
  await expect(profile.first()).toBeVisible()
  await page.goto(`/konsultasi/jadwal?nutritionist=${slug}`)
  await page.getByRole('region').locator('a[href*="start="]').first().click()
  await page.getByRole('button', { name: m.appointments_book({}, locale) }).click()
  await page.waitForURL(/\/konsultasi\/sesi\//)

  moveClock()
  await hasMail(page, person.email, `Izin praktik ${nutritionist}`)
  await page.goto('/ahli-gizi')
  await expect(profile.first()).toBeVisible()

  moveClock()
  // The first reader after the end may still get the page of before.
  await expect(async () => {
    await page.goto('/ahli-gizi')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(profile).toHaveCount(0, { timeout: 2_000 })
  }).toPass()
  await page.goto(`/konsultasi/jadwal?nutritionist=${slug}`)
  await expect(
    page.getByText(m.appointments_none_licence({ name: nutritionist }, locale)),
  ).toBeVisible()

  const later = await browser.newContext(contextOptions)
  const desk = await later.newPage()
  await openConsole(desk, '/admin')
  const task = await untilTask(desk, m.admin_task_hidden_nutritionist({}, locale))
  await untilHydrated(desk)
  await task.locator(`a[href="${practice}"]`).click()
  await desk.waitForURL(practice)
  await expect(desk.getByText(m.admin_nutri_light_over({}, locale), { exact: true })).toBeVisible()
  await desk.getByText(m.admin_nutri_move({}, locale), { exact: true }).click()
  const form = desk
    .locator('details', { hasText: m.admin_nutri_move_text({}, locale) })
    .locator('form')
  const successor = (await form.locator('option').nth(1).textContent()) ?? ''
  await form.locator('[name="successor"]').selectOption({ index: 1 })
  await form.locator('[name="reason"]').fill('Izin praktik berakhir')
  await form.locator('[name="reason"]').press('Enter')
  await expect(desk.getByText(m.admin_nutri_moved({ count: 1 }, locale))).toBeVisible()
  await hasMail(page, person.email, `Ahli gizimu sekarang ${successor}`)
  await page.goto('/konsultasi/saya')
  await expect(page.getByRole('main').getByText(successor).first()).toBeVisible()
  await later.close()
})

/** Reads the list of tasks again until work in the background has opened the task. */
async function untilTask(desk: Page, name: string) {
  const task = desk
    .getByRole('listitem')
    .filter({ hasText: name })
    .filter({ has: desk.locator(`a[href="/admin/ahli-gizi/${slug}"]`) })
  await expect(async () => {
    await desk.reload()
    await expect(task).toBeVisible({ timeout: 5_000 })
  }).toPass()
  return task
}

/** Waits for a mail whose subject begins so. */
async function hasMail({ request }: Page, email: string, beginning: string): Promise<void> {
  const address = `/demo/mailbox/mails.json?to=${encodeURIComponent(email)}`
  await expect
    .poll(async () => {
      const mails: { subject: string }[] = await (await request.get(address)).json()
      return mails.map(({ subject }) => subject)
    })
    .toContainEqual(expect.stringMatching(new RegExp(`^${beginning}`)))
}
