import { createFileRoute, Link, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { getCompanyMeta } from '#app/features/company/company.functions.ts'
import { CompanyPicture } from '#app/features/company/company-picture.tsx'
import { CanteenTray } from '#app/features/company/drawings/canteen-tray.tsx'
import { EnterprisePage } from '#app/features/company/enquiry/enterprise-page.tsx'
import { getTextPage } from '#app/features/text-pages/text-pages.functions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { reloadOnline } from '#app/lib/reload-online.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { NotFoundScreen } from '#app/shell/not-found-screen.tsx'
import { buttonStyles } from '#app/ui/button.tsx'
import { DeferredPart } from '#app/ui/deferred-part.tsx'

const Details = lazyRouteComponent(
  () => import('#app/features/company/enquiry/enterprise-details.tsx'),
  'EnterpriseDetails',
)

/** The path names the product; any other name is a 404. */
export const Route = createFileRoute('/_default/{$product}-for-enterprise')({
  loader: async ({ context: { settings }, params: { product } }) => {
    if (product !== settings.productSlug) throw notFound()
    const [meta, { page: text }] = await Promise.all([
      getCompanyMeta({ data: { page: 'enterprise' } }),
      getTextPage({ data: { slug: 'for-enterprise' } }),
      Details.preload?.(),
    ])
    return { seo: { ...meta, name: m.company_enterprise_title() }, text }
  },
  shouldReload: reloadOnline,
  head: loadedHead,
  component: ForEnterprisePage,
  notFoundComponent: NotFoundScreen,
})

function ForEnterprisePage() {
  const { text } = Route.useLoaderData()
  return (
    <EnterprisePage
      text={text}
      details={
        <DeferredPart>
          <Details text={text} />
        </DeferredPart>
      }
      title={m.company_enterprise_title()}
      picture={<CompanyPicture drawing={CanteenTray} ground="turmeric" />}
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
