import { createFileRoute } from '@tanstack/react-router'
import { companyQueries } from '#app/features/company/company.queries.ts'
import { LegalPage } from '#app/features/company/legal-page.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadedHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_default/kebijakan-privasi')({
  loader: async ({ context: { queryClient } }) => {
    const { meta } = await queryClient.ensureQueryData(companyQueries.text('kebijakan-privasi'))
    return { seo: meta }
  },
  head: loadedHead,
  component: PrivacyPage,
})

function PrivacyPage() {
  return <LegalPage slug="kebijakan-privasi" title={m.company_privacy_title()} />
}
