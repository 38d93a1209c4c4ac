import plusJakartaSansUrl from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url'
import { createRootRouteWithContext, lazyRouteComponent, rootRouteId } from '@tanstack/react-router'
import { isEmbeddedPath } from '#app/config/embedded-paths.ts'
import { offlineShellPath } from '#app/config/offline-shell.ts'
import { followStoredLocale } from '#app/i18n/browser-locale.ts'
import { defaultHead, errorHead } from '#app/seo/page-head.ts'
import { guardClient } from '#app/session/client-guard.ts'
import { reloadForOtherMember } from '#app/session/reload-for-other-member.ts'
import type { RouterContext } from '#app/session/router-context.ts'
import { ErrorScreen } from '#app/shell/error-screen.tsx'
import { loadFirstPage } from '#app/ui/first-page.ts'
import { SiteDocument } from './-site-document.tsx'
import '#app/styles/app.css'

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context, location, preload }) => {
    if (!preload) await followStoredLocale(location, context.settings)
    if (!preload) await loadFirstPage(location.pathname)
    if (isEmbeddedPath(location.pathname, context.settings.productSlug)) return
    if (location.pathname === offlineShellPath) return
    await context.session.ensure()
    if (!preload) await reloadForOtherMember(context.session, location)
    await guardClient({ context, location })
  },
  head: ({ match, matches }) => {
    const { settings } = match.context
    const innermost = matches.at(-1)
    const defaults =
      innermost?.routeId === rootRouteId
        ? errorHead(settings, { isAbsent: true })
        : defaultHead(settings, innermost?.pathname ?? '/')
    return {
      meta: [
        { charSet: 'utf-8' },
        { name: 'viewport', content: 'width=device-width, initial-scale=1' },
        { name: 'color-scheme', content: 'light dark' },
        ...defaults.meta,
      ],
      links: [
        { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
        {
          rel: 'preload',
          href: plusJakartaSansUrl,
          as: 'font',
          type: 'font/woff2',
          crossOrigin: 'anonymous',
        },
      ],
    }
  },
  shellComponent: SiteDocument,
  // Lazy, because few visitors see it.
  notFoundComponent: lazyRouteComponent(() => import('./-not-found.tsx')),
  errorComponent: ErrorScreen,
})
