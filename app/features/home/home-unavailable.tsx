import { m } from '#app/i18n/paraglide/messages.js'
import { Container } from '#app/ui/container.tsx'
import { RetryNotice } from '#app/ui/retry-notice.tsx'
import { useLoadAgain } from '#app/ui/use-load-again.ts'

/** Replaces texts of the page that could not be loaded. */
export function HomeUnavailable() {
  return (
    <Container className="pb-16">
      <RetryNotice
        title={m.home_unavailable_title()}
        text={m.home_unavailable_text()}
        action={m.home_unavailable_retry()}
        {...useLoadAgain()}
      />
    </Container>
  )
}
