import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { m } from '#app/i18n/paraglide/messages.js'
import { richTextAttributes, richTextTags } from '#server/contract/rich-text.ts'
import { firstLoadOf, scriptBytesOf } from '#tests/bench/first-load.ts'
import { findViolationsInBothModes, measureOverflow } from '#tests/page-accessibility.ts'
import { hostileHtml } from '#tests/support/hostile-html.ts'
import { holdScripts } from './hold-scripts.ts'
import { openDesk } from './open-console.ts'
import { untilHydrated } from './until-hydrated.ts'

// A code of the second factor works once, so one sign-in serves all tests.
test.describe.configure({ mode: 'serial' })

const locale = { locale: 'id' } as const
const article = '/admin/konten/article/minum-air/id'
const mostBytes = 90_000

let context: BrowserContext
let page: Page
test.beforeAll(async ({ browser, baseURL }) => {
  page = await openDesk(browser, baseURL, { path: '/admin/konten' })
  context = page.context()
})
test.afterAll(() => context.close())

/** The editors of the sections, once they have taken the place of the text areas. */
const editorOf = (shown: Page) => shown.locator('[role="textbox"][contenteditable="true"]')
const toolOf = (shown: Page, name: string) =>
  shown.getByRole('toolbar').first().getByRole('button', { name, exact: true })

test('[C27] hostile HTML is pasted as allowed text only', { tag: '@long' }, async () => {
  await page.goto(article)
  const text = editorOf(page).first()
  let leavingText = 0
  for (const html of hostileHtml) {
    await text.press('Control+A')
    await text.press('Delete')
    await text.evaluate((element, given) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', given)
      const paste = { clipboardData, bubbles: true, cancelable: true }
      element.dispatchEvent(new ClipboardEvent('paste', paste))
    }, html)
    const shown = await text.evaluate((element) =>
      // Chrome needs a picture of ProseMirror's own beside some line breaks.
      [
        ...element.querySelectorAll('*:not(.ProseMirror-separator, .ProseMirror-trailingBreak)'),
      ].map(({ localName, attributes }) => ({
        tag: localName,
        attributes: [...attributes].map(({ name, value }) => ({ name, value })),
      })),
    )
    if ((await text.textContent())?.trim()) leavingText += 1
    for (const { tag, attributes } of shown) {
      expect(richTextTags, html).toContain(tag)
      const allowed = { ...richTextAttributes }[tag as 'a'] ?? []
      for (const { name, value } of attributes) {
        expect(allowed, html).toContain(name)
        expect(value, html).toMatch(/^(col|row|https?:\/\/[^\s]+|\/(?![/\\])\S*|#\S*)$/)
      }
    }
  }
  // Most documents hold words, which must arrive.
  expect(leavingText).toBeGreaterThan(hostileHtml.length / 2)
})

test('what office programs copy keeps its bold and italic words', { tag: '@long' }, async () => {
  await page.goto(article)
  const text = editorOf(page).first()
  await text.press('Control+A')
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData(
      'text/html',
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><p>satu <span style="font-weight:700;font-style:italic">dua</span></p></b>',
    )
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  })
  await expect(text.getByRole('strong')).toHaveText('dua')
  await expect(text.getByRole('emphasis')).toHaveText('dua')
})

test('an article is written by keyboard, and its buttons are one stop of Tab', {
  tag: '@long',
}, async () => {
  await page.goto(article)
  const text = editorOf(page).first()
  await text.press('Control+A')
  await page.keyboard.type('Air ')
  await page.keyboard.press('Control+B')
  await page.keyboard.type('putih')
  await page.keyboard.press('Alt+F10')
  await expect(toolOf(page, m.desk_tool_bold({}, locale))).toBeFocused()
  await expect(toolOf(page, m.desk_tool_bold({}, locale))).toHaveAttribute('aria-pressed', 'true')
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(text.getByRole('listitem')).toHaveText('Air putih')
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Control+K')
  const address = page.getByLabel(m.desk_link_address({}, locale))
  await address.fill('javascript:alert(1)')
  await address.press('Enter')
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  await address.fill('kemkes.go.id')
  await address.press('Enter')
  await expect(text.getByRole('link')).toHaveAttribute('href', 'https://kemkes.go.id')
  await page.keyboard.press('Tab')
  await expect(text).not.toBeFocused()
  await page.getByRole('button', { name: m.desk_discard({}, locale) }).click()
  await expect(text).not.toContainText('Air putih')
})

