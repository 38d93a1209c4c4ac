import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import sharp from 'sharp'
import { m } from '#app/i18n/paraglide/messages.js'
import { findViolationsInBothModes } from '#tests/page-accessibility.ts'
import { pick, press, reach } from './keyboard.ts'
import type { MemberSteps } from './member-steps.ts'
import { openDesk } from './open-console.ts'
import { test } from './story.fixture.ts'
import { untilHydrated } from './until-hydrated.ts'

const locale = { locale: 'id' } as const
const id = randomUUID().slice(0, 8)
const slug = `sarapan-${id}`
const addressOf = (language: Language) => `/admin/konten/article/${slug}/${language}`
/** A nutritionist of the demo with a licence. The test sets the password of the account. */
const colleague = { name: 'Ruth Sihombing', email: 'ruth-sihombing@demo.seimbang.id' }
const password = `kata sandi ${id}`

type Language = 'id' | 'en'
type Words = Record<'title' | 'summary' | 'heading' | 'text' | 'linked' | 'alt', string>
const words: Record<Language, Words> = {
  id: {
    title: `Sarapan lima menit ${id}`,
    summary: 'Tiga sarapan yang siap sebelum air mendidih, dari bahan yang biasa ada di dapur.',
    heading: 'Mulai dari yang ada',
    text: 'Nasi semalam, telur, dan sayur cukup. ',
    linked: 'Lihat program',
    alt: `Sepiring sarapan ${id}`,
  },
  en: {
    title: `Breakfast in five minutes ${id}`,
    summary: 'Three breakfasts from an ordinary kitchen, ready before the water boils.',
    heading: 'Begin with what is there',
    text: 'Rice of last night, an egg and greens will do. ',
    linked: 'See the programs',
    alt: `A plate of breakfast ${id}`,
  },
}

test('[C13] [C15] [C19] an article goes from an idea by a colleague’s signature to readers of each language', {
  tag: '@long',
}, async ({ page: reader, otherPage: english, browser, baseURL, person, memberOn }) => {
  if (baseURL) await english.context().addCookies([{ name: 'locale', value: 'en', url: baseURL }])
  const owner = await openDesk(browser, baseURL, { path: '/admin/staf' })
  const [editor, reviewer] = await Promise.all([open(browser, baseURL), open(browser, baseURL)])
  const [editorSteps, reviewerSteps] = [memberOn(editor), memberOn(reviewer)]

  await test.step('an owner invites an editor and a colleague with a licence', async () => {
    await editorSteps.join(person)
    await setPassword(reviewer, reviewerSteps)
    await invite(owner, person.email, 'editor')
    await invite(owner, colleague.email, 'clinical')
    await acceptInvitation(editor, editorSteps, person.email)
    await acceptInvitation(reviewer, reviewerSteps, colleague.email)
  })

  await test.step('the editor writes in both languages, by keyboard alone', async () => {
    for (const language of ['id', 'en'] as const) {
      await copyArticle(editor, language)
      await write(editor, language)
    }
    expect(await findViolationsInBothModes(editor)).toEqual([])
  })

  await test.step('an unsigned article cannot be published, and the page says why', async () => {
    await editor.goto(addressOf('id'))
    await untilHydrated(editor)
    await expect(editor.getByRole('button', { name: sign })).toHaveCount(0)
    await press(editor.getByRole('button', { name: publish }))
    await expect(editor.getByText(m.desk_refused_not_reviewed({}, locale))).toBeVisible()
  })

  await test.step('the colleague finds what waits, reads it and signs it', async () => {
    await reviewer.goto('/admin/konten')
    const row = reviewer.getByRole('row').filter({ hasText: slug })
    await expect(row.getByText(m.desk_needs_review({}, locale))).toHaveCount(2)
    for (const language of ['id', 'en'] as const) {
      await reviewer.goto('/admin/konten')
      await row.getByRole('link', { name: words[language].title }).click()
      await reviewer.waitForURL(addressOf(language))
      await untilHydrated(reviewer)
      await expect(reviewer.getByRole('button', { name: save, exact: true })).toHaveCount(0)
      await expect(reviewer.getByRole('button', { name: publish })).toHaveCount(0)
      await reviewer.getByRole('button', { name: sign }).click()
      await expect(reviewer.getByText(m.desk_reviewed({ n: 2 }, locale))).toBeVisible()
    }
    expect(await findViolationsInBothModes(reviewer)).toEqual([])
  })

  const listed = (shown: Page, language: Language) =>
    shown.getByRole('main').getByRole('link', { name: words[language].title })
  await test.step('the editor publishes one language and schedules the other', async () => {
    await editor.goto(addressOf('id'))
    await press(editor.getByRole('button', { name: publish }))
    await expect(editor.getByText(m.desk_state_live({ n: 2 }, locale))).toBeVisible()
    await editor.goto(addressOf('en'))
    await editor.getByLabel(m.desk_when({}, locale)).fill(nextMinuteInWib())
    await press(editor.getByRole('button', { name: m.desk_publish_later({}, locale) }))
    await expect(editor.getByRole('button', { name: m.desk_cancel_due({}, locale) })).toBeVisible()
    await expect(editor.getByText(m.desk_state_hidden({}, locale))).toBeVisible()
    await english.goto('/blog')
    await expect(english.getByRole('main').getByRole('article').first()).toBeVisible()
    await expect(listed(english, 'en')).toHaveCount(0)
    await expect(listed(english, 'id')).toHaveCount(0)
    await english.goto(`/blog/${slug}`)
    await expect(english.getByText(m.shell_not_found_title({}, { locale: 'en' }))).toBeVisible()
  })

  await test.step('readers of Indonesian find it at once', async () => {
    await untilShown(reader, () => listed(reader, 'id'))
    await expect(listed(reader, 'en')).toHaveCount(0)
    await readArticle(reader, 'id')
  })

  await test.step('readers of English find it at its time', async () => {
    await untilShown(english, () => listed(english, 'en'))
    await expect(listed(english, 'id')).toHaveCount(0)
    await readArticle(english, 'en')
  })

  await test.step('the history tells who did what', async () => {
    for (const language of ['id', 'en'] as const) {
      await owner.goto(addressOf(language))
      const history = section(owner, m.desk_history({}, locale))
      await expect(history.getByRole('listitem')).toHaveCount(2)
      for (const n of [0, 1])
        await expect(history.getByRole('listitem').nth(n)).toContainText(person.firstName)
      const reviews = section(owner, m.desk_reviews({}, locale))
      await expect(reviews.getByRole('listitem')).toContainText(colleague.name)
      await expect(owner.getByText(m.desk_state_live({ n: 2 }, locale))).toBeVisible()
    }
  })

  await test.step('the editor withdraws both', async () => {
    for (const language of ['id', 'en'] as const) {
      await editor.goto(addressOf(language))
      await press(editor.getByRole('button', { name: m.desk_withdraw_now({}, locale) }))
      await expect(editor.getByText(m.desk_state_hidden({}, locale))).toBeVisible()
    }
  })
  await Promise.all([owner, editor, reviewer].map((shown) => shown.context().close()))
})

