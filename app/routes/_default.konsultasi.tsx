import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import {
  getChosenNutritionist,
  getConsultationPrices,
} from '#app/features/consultation/consultation.functions.ts'
import { ConsultationPage } from '#app/features/consultation/consultation-page.tsx'
import { readConsultationSearch } from '#app/features/consultation/consultation-search.ts'
import { getTextPage } from '#app/features/text-pages/text-pages.functions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { preloadParts } from '#app/lib/preload-parts.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { SleepingPart } from '#app/ui/sleeping-part.tsx'

const ConsultationDetails = lazyRouteComponent(
  () => import('#app/features/consultation/consultation-details.tsx'),
  'ConsultationDetails',
)

export const Route = createFileRoute('/_default/konsultasi')({
  validateSearch: readConsultationSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { nutritionist: slug } }) => {
    const [{ meta, page }, prices, chosen] = await Promise.all([
      getTextPage({ data: { slug: 'konsultasi' } }),
      getConsultationPrices(),
      slug === undefined ? undefined : getChosenNutritionist({ data: { slug } }),
      preloadParts(ConsultationDetails),
    ])
    const seo = { ...meta, name: m.consultation_title() }
    return { seo, page, prices, chosen }
  },
  head: loadedHead,
  component: ConsultationRoutePage,
})

function ConsultationRoutePage() {
  const { page, prices, chosen } = Route.useLoaderData()
  return (
    <ConsultationPage
      text={page}
      hasChosen={chosen?.kind === 'found'}
      details={
        <SleepingPart wakes="near">
          <ConsultationDetails text={page} prices={prices} chosen={chosen} />
        </SleepingPart>
      }
    />
  )
}
