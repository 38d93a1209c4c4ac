import { expect, test } from 'vitest'
import { pageHead } from './page-head.ts'

const settings = {
  productSlug: 'seimbang',
  productName: 'Seimbang',
  publicOrigin: 'https://seimbang.example',
  webAppUrl: 'https://seimbang.example',
  mailboxUrl: '',
  hasGoogle: true,
}

function contentOf(head: ReturnType<typeof pageHead>, name: string) {
  return head.meta.find((tag) => tag.name === name || tag.property === name)?.content
}

test('[S8.15] a missing description or keyword is an empty string', () => {
  const head = pageHead({ settings, path: '/blog', title: 'Blog' })
  expect(contentOf(head, 'description')).toBe('')
  expect(contentOf(head, 'keywords')).toBe('')
  expect(contentOf(head, 'og:description')).toBe('')
})

test('a page names itself before the product, and its address is absolute', () => {
  const head = pageHead({
    settings,
    path: '/program/a',
    title: 'Meja Keluarga',
    description: 'Satu',
  })
  expect(head.meta).toContainEqual({ title: 'Meja Keluarga – Seimbang' })
  expect(contentOf(head, 'og:url')).toBe('https://seimbang.example/program/a')
  expect(contentOf(head, 'twitter:card')).toBe('summary_large_image')
  expect(contentOf(head, 'robots')).toBe('index, follow')
})
