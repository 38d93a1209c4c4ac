import type { Page } from '@playwright/test'
import { m } from '#app/i18n/paraglide/messages.js'
import { expect, test } from './story.fixture.ts'
import { untilHydrated } from './until-hydrated.ts'

const productServiceId = 'seimbang-harian-4w'

/** Browsers move a text node into their element, or show a new text in its place. */
for (const { way, tag } of [
  { way: 'moved', tag: [] },
  { way: 'replaced', tag: ['@long'] },
] as const) {
  test(`on a translated page, texts ${way}, a refused sign-in says so and a right one signs in`, {
    tag: [...tag],
  }, async ({ page, member, person }) => {
    await member.joinElsewhere(person)
    await page.goto('/auth?tab=login')
    await translate(page, way)
    await member.failToSignInHere({ ...person, password: 'kata sandi lain' })
    await member.signInHere(person)
    await translate(page, way)
    await expect(page.getByRole('banner').getByText(person.firstName)).not.toHaveCount(0)
  })

  test(`on a translated page, texts ${way}, a wrong code is refused and the right one leads to payment`, {
    tag: [...tag],
  }, async ({ page, member, person, language }) => {
    const locale = { locale: language }
    await member.join(person)
    const code = await member.awaitCode({ email: person.email, productServiceId })
    await translate(page, way)
    await member.enterCode(code === '000000' ? '000001' : '000000')
    await expect(page.getByText(m.errors_wrong_otp({}, locale)).first()).toBeVisible()
    await member.enterCode(code)
    await page.waitForURL(/\/demo\/payment\//)
  })
}

/** Translates the page, and what it shows later, into itself. */
async function translate(page: Page, way: 'moved' | 'replaced'): Promise<void> {
  await untilHydrated(page)
  // React hydrates what has the focus, also the parts that it leaves for later.
  await page.locator('#content').getByRole('button').first().focus()
  await page.evaluate((way) => {
    const translateAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        if (text.parentElement?.closest('font,script,style,title')) continue
        const font = document.createElement('font')
        if (way === 'moved') {
          text.before(font)
          font.append(text)
        } else {
          font.textContent = text.data
          text.replaceWith(font)
        }
      }
    }
    translateAll(document.body)
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) translateAll(node)
    }).observe(document.body, { childList: true, subtree: true })
  }, way)
}
