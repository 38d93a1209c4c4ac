import type { Page } from '@playwright/test'
import { expect, test } from './story.fixture.ts'

test('[S3.01] no byte that the browser’s scripts can reach holds a token', async ({
  page,
  context,
  member,
  person,
}) => {
  const received = recordAnswers(page)
  // By hand, so that the answers to the forms are among what is looked through.
  await member.signUp(person)
  await member.verifyEmail(person)
  for (const path of ['/', '/program', '/transaction', '/account', '/auth']) await page.goto(path)
  const cookies = await context.cookies()
  const tokens = cookies
    .filter(({ name }) => /-auth-cookie-(token|refreshToken)$/.test(name))
    .flatMap(({ value }) => shapesOf(decodeURIComponent(value)))
  expect(tokens.length).toBeGreaterThan(6)

  const answers = await received()
  expect(answers.length).toBeGreaterThan(20)
  const seen = [...answers, await visibleToScripts(page)].join('\n')
  expect(tokens.filter((token) => seen.includes(token))).toEqual([])
  // The list is no empty promise: what a page shows of the session is found in the same bytes.
  expect(seen).toContain(person.email)
})

/** A token, its parts that would be worth something alone, and both in base64. */
function shapesOf(token: string): string[] {
  const parts = [token, ...token.split('.').filter((part) => part.length > 20)]
  return parts.flatMap((part) => [part, btoa(part), btoa(part).replaceAll('=', '')])
}

/** Address and text of every answer, read as it arrives: a page that goes takes its answers along. */
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
