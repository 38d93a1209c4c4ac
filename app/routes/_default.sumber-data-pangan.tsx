import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { LegalPage } from '#app/features/company/legal/legal-page.tsx'
import { getTextPage } from '#app/features/text-pages/text-pages.functions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { reloadOnline } from '#app/lib/reload-online.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { DeferredPart } from '#app/ui/deferred-part.tsx'

const Sections = lazyRouteComponent(
  () => import('#app/features/company/legal/sourced-sections.tsx'),
  'SourcedSections',
)

export const Route = createFileRoute('/_default/sumber-data-pangan')({
  loader: async () => {
    const [{ meta, page }] = await Promise.all([
      getTextPage({ data: { slug: 'sumber-data-pangan' } }),
      Sections.preload?.(),
    ])
    return { seo: { ...meta, name: m.company_food_sources_title() }, text: page }
  },
  shouldReload: reloadOnline,
  head: loadedHead,
  component: FoodSourcesPage,
})

function FoodSourcesPage() {
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
