import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { useSyncState } from './sync-provider.tsx'

/** Tells an offline member that this page needs a connection. */
export function NeedsConnection() {
  if (useSyncState().connection !== 'lost') return null
  return (
    <Alert tone="warning" title={m.sync_needs_title()}>
      {m.sync_needs_text()}
    </Alert>
  )
}
