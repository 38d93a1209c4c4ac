import { HeadContent, ScriptOnce, Scripts, useRouterState } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useSettings } from '#app/config/use-settings.ts'
import { storePageLocale } from '#app/i18n/browser-locale.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { ToastRegion } from '#app/notifications/toast-region.tsx'
import { announceHydrated } from '#app/ui/hydrated-event.ts'
import { localePrefixAttribute } from './document-attributes.ts'
import { forcedColorModeOf } from './forced-color-mode.ts'
import { headScript } from './head-scripts/head-script.ts'
import { PageAnnouncer } from './page-announcer.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { SkipLink } from './skip-link.tsx'

const DevTools = import.meta.env.DEV ? lazy(() => import('./dev-tools.tsx')) : undefined

type DocumentProps = {
  children: ReactNode
  /** What features add to every page beside its content. */
  extras: ReactNode
}

/** The HTML document around every page, the error screens included. */
export function Document({ children, extras }: DocumentProps) {
  const settings = useSettings()
  const forcedColorMode = useRouterState({ select: (state) => forcedColorModeOf(state.matches) })
  useEffect(() => storePageLocale(settings), [settings])
  useEffect(announceHydrated, [])
  return (
    // The head script writes attributes here before React hydrates.
    <html
      lang={getLocale()}
      data-forced-color-mode={forcedColorMode}
      {...(settings.hasLocalePrefix && { [localePrefixAttribute]: '' })}
      suppressHydrationWarning
    >
      <head>
        <HeadContent />
        {import.meta.env.SSR && <ScriptOnce>{headScript()}</ScriptOnce>}
      </head>
      <body>
        <SkipLink />
        <ProgressBar />
        <PageAnnouncer />
        {children}
        {extras}
        <ToastRegion />
        {DevTools && (
          <Suspense>
            <DevTools />
          </Suspense>
        )}
        <Scripts />
      </body>
    </html>
  )
}
