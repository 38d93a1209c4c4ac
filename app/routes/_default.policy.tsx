import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { LegalPage } from '#app/features/company/legal-page.tsx'
import { getTextPage } from '#app/features/text-pages/text-pages.functions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { reloadOnline } from '#app/lib/reload-online.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { DeferredPart } from '#app/ui/deferred-part.tsx'

const Sections = lazyRouteComponent(
  () => import('#app/features/company/legal-sections.tsx'),
  'LegalSections',
)

export const Route = createFileRoute('/_default/policy')({
  loader: async () => {
    const [{ meta, page }] = await Promise.all([
      getTextPage({ data: { slug: 'policy' } }),
      Sections.preload?.(),
    ])
    return { seo: { ...meta, name: m.company_policy_title() }, text: page }
  },
  shouldReload: reloadOnline,
  head: loadedHead,
  component: PolicyPage,
})

function PolicyPage() {
  const { seo, text } = Route.useLoaderData()
  return (
    <LegalPage
      text={text}
      title={seo.name}
      sections={(found) => (
        <DeferredPart>
          <Sections text={found} />
        </DeferredPart>
      )}
    />
  )
}
