import { expect, test } from 'vitest'
import { linksIn } from './links-in.ts'
import { lintOf } from './lint-of.ts'

const description = 'd'.repeat(100)
const kindsIn = (content: Record<string, unknown>, locale: 'id' | 'en' = 'id') =>
  lintOf('text-page', { title: 'Judul yang cukup', lead: description, ...content }, locale).map(
    ({ kind, path }) => `${kind} ${path}`,
  )

test.each([
  [{}, []],
  [{ title: 'Pendek' }, ['short title']],
  [{ title: 't'.repeat(61) }, ['long title']],
  [{ title: 't'.repeat(61), metaTitle: 'Judul untuk mesin' }, []],
  [{ metaTitle: '', title: 't'.repeat(60) }, []],
  [{ lead: 'd'.repeat(161) }, ['long lead']],
  [{ metaDescription: 'd'.repeat(69) }, ['short metaDescription']],
])('the title and description of %j: %j', (content, expected) => {
  expect(kindsIn(content)).toEqual(expected)
})

test.each([
  ['Program terbaik di Indonesia', 'terbaik'],
  ['93% berhasil', '93% berhasil'],
  ['Berat badan pasti turun', 'pasti turun'],
  ['Tanpa efek samping', 'Tanpa efek samping'],
  ['Dijamin!', 'Dijamin'],
])('“%s” is a claim', (heading, words) => {
  const [found] = lintOf('home', { sections: [{ heading }] }, 'id')
  expect(found).toEqual({ kind: 'claim', path: 'sections.0.heading', words })
})

test.each(['Kamu pasti tahu', 'Perbaikan terbaikkan', 'Tidak ada yang ajaibnya'])(
  '“%s” makes no claim',
  (heading) => {
    expect(lintOf('home', { sections: [{ heading }] }, 'id')).toEqual([])
  },
)

test('claims are looked for in the words of a section, in its language, and not in addresses', () => {
  const html = '<p class="the best">It <em>cures</em> all.</p>'
  expect(
    lintOf('home', { sections: [{ html }], sources: [{ url: 'https://x/cures' }] }, 'en'),
  ).toEqual([{ kind: 'claim', path: 'sections.0.html', words: 'cures' }])
  expect(lintOf('home', { sections: [{ html }] }, 'id')).toEqual([])
})

test.each([
  ['<a href="/x"></a>', true],
  ['<a href="/x"> <em></em></a>', true],
  ['<a href="/x"><em>a</em></a>', false],
  ['<a href="/x">a</a>', false],
])('%s is a link without words: %s', (html, isOne) => {
  expect(lintOf('home', { sections: [{ html }] }, 'id')).toHaveLength(isOne ? 1 : 0)
})

test('links come from sections and sources, each once', () => {
  const html =
    '<p><a href="/pricing">a</a> <a href="https://a.example/?b=1&amp;c=2">b</a> <a href="#x">c</a></p>'
  const content = {
    sections: [{ html }],
    sources: [{ url: 'https://s.example' }, { url: '/pricing' }, { url: '' }],
  }
  expect(linksIn(content)).toEqual(['/pricing', 'https://a.example/?b=1&c=2', 'https://s.example'])
})

test.each([
  ['<img src="/x" alt="Air">', 0],
  ['<img src="/x" alt="a > b">', 0],
  ['<img alt="Air" src="/x" />', 0],
  ['<img src="/x" alt="">', 1],
  ['<img src="/x" alt=" ">', 1],
  ['<img src="/x">', 1],
  ['<img src="/x" alt="Air"><img src="/y">', 1],
])('%s has %i pictures without alternative text', (html, count) => {
  expect(lintOf('home', { sections: [{ html }] }, 'id')).toEqual(
    Array.from({ length: count }, () => ({ kind: 'no-alt', path: 'sections.0.html' })),
  )
})