test('words typed before the scripts are in the editor', { tag: '@long' }, async () => {
  const letScriptsIn = await holdScripts(page)
  await page.goto(article)
  const area = page.locator('textarea[name="sections.0.html"]')
  await area.fill('<p>Diketik lebih dulu</p>')
  letScriptsIn()
  // The area stays while a person types in it.
  await expect(editorOf(page).nth(1)).toBeVisible()
  await expect(area).toBeFocused()
  await area.press('Tab')
  const text = editorOf(page).first()
  await expect(text).toHaveText('Diketik lebih dulu')
  await page.getByRole('button', { name: m.desk_discard({}, locale) }).click()
})

test('the editor is accessible in both modes and fits narrow windows', {
  tag: '@long',
}, async () => {
  await page.goto(article)
  await expect(editorOf(page).first()).toBeVisible()
  expect(await findViolationsInBothModes(page)).toEqual([])
  expect(await measureOverflow(page)).toBe(0)
})

test('the editor adds at most 90 kB of script to the console', { tag: '@long' }, async () => {
  const load = async (path: string) => {
    const visited = await context.newPage()
    const found = await firstLoadOf(visited, path)
    await visited.close()
    return found
  }
  const console = await load('/admin')
  const editor = await load(article)
  const bytes = scriptBytesOf(editor, console)
  test.info().annotations.push({ type: 'bytes', description: String(bytes) })
  expect(bytes).toBeGreaterThan(40_000)
  expect(bytes).toBeLessThanOrEqual(mostBytes)
})

