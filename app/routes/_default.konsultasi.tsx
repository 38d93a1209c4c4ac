import { createFileRoute } from '@tanstack/react-router'
import { consultationQueries } from '#app/features/consultation/consultation.queries.ts'
import { ConsultationPage } from '#app/features/consultation/consultation-page.tsx'
import { readConsultationSearch } from '#app/features/consultation/consultation-search.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadedHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_default/konsultasi')({
  validateSearch: readConsultationSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { nutritionist } }) => {
    await Promise.all([
      queryClient.ensureQueryData(consultationQueries.prices()),
      nutritionist && queryClient.ensureQueryData(consultationQueries.chosen(nutritionist)),
    ])
    const title = m.consultation_meta_title()
    return { seo: { title, description: m.consultation_meta_description() } }
  },
  head: loadedHead,
  component: ConsultationRoutePage,
})

function ConsultationRoutePage() {
  const { nutritionist } = Route.useSearch()
  return <ConsultationPage chosenSlug={nutritionist} />
}
