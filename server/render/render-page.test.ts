import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  HeadContent,
  Outlet,
  rootRouteId,
  Scripts,
} from '@tanstack/react-router'
import { attachRouterServerSsrUtils } from '@tanstack/react-router/ssr/server'
import { createElement, lazy, type ReactNode, Suspense, useContext } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '#app/errors/app-error.ts'
import { WrittenPartsContext } from '#app/lib/written-parts.ts'
import { withText } from './page-text.ts'
import { renderPage } from './render-page.ts'

const logged: unknown[] = []
vi.mock('@tanstack/react-start', () => ({
  getGlobalStartContext: () => ({ logError: (error: unknown) => void logged.push(error) }),
}))
beforeEach(() => {
  logged.length = 0
  vi.unstubAllEnvs()
})

const broken = new Error('a component broke')

function Broken(): ReactNode {
  throw broken
}

test('[S8.16] [S2.36] a component that throws is the error screen with status 500, inside its layout', async () => {
  const { status, html } = await render({ page: Broken })
  expect(status).toBe(500)
  expect(html).toMatch(
    /<html>.*<header>The site<\/header>.*Internal Server Error: Error: a component broke/,
  )
  expect(logged).toEqual([broken])
})

test('[S8.16] a layout that throws leaves the error screen without it', async () => {
  const { status, html } = await render({ layout: Broken })
  expect(status).toBe(500)
  expect(html).toContain('Internal Server Error: Error: a component broke')
  expect(html).not.toContain('The site')
  expect(comesAlive(html)).toBe(true)
  expect(logged).toEqual([broken])
})

test('a page that renders is answered with status 200, and nothing is logged', async () => {
  const { status, html } = await render({})
  expect(status).toBe(200)
  expect(html).toMatch(/^<!DOCTYPE html>.*The page/)
  expect(comesAlive(html)).toBe(true)
  expect(logged).toEqual([])
})

test('a part that the server has to wait for once stands where it belongs, without a script that puts it there', async () => {
  const words = 'It came late. '.repeat(2_000)
  const Late = lazy(async () => ({ default: () => words }))
  const page = () => createElement(Suspense, { fallback: 'waiting' }, createElement(Late))
  const { status, html } = await render({ page })
  expect(status).toBe(200)
  const [body] = html.split('<script')
  expect(body?.includes(words)).toBe(true)
  expect(html.includes('$RC')).toBe(false)
  expect(comesAlive(html)).toBe(true)
})

test('between two pages the event loop turns, so that the first one leaves', async () => {
  const seen: string[] = []
  const pageNamed = (name: string) => () => {
    seen.push(name)
    setImmediate(() => seen.push(`after ${name}`))
    return name
  }
  await Promise.all([render({ page: pageNamed('first') }), render({ page: pageNamed('second') })])
  expect(seen.slice(0, 3)).toEqual(['first', 'after first', 'second'])
})

test('a page whose backend is out of service is answered 503, until it is back', async () => {
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

test.each([500, 404])('a backend’s answer %i is no outage', async (status) => {
  const loader = () => {
    throw new AppError({ code: 'BACKEND', status })
  }
  expect((await render({ loader })).status).toBe(500)
})

test('a component that meets an outage is answered 503 too', async () => {
  const { status } = await render({
    page: () => {
      throw new AppError({ code: 'BACKEND', status: 503 })
    },
  })
  expect(status).toBe(503)
})

/** Whether a page says to the router in the browser what it shows. */
function comesAlive(html: string): boolean {
  return html.split('$_TSR.router=').length === 2
}

test('what a page for somebody in particular says is nobody else’s, and what one for nobody says is', async () => {
  // While a part is being developed, it is written anew each time.
  vi.stubEnv('DEV', false)
  const pageFor = (name: string) => () =>
    createElement(
      'kept-part',
      { name: 'greeting' },
      useContext(WrittenPartsContext)?.('greeting') ?? `For ${name}`,
    )
  const member = await render({ page: pageFor('Sari'), cookie: 'token=one' })
  expect(member.html).toContain('For Sari')
  const nobody = await render({ page: pageFor('nobody') })
  expect(nobody.html).toContain('For nobody')
  const next = await render({ page: pageFor('Budi'), cookie: 'token=two' })
  expect(next.html).toContain('For nobody')
})

test('a page has its styles and its parts in their places, and nothing else stands for them', async () => {
  vi.stubEnv('DEV', false)
  const Dish = vi.fn(() => 'Sayur asem – enak & segar')
  const page = () => {
    const written = useContext(WrittenPartsContext)?.('dish')
    return createElement(
      'kept-part',
      { name: 'dish', ...(written && { dangerouslySetInnerHTML: { __html: written } }) },
      written ? undefined : createElement(Dish),
    )
  }
  const css = 'a > b { content: "–" }'
  const parts = { page, css, loader: () => 'dishes' }
  const [first, second] = [await render(parts), await render(parts)]
  expect(first.html).toContain(`>${css}</style>`)
  const beforeScripts = (html: string) => html.split('<script')[0]
  expect(beforeScripts(second.html)).toBe(beforeScripts(first.html))
  expect(Dish).toHaveBeenCalledTimes(1)
})

type Parts = {
  layout?: () => ReactNode
  page?: () => ReactNode
  loader?: () => unknown
  cookie?: string
  css?: string
}

/** A site of one page in a layout, rendered as the server does it. */
async function render({ layout = Layout, page = () => 'The page', loader, cookie, css }: Parts) {
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
  const manifest = css && {
    inlineCss: { styles: { '/page.css': css } },
    routes: { [rootRouteId]: { css: ['/page.css'] } },
  }
  attachRouterServerSsrUtils({ router, manifest: manifest || undefined })
  await router.load()
  await router.serverSsr?.dehydrate()
  const request = new Request('http://localhost/', { headers: { ...(cookie && { cookie }) } })
  const answer = await renderPage({ request, router, responseHeaders: new Headers() })
  if (!(answer instanceof Response)) throw new Error('The page was not answered')
  const { status, headers } = answer
  return { status, headers, html: await withText(answer, request).text() }
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