test('a saved text is told, and nothing failed', { tag: '@long' }, async () => {
  await page.goto('/admin/konten/category/habits/id')
  await page.locator('[name="position"]').fill('9')
  await page.getByRole('button', { name: m.desk_save({}, locale), exact: true }).click()
  await expect(page.getByText(/Tersimpan/).last()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('without scripts, a text is saved and a conflict shows the three texts', {
  tag: '@long',
}, async ({ browser, baseURL }) => {
  const bare = await browser.newContext({
    ...(baseURL && { baseURL }),
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  })
  const [mine, theirs] = [await bare.newPage(), await bare.newPage()]
  const text = '/admin/konten/category/plate/id'
  const fieldOf = (shown: Page, name: string) => shown.locator(`[name="${name}"]`)
  await mine.goto(text)
  await theirs.goto(text)
  await fieldOf(theirs, 'position').fill('7')
  await fieldOf(theirs, 'position').press('Enter')
  await expect(theirs.getByRole('listitem').filter({ hasText: 'Rina' }).first()).toBeVisible()
  await fieldOf(mine, 'name').fill('Piring')
  await fieldOf(mine, 'name').press('Enter')
  const keep = mine.getByRole('button', { name: m.desk_keep_mine({}, locale) })
  await expect(keep).toBeVisible()
  await expect(fieldOf(mine, 'name')).toHaveValue('Piring')
  await keep.click()
  await expect(keep).toHaveCount(0)
  await expect(fieldOf(mine, 'name')).toHaveValue('Piring')
  await expect(fieldOf(mine, 'position')).toHaveValue('7')
  await bare.clearCookies()
  await fieldOf(mine, 'name').fill('Piringku')
  await fieldOf(mine, 'name').press('Enter')
  await expect(mine.getByRole('heading', { name: m.desk_over_title({}, locale) })).toBeVisible()
  await expect(fieldOf(mine, 'name')).toHaveValue('Piringku')
  await expect(fieldOf(mine, 'act')).toHaveCount(0)
  await bare.close()
})

test('without scripts, a text is restored, published, scheduled and its schedule cancelled', {
  tag: '@long',
}, async ({ browser, baseURL }) => {
  const bare = await browser.newContext({
    ...(baseURL && { baseURL }),
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  })
  const shown = await bare.newPage()
  await shown.goto('/admin/konten/category/market/id')
  const name = shown.locator('[name="name"]')
  const first = await name.inputValue()
  const act = (value: string) => shown.locator(`button[name="act"][value="${value}"]`)
  const state = shown.getByRole('status').filter({ hasText: /\d/ }).last()
  await name.fill('Pasar baru')
  await act('save').click()
  // A button beside the form leaves what was typed meanwhile in it.
  await name.fill('Diketik')
  await act('publish:2').click()
  await expect(shown.getByText(m.desk_act_after_saving({}, locale))).toBeVisible()
  await expect(name).toHaveValue('Diketik')
  await act('take').click()
  await act('publish:2').click()
  await expect(state).toHaveText(m.desk_state_live({ n: 2 }, locale))
  await act('restore:1').click()
  await expect(name).toHaveValue(first)
  await act('save').click()
  await act('publish-later:3').click()
  await expect(shown.getByText(m.desk_when_missing({}, locale))).toBeVisible()
  await shown.locator('[name="time"]').fill('2099-01-01T08:00')
  await act('publish-later:3').click()
  await shown.locator('button[value^="cancel:"]').click()
  await expect(shown.locator('button[value^="cancel:"]')).toHaveCount(0)
  await expect(state).toHaveText(m.desk_state_live({ n: 2 }, locale))
  await bare.close()
})

test('[C26] a picture is added, put into an article and kept, by keyboard', {
  tag: '@long',
}, async () => {
  await page.goto(article)
  const text = editorOf(page).first()
  await text.press('Control+End')
  await page.keyboard.press('Alt+F10')
  const tool = toolOf(page, m.desk_tool_picture({}, locale))
  while (!(await tool.evaluate((it) => it === document.activeElement)))
    await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const panel = page.getByRole('group', { name: m.desk_tool_picture({}, locale) })
  await panel.getByText(m.desk_picture_new({}, locale)).press('Enter')
  const buffer = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#386' },
  })
    .jpeg()
    .toBuffer()
  const file = { name: 'air.jpg', mimeType: 'image/jpeg', buffer }
  await panel.getByLabel(m.desk_picture_file({}, locale)).setInputFiles(file)
  await panel.locator('[name="altId"]').fill('Segelas air')
  await panel.locator('[name="altEn"]').fill('A glass of water')
  await panel.getByRole('button', { name: m.desk_picture_add({}, locale) }).press('Enter')
  await panel.getByRole('button', { name: m.desk_picture_set({}, locale) }).press('Enter')
  await expect(text.getByRole('img', { name: 'Segelas air' })).toBeVisible()
  await expect(text).toBeFocused()
  await page.getByRole('button', { name: m.desk_save({}, locale), exact: true }).press('Enter')
  await expect(page.getByText(m.desk_saved({ n: 2 }, locale))).toBeVisible()
  await page.goto('/admin/konten/gambar')
  await expect(page.getByRole('img', { name: 'Segelas air' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'minum-air (id)' })).toBeVisible()
  const card = page.getByRole('listitem').filter({ hasText: 'Segelas air' })
  await expect(card.locator('button[value="remove"]')).toHaveCount(0)
  const broken = { ...file, buffer: Buffer.from('no picture') }
  await page.getByLabel(m.desk_picture_file({}, locale)).setInputFiles(broken)
  const words = page.locator('[name="altId"]')
  await words.fill('Gambar rusak')
  await page.locator('[name="altEn"]').fill('A broken picture')
  await words.press('Enter')
  await expect(page.getByText(m.desk_picture_unreadable({}, locale))).toBeVisible()
  await expect(words).toHaveValue('Gambar rusak')
  expect(await findViolationsInBothModes(page)).toEqual([])
})

test('[C16] a new edition of a legal page leaves the proof of earlier consents', {
  tag: '@long',
}, async () => {
  const proof = (at: string) => `/admin/persetujuan/id/${encodeURIComponent(at)}`
  const agreedAt = new Date().toISOString()
  await page.goto('/admin/konten/text-page/kebijakan-privasi/id')
  const lead = page.locator('[name="lead"]')
  // The product's name stands in for the placeholder.
  const [before = ''] = (await lead.inputValue()).split('} ').at(-1)?.split('.') ?? []
  await lead.fill('Edisi baru kebijakan ini.')
  await page.locator('[name="validFrom"]').fill('2099-01-01')
  await page.getByRole('button', { name: m.desk_save({}, locale), exact: true }).click()
  await expect(page.getByText(m.desk_saved({ n: 2 }, locale))).toBeVisible()
  await page.getByRole('button', { name: m.desk_publish_now({ n: 2 }, locale) }).click()
  await expect(page.getByText(m.desk_state_live({ n: 2 }, locale))).toBeVisible()
  await page.goto('/kebijakan-privasi')
  await expect(page.getByText('Edisi baru kebijakan ini.')).toBeVisible()
  await page.goto(proof(new Date().toISOString()))
  await expect(page.getByText('Edisi baru kebijakan ini.')).toBeVisible()
  await page.goto(proof(agreedAt))
  await expect(page.getByText(before)).toBeVisible()
  await expect(page.getByText('Edisi baru kebijakan ini.')).toHaveCount(0)
  expect(await findViolationsInBothModes(page)).toEqual([])
})

test('a promo without a text is warned of, and can be ended before it begins', {
  tag: '@long',
}, async () => {
  await page.goto('/admin/promo')
  await untilHydrated(page)
  await page.getByText(m.admin_promo_make({}, locale), { exact: true }).click()
  const form = page.locator('form', { has: page.locator('[name="id"]') })
  await form.locator('[name="id"]').fill('uji-kilat')
  await form.locator('[name="startsAt"]').fill('2099-01-01T08:00')
  await form.locator('[name="endsAt"]').fill('2099-02-01T08:00')
  await form.locator('fieldset input').first().fill('300000')
  await form.locator('[name="reason"]').fill('Uji promo')
  await form.getByRole('button', { name: m.admin_promo_see({}, locale) }).click()
  await form.getByRole('button', { name: m.admin_promo_confirm({}, locale) }).click()
  const row = page.getByRole('row').filter({ hasText: 'uji-kilat' })
  await expect(row.getByText(m.admin_promo_no_text_id({}, locale))).toBeVisible()
  await expect(row.getByText(m.admin_promo_no_text_en({}, locale))).toBeVisible()
  await page.goto('/admin/konten')
  await expect(
    page.getByRole('row').filter({ hasText: 'uji-kilat' }).getByText(m.desk_missing({}, locale)),
  ).toHaveCount(2)
  await page.goto('/admin/promo')
  await untilHydrated(page)
  await row.getByText(m.admin_promo_end({}, locale)).first().click()
  await row.locator('[name="reason"]').fill('Uji selesai')
  await row.locator('[name="reason"]').press('Enter')
  await expect(row.getByText(m.admin_promo_ended({}, locale), { exact: true })).toBeVisible()
  await expect(row.getByText(m.admin_promo_no_text_id({}, locale))).toHaveCount(0)
  await page.goto('/promo/uji-kilat')
  await expect(page.getByText(m.promos_state_ended({}, locale), { exact: true })).toBeVisible()
})
