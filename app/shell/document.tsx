import { HeadContent, ScriptOnce, Scripts, useRouterState } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useSettings } from '#app/config/use-settings.ts'
import { storePageLocale } from '#app/i18n/browser-locale.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { ToastRegion } from '#app/notifications/toast-region.tsx'
import { earlyUseScript, replayEarlyClicks } from '#app/ui/early-use.ts'
import { layOutFurtherDown } from '#app/ui/first-page.ts'
import { arrivingScript } from './arriving.ts'
import { colorModeScript } from './color-mode.ts'
import { localePrefixAttribute } from './document-attributes.ts'
import { followedOnceScript } from './followed-once.ts'
import { forcedColorModeOf } from './forced-color-mode.ts'
import { PageAnnouncer } from './page-announcer.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { SkipLink } from './skip-link.tsx'

const DevTools = import.meta.env.DEV ? lazy(() => import('./dev-tools.tsx')) : undefined

const headScripts = [colorModeScript, arrivingScript, followedOnceScript, earlyUseScript]

type DocumentProps = {
  children: ReactNode
  /** What features put on every page beside its content. */
  extras: ReactNode
}

/** The HTML document around every page, the error screens included. */
export function Document({ children, extras }: DocumentProps) {
  const settings = useSettings()
  const forcedColorMode = useRouterState({ select: (state) => forcedColorModeOf(state.matches) })
  useEffect(() => storePageLocale(settings), [settings])
  useEffect(replayEarlyClicks, [])
  useEffect(layOutFurtherDown, [])
  return (
    // Scripts in the head write attributes here before React arrives.
    <html
      lang={getLocale()}
      data-forced-color-mode={forcedColorMode}
      {...(settings.hasLocalePrefix && { [localePrefixAttribute]: '' })}
      suppressHydrationWarning
    >
      <head>
        <HeadContent />
        {import.meta.env.SSR && <ScriptOnce>{headScripts.join('\n')}</ScriptOnce>}
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
