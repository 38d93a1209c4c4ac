import { createFileRoute } from '@tanstack/react-router'
import { companyQueries } from '#app/features/company/company.queries.ts'
import { LegalPage } from '#app/features/company/legal-page.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadedHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_default/policy')({
  loader: async ({ context: { queryClient } }) => {
    const { meta } = await queryClient.ensureQueryData(companyQueries.text('policy'))
    return { seo: meta }
  },
  head: loadedHead,
  component: PolicyPage,
})

function PolicyPage() {
  return <LegalPage slug="policy" title={m.company_policy_title()} />
}
