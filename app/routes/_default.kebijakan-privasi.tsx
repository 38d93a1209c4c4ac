import { createFileRoute } from '@tanstack/react-router'
import { getTextPage } from '#app/features/company/company.functions.ts'
import { LegalPage } from '#app/features/company/legal-page.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadedHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_default/kebijakan-privasi')({
  loader: async () => {
    const text = await getTextPage({ data: { slug: 'kebijakan-privasi' } })
    return { seo: text.meta, text }
  },
  head: loadedHead,
  component: PrivacyPage,
})

function PrivacyPage() {
  return <LegalPage text={Route.useLoaderData().text} title={m.company_privacy_title()} />
}
