import { m } from '#app/i18n/paraglide/messages.js'
import { Container } from '#app/ui/container.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { RetryNotice } from '#app/ui/retry-notice.tsx'
import { useLoadAgain } from '#app/ui/use-load-again.ts'

export function ProfileUnavailable() {
  return (
    <Container className="flex flex-col gap-8 py-12 md:py-20">
      <PageHeading title={m.nutritionists_profile_title()} />
      <RetryNotice
        title={m.nutritionists_unavailable_profile_title()}
        text={m.nutritionists_unavailable_profile_text()}
        action={m.nutritionists_retry()}
        {...useLoadAgain()}
      />
    </Container>
  )
}
