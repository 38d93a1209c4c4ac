import { expect, test } from 'vitest'
import { isReader } from './share-reader.server.ts'

const site = 'https://seimbang.example'
const opened = { 'sec-fetch-dest': 'document' }

test.each([
  ['a user who opens the page', 'GET', site, opened, true],
  ['a page that asks with a PIN', 'POST', site, {}, true],
  ['a scanner of mail', 'GET', site, {}, false],
  ['a check of the link', 'HEAD', site, opened, false],
  ['an image in a message', 'GET', site, { 'sec-fetch-dest': 'image' }, false],
  ['a user of an address that browsers do not trust', 'GET', 'http://192.168.1.5:3000', {}, true],
])('%s, by %s at %s, is told apart', (_, method, PUBLIC_ORIGIN, headers, expected) => {
  expect(isReader({ method, headers: new Headers(headers) }, { PUBLIC_ORIGIN })).toBe(expected)
})
