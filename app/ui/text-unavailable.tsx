import { m } from '#app/i18n/paraglide/messages.js'
import { RetryNotice } from './retry-notice.tsx'
import { useLoadAgain } from './use-load-again.ts'

/** Replaces a page's text that could not be loaded. */
export function TextUnavailable() {
  return (
    <RetryNotice
      title={m.company_unavailable_title()}
      text={m.company_unavailable_text()}
      action={m.company_retry()}
      {...useLoadAgain()}
    />
  )
}
