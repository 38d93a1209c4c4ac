import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  HeadContent,
  Outlet,
  Scripts,
} from '@tanstack/react-router'
import { attachRouterServerSsrUtils } from '@tanstack/react-router/ssr/server'
import { createElement, lazy, type ReactNode, Suspense } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#app/errors/app-error.ts'
import { cachePage } from '#server/page-cache/cached-page.ts'
import { renderPage } from './render-page.ts'

const logged: unknown[] = []
vi.mock('@tanstack/react-start', () => ({
  getGlobalStartContext: () => ({ logError: (error: unknown) => void logged.push(error) }),
}))
beforeEach(() => {
  logged.length = 0
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

const broken = new Error('a component broke')

function Broken(): ReactNode {
  throw broken
}

test('[S8.16] [S2.36] a component that throws gives the error screen with status 500 inside its layout', async () => {
  const { status, html } = await render({ page: Broken })
  expect(status).toBe(500)
  expect(html).toMatch(
    /<html>.*<header>The site<\/header>.*Internal Server Error: Error: a component broke/,
  )
  expect(logged).toEqual([broken])
})

test('[S8.16] a layout that throws gives the error screen without the layout', async () => {
  const { status, html } = await render({ layout: Broken })
  expect(status).toBe(500)
  expect(html).toContain('Internal Server Error: Error: a component broke')
  expect(html).not.toContain('The site')
  expect(canHydrate(html)).toBe(true)
  expect(logged).toEqual([broken])
})

test('a page that renders answers 200 and logs nothing', async () => {
  const { status, html } = await render({})
  expect(status).toBe(200)
  expect(html).toMatch(/^<!DOCTYPE html>.*The page/)
  expect(canHydrate(html)).toBe(true)
  expect(logged).toEqual([])
})

test('a character that browsers replace reaches no page', async () => {
  const { html } = await render({ page: () => 'a\0b' })
  expect(html).toContain('ab')
  expect(html).not.toContain('\0')
})

test('a lazy component is rendered in place, without a script that moves it there', async () => {
  const words = 'It came late. '.repeat(2_000)
  const Late = lazy(async () => ({ default: () => words }))
  const page = () => createElement(Suspense, { fallback: 'waiting' }, createElement(Late))
  const { status, html } = await render({ page })
  expect(status).toBe(200)
  const [body] = html.split('<script')
  expect(body?.includes(words)).toBe(true)
  expect(html.includes('$RC')).toBe(false)
  expect(canHydrate(html)).toBe(true)
})

test('the event loop turns between two renders, so that the first page is sent', async () => {
  const events: string[] = []
  const pageNamed = (name: string) => () => {
    events.push(name)
    setImmediate(() => events.push(`after ${name}`))
    return name
  }
  await Promise.all([render({ page: pageNamed('first') }), render({ page: pageNamed('second') })])
  expect(events.slice(0, 3)).toEqual(['first', 'after first', 'second'])
})

test('two renders of the same content are one cached page, although their moments differ', async () => {
  const first = await render({})
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  const later = await render({})
  expect(later.html).not.toBe(first.html)
  const cached = await cachePage(new Response(first.html))
  expect(await cachePage(new Response(later.html), cached)).toBe(cached)
})

test('a page answers 503 with Retry-After while a backend is out of service', async () => {
  let isAway = true
  const loader = () => {
    if (isAway) throw new AppError({ code: 'BACKEND', status: 503 })
  }
  const away = await render({ loader })
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '5'])
  expect(away.html).toContain('Internal Server Error: AppError: BACKEND 503')
  isAway = false
  const back = await render({ loader })
  expect([back.status, back.headers.get('retry-after')]).toEqual([200, null])
})

test.each([500, 404])(
  'a backend answer of %i counts as a fault, not as an outage',
  async (status) => {
    const loader = () => {
      throw new AppError({ code: 'BACKEND', status })
    }
    expect((await render({ loader })).status).toBe(500)
  },
)

test('a component that throws an outage answers 503 too', async () => {
  const { status } = await render({
    page: () => {
      throw new AppError({ code: 'BACKEND', status: 503 })
    },
  })
  expect(status).toBe(503)
})

/** Returns true if the page carries the router's state for the browser. */
function canHydrate(html: string): boolean {
  return html.split('$_TSR.router=').length === 2
}

type Site = {
  layout?: () => ReactNode
  page?: () => ReactNode
  loader?: () => unknown
}

/** Renders a site of one page in a layout as the server does. */
async function render({ layout = Layout, page = () => 'The page', loader }: Site) {
  const rootRoute = createRootRoute({ shellComponent: Shell })
  const layoutRoute = createRoute({
    getParentRoute: () => rootRoute,
    id: 'layout',
    component: layout,
  })
  const pageRoute = createRoute({
    getParentRoute: () => layoutRoute,
    path: '/',
    loader,
    component: page,
  })
  const router = createRouter({
    routeTree: rootRoute.addChildren([layoutRoute.addChildren([pageRoute])]),
    history: createMemoryHistory(),
    isServer: true,
    defaultErrorComponent: ({ error }) => `Internal Server Error: ${String(error)}`,
  })
  attachRouterServerSsrUtils({ router, manifest: undefined })
  await router.load()
  await router.serverSsr?.dehydrate()
  const request = new Request('http://localhost/')
  const answer = await renderPage({ request, router, responseHeaders: new Headers() })
  if (!(answer instanceof Response)) throw new Error('The page was not answered')
  const { status, headers } = answer
  return { status, headers, html: await answer.text() }
}

function Shell({ children }: { children: ReactNode }) {
  return createElement(
    'html',
    null,
    createElement('head', null, createElement(HeadContent)),
    createElement('body', null, children, createElement(Scripts)),
  )
}

function Layout() {
  return [createElement('header', { key: 1 }, 'The site'), createElement(Outlet, { key: 2 })]
}
