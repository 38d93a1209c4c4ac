import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '#app/features/company/legal-page.tsx'
import { getTextPage } from '#app/features/text-pages/text-pages.functions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { reloadOnline } from '#app/lib/reload-online.ts'
import { loadedHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_default/kebijakan-privasi')({
  loader: async () => {
    const { meta, page } = await getTextPage({ data: { slug: 'kebijakan-privasi' } })
    return { seo: { ...meta, name: m.company_privacy_title() }, text: page }
  },
  shouldReload: reloadOnline,
  head: loadedHead,
  component: PrivacyPage,
})

function PrivacyPage() {
  const { seo, text } = Route.useLoaderData()
  return <LegalPage text={text} title={seo.name} />
}
