import { Suspense, useSyncExternalStore } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { optionalPart } from '#app/lib/optional-part.ts'
import { isToastRegionAwake, subscribeToWake } from './toast-region-switch.ts'

const SiteToaster = optionalPart(() => import('./site-toaster.tsx'))

/** The page's only toast region, outside the parts that a navigation replaces. */
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
