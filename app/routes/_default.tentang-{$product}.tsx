import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { AboutPage } from '#app/features/company/about/about-page.tsx'
import { getCompanyMeta } from '#app/features/company/company.functions.ts'
import { getTextPage } from '#app/features/text-pages/text-pages.functions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { reloadOnline } from '#app/lib/reload-online.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { NotFoundScreen } from '#app/shell/not-found-screen.tsx'
import { DeferredPart } from '#app/ui/deferred-part.tsx'

const Details = lazyRouteComponent(
  () => import('#app/features/company/about/about-details.tsx'),
  'AboutDetails',
)

/** The path names the product; any other name is a 404. */
export const Route = createFileRoute('/_default/tentang-{$product}')({
  loader: async ({ context: { settings }, params: { product } }) => {
    if (product !== settings.productSlug) throw notFound()
    const [meta, { page: text }] = await Promise.all([
      getCompanyMeta({ data: { page: 'about' } }),
      getTextPage({ data: { slug: 'tentang' } }),
      Details.preload?.(),
    ])
    return { seo: { ...meta, name: m.company_about_title() }, text }
  },
  shouldReload: reloadOnline,
  head: loadedHead,
  component: AboutRoutePage,
  notFoundComponent: NotFoundScreen,
})

function AboutRoutePage() {
  const { text } = Route.useLoaderData()
  return (
    <AboutPage
      text={text}
      details={
        <DeferredPart>
          <Details text={text} />
        </DeferredPart>
      }
    />
  )
}
