import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { routeTree } from '#app/routeTree.gen.ts'
import type { RouterContext } from '#app/session/router-context.ts'

test('[S7.11] each call for SEO texts is cached under a unique key', () => {
  const router = createRouter({
    routeTree,
    context: {} as RouterContext,
    history: createMemoryHistory(),
  })
  const keys = [
    '/tentang-seimbang',
    '/seimbang-for-enterprise',
    '/ahli-gizi',
    '/promo/meja-liburan',
    '/promo/mulai-januari',
  ].map((address) => {
    router.history.replace(address)
    router.updateLatestLocation()
    return router.matchRoutes(router.latestLocation).at(-1)?.id
  })
  expect(keys).toEqual(keys.filter(Boolean))
  expect(new Set(keys).size).toBe(keys.length)
})