const save = m.desk_save({}, locale)
const publish = m.desk_publish_now({ n: 2 }, locale)
const sign = m.desk_sign({ n: 2 }, locale)

async function open(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'id-ID' })
  return context.newPage()
}

async function invite(owner: Page, email: string, role: 'editor' | 'clinical'): Promise<void> {
  await owner.goto('/admin/staf')
  await untilHydrated(owner)
  await owner.getByText(m.admin_staff_invite({}, locale), { exact: true }).click()
  const form = owner.locator('form', { has: owner.locator('[name="email"]') })
  await form.locator('[name="email"]').fill(email)
  await form.locator(`[name="roles"][value="${role}"]`).check()
  await form.locator('[name="reason"]').fill('Untuk artikel baru')
  await form.getByRole('button', { name: m.admin_staff_invite_send({}, locale) }).click()
  await expect(form.getByText(m.admin_staff_invite_sent({ email }, locale))).toBeVisible()
}

async function setPassword(page: Page, steps: MemberSteps): Promise<void> {
  await page.goto('/auth/forgot-password')
  await untilHydrated(page)
  await steps.field(m.auth_email({}, locale)).fill(colleague.email)
  await page.getByRole('button', { name: m.auth_forgot_submit({}, locale) }).click()
  await steps.followLinkInMail(colleague.email, '/auth/reset-password')
  await steps.field(m.auth_reset_password({}, locale)).fill(password)
  await page.getByRole('button', { name: m.auth_reset_submit({}, locale) }).click()
  await expect(
    page.getByRole('heading', { name: m.auth_reset_done_title({}, locale) }),
  ).toBeVisible()
  await page.goto('/auth?tab=login')
  await steps.signInHere({ ...colleague, password })
}

async function acceptInvitation(page: Page, steps: MemberSteps, email: string): Promise<void> {
  await steps.openNewestMail(email, '/admin/tautan')
  const href = await page.frameLocator('iframe').getByRole('link').first().getAttribute('href')
  await page.goto(href ?? '')
  await untilHydrated(page)
  const secret = Secret.fromBase32((await page.getByRole('code').textContent()) ?? '')
  await page.locator('input[name="code"]').fill(new TOTP({ secret }).generate())
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: m.factor_recovery_done({}, locale) }).click()
  await page.waitForURL('/admin')
}

