import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { illustrationSchema } from '#server/contract/content.schema.ts'
import { answerIllustration } from './illustration.server.tsx'

// The test runner leaves style sheets empty, also with `?raw`.
vi.mock('#app/styles/app.css?raw', () => ({
  default: readFileSync(new URL('../../styles/app.css', import.meta.url), 'utf8'),
}))

const ask = (file: string, headers = {}) =>
  answerIllustration(new Request('http://localhost', { headers }), file)

test.each(illustrationSchema.options)('%s is a drawing with its own colours', async (name) => {
  const drawing = await ask(`${name}.svg`).text()
  expect(drawing).toMatch(/^<svg [^>]*color-scheme:light dark/)
  expect(drawing).not.toMatch(/ class=|var\(|<script|<style/)
  const colours = Array.from(drawing.matchAll(/ (?:fill|stroke)="([^"]+)"/g), ([, value]) => value)
  expect(colours.length).toBeGreaterThan(10)
  for (const colour of colours) expect(colour).toMatch(/^(none|oklch\(.+\)|light-dark\(.+\))$/)
})

test('a drawing is revalidated by its ETag', () => {
  const answer = ask('heart.svg')
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  const etag = answer.headers.get('etag') ?? ''
  expect(ask('heart.svg', { 'if-none-match': etag }).status).toBe(304)
  expect(ask('pregnancy.svg').headers.get('etag')).not.toBe(etag)
})

test.each([
  'heart',
  'heart.png',
  '../heart.svg',
  'no-such.svg',
  '%00.svg',
  `${'a'.repeat(10_000)}.svg`,
])('there is no drawing %.20s', (file) => expect(ask(file).status).toBe(404))
