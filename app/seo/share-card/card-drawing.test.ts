import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { colourOf, drawingRules } from '#app/ui/drawing-colours.server.ts'
import { illustrationSchema } from '#server/contract/content.schema.ts'
import { drawCard } from './card-drawing.server.tsx'

// The test runner leaves style sheets empty, also with `?raw`.
vi.mock('#app/styles/app.css?raw', () => ({
  default: readFileSync(new URL('../../styles/app.css', import.meta.url), 'utf8'),
}))

const measureAt = () => (word: string) => word.length / 2

test.each(illustrationSchema.options)('every colour of %s is known', (illustration) => {
  const svg = drawCard(
    {
      words: { label: '', title: 'Judul', note: '', picture: { illustration } },
      productName: 'Seimbang',
      host: 'seimbang.example',
    },
    measureAt,
  )
  const classes = svg.matchAll(/(?:fill|stroke)-(?!none|linecap|linejoin|width)[\w-]+(?=[ "])/g)
  for (const [name] of classes) expect(drawingRules).toContain(`.${name}{`)
})

test('colours are those of the light mode', () => {
  expect(colourOf('white')).toBe('#ffffff')
  expect(colourOf('action')).toBe(colourOf('primary-700'))
  expect(colourOf('surface')).toMatch(/^#f[a-f]f[a-f]f[0-9a-f]$/)
})

test('words are drawn as escaped text', () => {
  const title = '</text><script>&'
  const picture = { illustration: 'heart' } as const
  const words = { label: '', title, note: '', picture }
  const svg = drawCard({ words, productName: 'a', host: 'b' }, measureAt)
  expect(svg).toContain('&lt;/text&gt;&lt;script&gt;&amp;')
})

test('an article card shows its own picture', () => {
  const article = { slug: 'serat', picture: undefined, category: { slug: 'market' } }
  const words = { label: '', title: 'Serat', note: '', picture: { article } }
  const scene = '<svg xmlns="http://www.w3.org/2000/svg"/>'
  const svg = drawCard({ words, productName: 'a', host: 'b', scene }, measureAt)
  expect(svg).toContain(Buffer.from(scene).toString('base64'))
})
