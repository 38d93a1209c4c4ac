import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { useSettings } from '#app/config/use-settings.ts'
import { companyQueries } from '#app/features/company/company.queries.ts'
import { EmbeddedAbout } from '#app/features/company/embedded-about.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadedHead } from '#app/seo/page-head.ts'
import { EmbeddedFrame } from '#app/shell/embedded-frame.tsx'

/** The about page inside another site's page: no header, no footer, nobody's session. */
export const Route = createFileRoute('/tentang-{$product}-iframe')({
  loader: async ({ context: { queryClient, settings }, params: { product } }) => {
    if (product !== settings.productSlug) throw notFound()
    const [meta] = await Promise.all([
      queryClient.ensureQueryData(companyQueries.meta('about')),
      queryClient.ensureQueryData(companyQueries.text('tentang')),
    ])
    return { seo: meta }
  },
  // The page that search engines should show is the one with everything around it.
  head: (page) => loadedHead(page, { path: `/tentang-${page.params.product}`, isIndexed: false }),
  component: EmbeddedAboutPage,
})

function EmbeddedAboutPage() {
  const { productSlug } = useSettings()
  const { data } = useSuspenseQuery(companyQueries.text('tentang'))
  const title = data.kind === 'found' ? data.page.title : m.company_about_title()
  return (
    <EmbeddedFrame title={title} path={`/tentang-${productSlug}`}>
      <EmbeddedAbout />
    </EmbeddedFrame>
  )
}
