import { m } from '#app/i18n/paraglide/messages.js'
import { RetryNotice } from '#app/ui/retry-notice.tsx'
import { useLoadAgain } from '#app/ui/use-load-again.ts'

/** Replaces texts that the content backend could not send. */
export function ProgramsUnavailable() {
  return (
    <RetryNotice
      title={m.programs_unavailable_title()}
      text={m.programs_unavailable_text()}
      action={m.programs_unavailable_retry()}
      {...useLoadAgain()}
    />
  )
}
