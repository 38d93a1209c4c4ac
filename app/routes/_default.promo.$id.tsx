import { createFileRoute, notFound } from '@tanstack/react-router'
import { PromoPage } from '#app/features/promos/promo-page.tsx'
import { promoStructuredData } from '#app/features/promos/promo-structured-data.ts'
import { getPromo } from '#app/features/promos/promos.functions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { reloadOnline } from '#app/lib/reload-online.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { NotFoundScreen } from '#app/shell/not-found-screen.tsx'

export const Route = createFileRoute('/_default/promo/$id')({
  loader: async ({ params: { id } }) => {
    const page = await getPromo({ data: { id } })
    if (page.kind === 'missing') throw notFound()
    const name = page.kind === 'found' ? page.promo.title : m.promos_list_title()
    return { seo: { ...page.meta, name }, page }
  },
  shouldReload: reloadOnline,
  head: (page) =>
    loadedHead(page, {
      structuredData: promoStructuredData({
        settings: page.match.context.settings,
        page: page.loaderData?.page,
      }),
    }),
  component: PromoRoutePage,
  notFoundComponent: NotFoundScreen,
})

function PromoRoutePage() {
  return <PromoPage page={Route.useLoaderData().page} />
}
