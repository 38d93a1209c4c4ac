import { Suspense, useEffect } from 'react'
import { useSettings } from '#app/config/use-settings.ts'
import { isAdminPath } from '#app/lib/admin-path.ts'
import { optionalPart } from '#app/lib/optional-part.ts'
import { isRoomPath } from '#app/lib/room-path.ts'
import { loadConsent, useConsent } from './consent-store.ts'

const ConsentPanel = optionalPart(() => import('./consent-panel.tsx'))

/**
 * Asks a visitor who has not chosen yet. Stays closed inside another site's frame, in the console,
 * and in the room of a session. There it would cover the controls of the call.
 */
export function Consent() {
  const { productSlug } = useSettings()
  const { isOpen } = useConsent()
  useEffect(() => {
    const { pathname } = window.location
    if (window.self !== window.top || isRoomPath(pathname) || isAdminPath(pathname)) return
    const load = () => loadConsent(productSlug)
    load()
    // Another tab may have asked meanwhile.
    document.addEventListener('visibilitychange', load)
    return () => document.removeEventListener('visibilitychange', load)
  }, [productSlug])
  if (!isOpen) return null
  return (
    <Suspense>
      <ConsentPanel />
    </Suspense>
  )
}
