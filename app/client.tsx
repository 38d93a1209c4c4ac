// biome-ignore-start assist/source/organizeImports: React runs first, in a separate task.
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
// biome-ignore-end assist/source/organizeImports: React runs first, in a separate task.
import { StartClient } from '@tanstack/react-start/client'
import { followPageLocale } from '#app/i18n/browser-locale.ts'
import { watchBuilds } from '#app/shell/build-watch.ts'
import { reloadOnStaleChunk } from '#app/shell/chunk-reload.ts'
import { renderOnTranslatedPages } from '#app/shell/translated-page.ts'
import { fillCarriedFields } from '#app/ui/carried-fields.ts'

if (!('popover' in HTMLElement.prototype)) import('@oddbird/popover-polyfill')
followPageLocale()
reloadOnStaleChunk()
watchBuilds()
fillCarriedFields()
renderOnTranslatedPages()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StartClient />
    </StrictMode>,
    { onUncaughtError: logAndRethrow },
  )
})

/** Logs an error that no error screen caught, and reports it again. */
function logAndRethrow(error: unknown): void {
  console.error('The page could not be hydrated', error)
  reportError(error)
}
