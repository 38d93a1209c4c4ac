import { createFileRoute, Link, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { getCompanyMeta } from '#app/features/company/company.functions.ts'
import { CompanyPicture } from '#app/features/company/company-picture.tsx'
import { EnterpriseDetails, EnterprisePage } from '#app/features/company/enterprise-page.tsx'
import { getTextPage } from '#app/features/text-pages/text-pages.functions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { preloadParts } from '#app/lib/preload-parts.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { NotFoundScreen } from '#app/shell/not-found-screen.tsx'
import { buttonStyles } from '#app/ui/button.tsx'
import { SleepingPart } from '#app/ui/sleeping-part.tsx'

const CanteenTray = lazyRouteComponent(
  () => import('#app/features/company/drawings/canteen-tray.tsx'),
  'CanteenTray',
)

/** The name in the path is the product's; any other is a page that does not exist. */
export const Route = createFileRoute('/_default/{$product}-for-enterprise')({
  loader: async ({ context: { settings }, params: { product } }) => {
    if (product !== settings.productSlug) throw notFound()
    const [meta, { page: text }] = await Promise.all([
      getCompanyMeta({ data: { page: 'enterprise' } }),
      getTextPage({ data: { slug: 'for-enterprise' } }),
      preloadParts(EnterpriseDetails, CanteenTray),
    ])
    return { seo: { ...meta, name: m.company_enterprise_title() }, text }
  },
  head: loadedHead,
  component: ForEnterprisePage,
  notFoundComponent: NotFoundScreen,
})

function ForEnterprisePage() {
  return (
    <EnterprisePage
      text={Route.useLoaderData().text}
      title={m.company_enterprise_title()}
      picture={
        <SleepingPart wakes="never">
          <CompanyPicture drawing={CanteenTray} ground="turmeric" />
        </SleepingPart>
      }
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
