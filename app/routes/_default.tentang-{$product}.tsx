import { createFileRoute, notFound } from '@tanstack/react-router'
import { AboutPage } from '#app/features/company/about-page.tsx'
import { companyQueries } from '#app/features/company/company.queries.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { NotFoundScreen } from '#app/shell/not-found-screen.tsx'

/** The name in the path is the product's; any other is a page that does not exist. */
export const Route = createFileRoute('/_default/tentang-{$product}')({
  loader: async ({ context: { queryClient, settings }, params: { product } }) => {
    if (product !== settings.productSlug) throw notFound()
    const [meta] = await Promise.all([
      queryClient.ensureQueryData(companyQueries.meta('about')),
      queryClient.ensureQueryData(companyQueries.text('tentang')),
    ])
    return { seo: meta }
  },
  head: loadedHead,
  component: AboutPage,
  notFoundComponent: NotFoundScreen,
})
