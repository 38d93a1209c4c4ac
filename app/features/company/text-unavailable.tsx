import { useSuspenseQuery } from '@tanstack/react-query'
import { m } from '#app/i18n/paraglide/messages.js'
import { RetryNotice } from '#app/ui/retry-notice.tsx'
import { companyQueries } from './company.queries.ts'
import type { TextSlug } from './company-pages.schema.ts'

/** In place of a page's words while they cannot be had. */
export function TextUnavailable({ slug }: { slug: TextSlug }) {
  const { refetch, isFetching } = useSuspenseQuery(companyQueries.text(slug))
  return (
    <RetryNotice
      title={m.company_unavailable_title()}
      text={m.company_unavailable_text()}
      action={m.company_retry()}
      isBusy={isFetching}
      onRetry={() => refetch()}
    />
  )
}
