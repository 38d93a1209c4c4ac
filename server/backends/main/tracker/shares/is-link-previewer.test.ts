import { expect, test } from 'vitest'
import { isLinkPreviewer } from './is-link-previewer.ts'

test.each([
  ['WhatsApp/2.23.20.0 A', true],
  ['facebookexternalhit/1.1;line-poker/1.0', true],
  ['TelegramBot (like TwitterBot)', true],
  ['Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)', true],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (Windows NT 6.1) SkypeUriPreview Preview/0.5', true],
  ['Mozilla/5.0 (Linux; Android 13; CUBOT X70) AppleWebKit/537.36 Chrome/120.0 Mobile', false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) [FBAN/FBIOS;FBAV/450.0]', false],
  ['', false],
])('%s fetches a preview: %s', (userAgent, expected) => {
  expect(isLinkPreviewer(userAgent)).toBe(expected)
})
