import { QueryClientProvider } from '@tanstack/react-query'
import { HeadContent, ScriptOnce, Scripts, useRouter, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { ToastRegion } from '#app/notifications/toast-region.tsx'
import { colorModeScript } from './color-mode.ts'
import { forcedColorModeOf } from './forced-color-mode.ts'
import { ProgressBar } from './progress-bar.tsx'
import { SkipLink } from './skip-link.tsx'

/** The HTML document around every page, the error screens included. */
export function Document({ children }: { children: ReactNode }) {
  const { queryClient } = useRouter().options.context
  const forcedColorMode = useRouterState({ select: (state) => forcedColorModeOf(state.matches) })
  return (
    // The colour-mode script writes an attribute here before React arrives.
    <html lang={getLocale()} data-forced-color-mode={forcedColorMode} suppressHydrationWarning>
      <head>
        <HeadContent />
        <ScriptOnce>{colorModeScript}</ScriptOnce>
      </head>
      <body>
        <QueryClientProvider client={queryClient}>
          <SkipLink />
          <ProgressBar />
          {children}
          <ToastRegion />
        </QueryClientProvider>
        <Scripts />
      </body>
    </html>
  )
}
