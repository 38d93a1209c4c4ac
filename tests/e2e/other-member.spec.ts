import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { m } from '#app/i18n/paraglide/messages.js'
import { pageMemberHeader } from '#app/session/page-member.ts'
import { postCall } from './server-call.ts'
import { expect, test } from './story.fixture.ts'
import { openTracker } from './tracker-steps.ts'
import { untilHydrated } from './until-hydrated.ts'

const another = { firstName: 'Rina', email: '', password: 'sayur lodeh labu siam' }

/** Every server function that may change something, as the browser names it. */
const writes = filesOf('*.functions.ts').flatMap((file) =>
  Array.from(
    readFileSync(file, 'utf8').matchAll(/const (\w+) = createServerFn\(\{ method: 'POST' \}\)/g),
    ([, name]) => `${basename(file, '.functions.ts')}-${name}`,
  ),
)
/**
 * Routes of what no page of a member sends with its name. The link of a mail is its own proof. The
 * beacon of a page that closes takes no headers.
 */
const withoutPage = ['_default.reminder', 'ruang.$id']
/** Every route that takes an upload. */
const uploadPaths = filesOf('app/routes/*.tsx')
  .filter((file) => /\bPOST: /.test(readFileSync(file, 'utf8')))
  .map((file) => basename(file, '.tsx'))
  .filter((route) => !withoutPage.includes(route))
  .map((route) => `/${route.replace('_client.', '').replaceAll('_', '').replaceAll('.', '/')}`)

// Fails without `pageMemberMiddleware` in `start.ts`, or without `refuseOtherMember` in a route.
test('every write from another member’s page is refused before anything else', async ({
  page,
  member,
  person,
  language,
}) => {
  await member.join(person)
  const headers = { [pageMemberHeader]: 'another-member' }
  expect(writes.length).toBeGreaterThan(30)
  for (const name of writes) {
    const answer = await postCall(page.request, { name, data: {} }, headers)
    expect([name, await answer.text()]).toEqual([name, expect.stringContaining('OTHER_MEMBER')])
  }
  expect(uploadPaths).toContain('/tracker/$id/photos')
  for (const path of uploadPaths) {
    const multipart = { file: { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('a') } }
    const answer = await page.request.post(path.replace('$id', 'any'), {
      headers: { ...headers, 'sec-fetch-site': 'same-origin', 'accept-language': language },
      multipart,
    })
    expect(await answer.json()).toMatchObject({
      kind: 'failed',
      text: m.errors_other_member({}, { locale: language }),
    })
  }
})

test('a page whose browser changed its account saves nothing, says so and keeps what was typed', {
  tag: '@long',
}, async ({ page, context, member, memberOn, person, language }) => {
  const locale = { locale: language }
  await openTracker({ page, member, person })
  const [accountPage, orderPage] = [await context.newPage(), await context.newPage()]
  await accountPage.goto('/account')
  await orderPage.goto('/cart/check-order?product-service-id=seimbang-harian-4w')
  await Promise.all([accountPage, orderPage].map(untilHydrated))
  const elsewhere = await context.newPage()
  const other = { ...another, email: `rina-${person.email}` }
  await memberOn(elsewhere).join(other)

  const firstName = accountPage.getByLabel(m.profile_first_name({}, locale), { exact: true })
  await firstName.fill('Ratna')
  await accountPage.getByRole('button', { name: m.account_profile_submit({}, locale) }).click()
  await expect(accountPage.getByText(m.errors_other_member({}, locale)).first()).toBeVisible()
  await expect(firstName).toHaveValue('Ratna')

  await orderPage.getByRole('button', { name: m.cart_to_payment({}, locale) }).click()
  await expect(orderPage.getByText(m.errors_other_member({}, locale)).first()).toBeVisible()

  await page.getByLabel(m.tracker_kilograms({}, locale)).fill('71.4')
  await page.getByRole('button', { name: m.tracker_submit({}, locale) }).click()
  await expect(page.getByText(m.sync_kept_signed_out({}, locale)).first()).toBeVisible()

  await elsewhere.goto('/account')
  await expect(elsewhere.getByLabel(m.profile_first_name({}, locale), { exact: true })).toHaveValue(
    'Rina',
  )
  await elsewhere.goto('/transaction')
  await expect(elsewhere.locator('a[href*="/transaction/"]')).toHaveCount(0)

  await expect(async () => {
    await accountPage.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(accountPage.getByText(m.shell_other_member_title({}, locale))).toBeVisible({
      timeout: 1_000,
    })
  }).toPass()
})

function filesOf(pattern: string): string[] {
  const listed = execFileSync('git', ['ls-files', pattern], { encoding: 'utf8' })
  return listed.split('\n').filter(Boolean)
}
