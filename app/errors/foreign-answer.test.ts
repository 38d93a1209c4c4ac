import { expect, test } from 'vitest'
import { failureOfAnswer } from './foreign-answer.ts'

function answerOf(status: number, headers: Record<string, string>): Response {
  return new Response('x', { status, headers })
}

test.each([
  ['a result', 200, { 'content-type': 'application/json', 'x-tss-serialized': 'true' }],
  ['a stream', 200, { 'content-type': 'application/x-tss-framed', 'x-tss-serialized': 'true' }],
  ['a refusal', 429, { 'content-type': 'application/json', 'x-tss-serialized': 'true' }],
  ['a redirect', 200, { 'content-type': 'application/json' }],
])('%s is an answer of the site', (_, status, headers) => {
  expect(failureOfAnswer(answerOf(status, headers))).toBeUndefined()
})

const html = { 'content-type': 'text/html; charset=utf-8' }

test.each([
  ['the sign-in page of a network', 200, html, 'CONNECTION'],
  ['the same page with its own status', 511, html, 'CONNECTION'],
  ['an answer without a type', 200, {}, 'CONNECTION'],
  ['the error page of a proxy', 502, html, 'NETWORK'],
  ['a refusal of the listener', 413, { 'content-type': 'text/plain' }, 'INPUT'],
])('%s counts as %i %j %s', (_, status, headers, code) => {
  expect(failureOfAnswer(answerOf(status, headers as Record<string, string>))?.code).toBe(code)
})
