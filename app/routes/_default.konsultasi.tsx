import { createFileRoute } from '@tanstack/react-router'
import {
  getChosenNutritionist,
  getConsultationPrices,
} from '#app/features/consultation/consultation.functions.ts'
import { ConsultationPage } from '#app/features/consultation/consultation-page.tsx'
import { readConsultationSearch } from '#app/features/consultation/consultation-search.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadedHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_default/konsultasi')({
  validateSearch: readConsultationSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { nutritionist: slug } }) => {
    const [prices, chosen] = await Promise.all([
      getConsultationPrices(),
      slug === undefined ? undefined : getChosenNutritionist({ data: { slug } }),
    ])
    const title = m.consultation_meta_title()
    const seo = { title, description: m.consultation_meta_description() }
    return { seo, prices, chosen }
  },
  head: loadedHead,
  component: ConsultationRoutePage,
})

function ConsultationRoutePage() {
  const { prices, chosen } = Route.useLoaderData()
  return <ConsultationPage prices={prices} chosen={chosen} />
}
