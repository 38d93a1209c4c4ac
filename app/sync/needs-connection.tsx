import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { useSyncState } from './sync-provider.tsx'

/** For a page of which nothing is kept on the device: says so while there is no connection. */
export function NeedsConnection() {
  if (useSyncState().connection !== 'lost') return null
  return (
    <Alert tone="warning" title={m.sync_needs_title()}>
      {m.sync_needs_text()}
    </Alert>
  )
}
