import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  HeadContent,
  RouterProvider,
} from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { breadcrumbJsonLd, questionsJsonLd } from './json-ld.ts'

test('breadcrumbs are numbered from the front page down', () => {
  const crumbs = [
    { name: 'Program', url: 'https://seimbang.example/program' },
    { name: 'Jantung Sehat', url: 'https://seimbang.example/program/jantung-sehat' },
  ]
  expect(breadcrumbJsonLd(crumbs)['script:ld+json'].itemListElement).toEqual([
    expect.objectContaining({ position: 1, item: 'https://seimbang.example/program' }),
    expect.objectContaining({ position: 2, name: 'Jantung Sehat' }),
  ])
})

test('no text can close its data block', async () => {
  const hostile = '</script><script>alert(1)</script><!--'
  const data = questionsJsonLd([{ question: hostile, answer: hostile }])
  const router = createRouter({
    history: createMemoryHistory(),
    isServer: true,
    routeTree: createRootRoute({ head: () => ({ meta: [data] }), component: HeadContent }),
  })
  await router.load()
  const html = renderToString(<RouterProvider router={router} />)
  const [, block = ''] =
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  expect(JSON.parse(block)).toEqual(data['script:ld+json'])
  expect(html).not.toContain('<script>alert')
})
