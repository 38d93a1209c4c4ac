import { useQuery, useQueryClient } from '@tanstack/react-query'
import { m } from '#app/i18n/paraglide/messages.js'
import { Container } from '#app/ui/container.tsx'
import { RetryNotice } from '#app/ui/retry-notice.tsx'
import { homeQueries } from './home.queries.ts'

/** Says that texts of the page are missing, where they would be. */
export function HomeUnavailable() {
  const queryClient = useQueryClient()
  const { isFetching } = useQuery(homeQueries.page())
  return (
    <Container className="pb-16">
      <RetryNotice
        title={m.home_unavailable_title()}
        text={m.home_unavailable_text()}
        action={m.home_unavailable_retry()}
        isBusy={isFetching}
        // The shelves of this page are missing for the same reason.
        onRetry={() => queryClient.invalidateQueries()}
      />
    </Container>
  )
}
