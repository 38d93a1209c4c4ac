import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import {
  getChosenNutritionist,
  getConsultationOffer,
} from '#app/features/consultation/consultation.functions.ts'
import { ConsultationPage } from '#app/features/consultation/consultation-page.tsx'
import { readConsultationSearch } from '#app/features/consultation/consultation-search.ts'
import { getTextPage } from '#app/features/text-pages/text-pages.functions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { reloadOnline } from '#app/lib/reload-online.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { DeferredPart } from '#app/ui/deferred-part.tsx'

const Details = lazyRouteComponent(
  () => import('#app/features/consultation/consultation-details.tsx'),
  'ConsultationDetails',
)

export const Route = createFileRoute('/_default/konsultasi')({
  validateSearch: readConsultationSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { nutritionist: slug } }) => {
    const [{ meta, page }, offer, chosen] = await Promise.all([
      getTextPage({ data: { slug: 'konsultasi' } }),
      getConsultationOffer(),
      slug === undefined ? undefined : getChosenNutritionist({ data: { slug } }),
      Details.preload?.(),
    ])
    const seo = { ...meta, name: m.consultation_title() }
    return { seo, page, offer, chosen }
  },
  shouldReload: reloadOnline,
  head: loadedHead,
  component: ConsultationRoutePage,
})

function ConsultationRoutePage() {
  const { page, offer, chosen } = Route.useLoaderData()
  return (
    <ConsultationPage
      text={page}
      hasChosen={chosen?.kind === 'found'}
      details={
        <DeferredPart>
          <Details text={page} offer={offer} chosen={chosen} />
        </DeferredPart>
      }
    />
  )
}
