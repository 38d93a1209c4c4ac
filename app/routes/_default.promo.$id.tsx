import { createFileRoute, notFound } from '@tanstack/react-router'
import { PromoPage } from '#app/features/promos/promo-page.tsx'
import { promoStructuredData } from '#app/features/promos/promo-structured-data.ts'
import { promoQueries } from '#app/features/promos/promos.queries.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { NotFoundScreen } from '#app/shell/not-found-screen.tsx'

export const Route = createFileRoute('/_default/promo/$id')({
  loader: async ({ context: { queryClient }, params: { id } }) => {
    const page = await queryClient.ensureQueryData(promoQueries.detail(id))
    if (page.kind === 'missing') throw notFound()
    return { seo: page.meta }
  },
  head: (page) => loadedHead(page, { structuredData: promoStructuredData(page) }),
  component: PromoRoutePage,
  notFoundComponent: NotFoundScreen,
})

function PromoRoutePage() {
  const { id } = Route.useParams()
  return <PromoPage id={id} />
}
