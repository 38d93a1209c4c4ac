import { Suspense, useSyncExternalStore } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { optionalPart } from '#app/lib/optional-part.ts'
import { isToastRegionAwake, subscribeToWake } from './toast-region-switch.ts'

const SiteToaster = optionalPart(() => import('./site-toaster.tsx'))

/** The place of short notices in the page, once, outside of what a navigation replaces. */
export function ToastRegion() {
  const isAwake = useSyncExternalStore(subscribeToWake, isToastRegionAwake, () => false)
  return (
    <section aria-label={m.shell_notices()} aria-live="polite">
      {isAwake && (
        <Suspense>
          <SiteToaster />
        </Suspense>
      )}
    </section>
  )
}
