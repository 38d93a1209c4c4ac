import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'

/** Replaces a page that the main backend has no endpoints for. */
export function NotOffered() {
  return (
    <Alert title={m.tracker_not_offered_title()} className="max-w-prose">
      {m.tracker_not_offered_text()}
    </Alert>
  )
}
