import { FastResponse } from 'srvx'
import { expect, test } from 'vitest'
import { answerWithoutText, withText } from './page-text.ts'

const html = '<!DOCTYPE html><p>Sayur asem – enak'
const request = () => new Request('http://localhost/')
const page = {
  html: ['<!DOCTYPE html>', Buffer.from('<p>Sayur asem – '), 'enak'],
  status: 200,
  headers: new Headers({ 'content-type': 'text/html' }),
}

test('a page is given its text, with its status and headers', async () => {
  const asked = request()
  const answer = withText(answerWithoutText(asked, { ...page, status: 404 }), asked)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html'])
  expect(await answer.text()).toBe(html)
})

test('the text is still there when the answer was made anew on its way', async () => {
  const asked = request()
  const made = answerWithoutText(asked, page)
  const headers = new Headers(made.headers)
  headers.append('set-cookie', 'a=b')
  const answer = withText(new Response(null, { status: made.status, headers }), asked)
  expect([await answer.text(), answer.headers.getSetCookie()]).toEqual([html, ['a=b']])
})

test.each([
  ['a redirect', new Response(null, { status: 307, headers: { location: '/auth' } })],
  ['another text', new FastResponse('Not here', { status: 200 })],
])('%s in place of the page stays what it is', async (_, other) => {
  const asked = request()
  answerWithoutText(asked, page)
  expect(withText(other, asked)).toBe(other)
  expect(withText(other, request())).toBe(other)
})
