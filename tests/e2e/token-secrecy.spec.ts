import type { Page } from '@playwright/test'
import { expect, test } from './story.fixture.ts'

test("[S3.01] no token is in any byte that the browser's scripts can read", async ({
  page,
  context,
  member,
  person,
}) => {
  const received = recordAnswers(page)
  // Signs up by hand, so that the replies to the forms are searched too.
  await member.signUp(person)
  await member.verifyEmail(person)
  for (const path of ['/', '/program', '/transaction', '/account', '/auth']) await page.goto(path)
  const cookies = await context.cookies()
  const tokens = cookies
    .filter(({ name }) => /-auth-cookie-(token|refreshToken)$|-known-device$/.test(name))
    .flatMap(({ value }) => shapesOf(decodeURIComponent(value)))
  expect(tokens.length).toBeGreaterThan(6)
  expect(cookies.map(({ name }) => name)).toContain('seimbang-known-device')

  const answers = await received()
  expect(answers.length).toBeGreaterThan(20)
  const readable = [...answers, await visibleToScripts(page)].join('\n')
  expect(tokens.filter((token) => readable.includes(token))).toEqual([])
  // Proves the search: session data that the page shows is found in the same bytes.
  expect(readable).toContain(person.email)
})

/** A token, the parts of it that are useful alone, and both in base64. */
function shapesOf(token: string): string[] {
  const parts = [token, ...token.split('.').filter((part) => part.length > 20)]
  return parts.flatMap((part) => [part, btoa(part), btoa(part).replaceAll('=', '')])
}

/** Records address and text of every response at once, because navigation discards them. */
function recordAnswers(page: Page): () => Promise<string[]> {
  const answers: Promise<string>[] = []
  page.on('response', (response) => {
    const text = response.text().catch(() => '')
    answers.push(text.then((body) => `${response.url()}\n${body}`))
  })
  return () => Promise.all(answers)
}

function visibleToScripts(page: Page): Promise<string> {
  return page.evaluate(() =>
    [
      document.cookie,
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
      JSON.stringify(history.state),
      location.href,
      document.documentElement.outerHTML,
    ].join('\n'),
  )
}