async function copyArticle(page: Page, language: Language): Promise<void> {
  await page.goto(`/admin/konten/article/lingkar-perut/${language}`)
  await press(page.getByText(m.desk_copy_text({}, locale), { exact: true }))
  await reach(page.locator('[name="slug"]'))
  await page.keyboard.press('Control+A')
  await page.keyboard.type(slug)
  await pick(page.locator('[name="locale"]'), language)
  await press(page.getByRole('button', { name: m.desk_copy_submit({}, locale) }))
  await page.waitForURL(addressOf(language))
}

/** Writes the article into the form and saves it, with the keyboard alone. */
async function write(page: Page, language: Language): Promise<void> {
  const { title, summary, heading, text, linked, alt } = words[language]
  const fill = async (name: string, typed: string) => {
    await reach(page.locator(`[name="${name}"]`))
    await page.keyboard.press('Control+A')
    await page.keyboard.type(typed)
  }
  await page.goto(addressOf(language))
  await fill('title', title)
  await fill('summary', summary)
  await fill('sections.0.heading', heading)
  const editor = page.locator('[role="textbox"][contenteditable="true"]').first()
  await reach(editor)
  await page.keyboard.press('Control+A')
  await page.keyboard.type(`${text}${linked}`)
  for (const _ of linked) await page.keyboard.press('Shift+ArrowLeft')
  // The editor learns of a selection with the next frame, which a person's hands never outrun.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  )
  await page.keyboard.press('Control+K')
  await expect(page.getByLabel(m.desk_link_address({}, locale))).toBeFocused()
  await page.keyboard.type('/program')
  await page.keyboard.press('Enter')
  await expect(editor.getByRole('link', { name: linked })).toHaveAttribute('href', '/program')
  await page.keyboard.press('Control+End')
  await addPicture(page, language)
  await expect(editor.getByRole('img', { name: alt })).toBeVisible()
  await expect(editor.getByRole('link', { name: linked })).toBeVisible()
  await press(page.getByRole('button', { name: save, exact: true }))
  await expect(page.getByText(m.desk_saved({ n: 2 }, locale))).toBeVisible()
}

/** Adds a picture for the first language, and chooses it for the other. */
async function addPicture(page: Page, language: Language): Promise<void> {
  const name = m.desk_tool_picture({}, locale)
  await page.keyboard.press('Alt+F10')
  const tool = page.getByRole('toolbar').first().getByRole('button', { name, exact: true })
  while (!(await tool.evaluate((it) => it === document.activeElement)))
    await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const panel = page.getByRole('group', { name })
  if (language === 'id') {
    await press(panel.getByText(m.desk_picture_new({}, locale)))
    const input = { width: 900, height: 600, channels: 3, background: '#a63' } as const
    const buffer = await sharp({ create: input }).jpeg().toBuffer()
    const file = { name: 'sarapan.jpg', mimeType: 'image/jpeg', buffer }
    await panel.getByLabel(m.desk_picture_file({}, locale)).setInputFiles(file)
    for (const [field, of] of [
      ['altId', 'id'],
      ['altEn', 'en'],
    ] as const) {
      await reach(panel.locator(`[name="${field}"]`))
      await page.keyboard.type(words[of].alt)
    }
    await press(panel.getByRole('button', { name: m.desk_picture_add({}, locale) }))
  } else {
    await panel.getByRole('radio', { name: words[language].alt }).press('Space')
  }
  await panel.getByRole('button', { name: m.desk_picture_set({}, locale) }).press('Enter')
}

/** Returns the next full minute, as a field for date and time holds it. */
function nextMinuteInWib(): string {
  const minuteMs = 60_000
  const least = Date.now() + 10_000
  const next = Math.ceil(least / minuteMs) * minuteMs
  return new Date(next + 7 * 60 * minuteMs).toISOString().slice(0, 16)
}

/** Readers may get a kept page for some seconds. */
async function untilShown(page: Page, found: () => ReturnType<Page['getByRole']>): Promise<void> {
  await expect(async () => {
    await page.goto('/blog')
    await expect(found()).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 120_000, intervals: [2_000] })
}

async function readArticle(page: Page, language: Language): Promise<void> {
  const { title, summary, heading, linked, alt } = words[language]
  await page.goto(`/blog/${slug}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText(summary).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  await expect(page.getByRole('img', { name: alt })).toBeVisible()
  await expect(page.getByText(colleague.name)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: linked }).click()
  await page.waitForURL('/program')
}

function section(page: Page, title: string) {
  return page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) })
}
