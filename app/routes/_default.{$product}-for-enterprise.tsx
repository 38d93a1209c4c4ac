import { createFileRoute, Link, notFound } from '@tanstack/react-router'
import { companyQueries } from '#app/features/company/company.queries.ts'
import { EnterprisePage } from '#app/features/company/enterprise-page.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadedHead } from '#app/seo/page-head.ts'
import { NotFoundScreen } from '#app/shell/not-found-screen.tsx'
import { buttonStyles } from '#app/ui/button.tsx'

/** The name in the path is the product's; any other is a page that does not exist. */
export const Route = createFileRoute('/_default/{$product}-for-enterprise')({
  loader: async ({ context: { queryClient, settings }, params: { product } }) => {
    if (product !== settings.productSlug) throw notFound()
    const [meta] = await Promise.all([
      queryClient.ensureQueryData(companyQueries.meta('enterprise')),
      queryClient.ensureQueryData(companyQueries.text('for-enterprise')),
    ])
    return { seo: meta }
  },
  head: loadedHead,
  component: ForEnterprisePage,
  notFoundComponent: NotFoundScreen,
})

function ForEnterprisePage() {
  return (
    <EnterprisePage
      slug="for-enterprise"
      title={m.company_enterprise_title()}
      more={
        <Link
          to="/layanan-enterprise"
          className={buttonStyles({ variant: 'secondary', size: 'lg' })}
        >
          {m.company_enterprise_services()}
        </Link>
      }
    />
  )
}
