import { createFileRoute, Link, lazyRouteComponent } from '@tanstack/react-router'
import { useSettings } from '#app/config/use-settings.ts'
import { CompanyPicture } from '#app/features/company/company-picture.tsx'
import { WrittenOffer } from '#app/features/company/drawings/written-offer.tsx'
import { EnterprisePage } from '#app/features/company/enquiry/enterprise-page.tsx'
import { getTextPage } from '#app/features/text-pages/text-pages.functions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { reloadOnline } from '#app/lib/reload-online.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { buttonStyles } from '#app/ui/button.tsx'
import { DeferredPart } from '#app/ui/deferred-part.tsx'

const Details = lazyRouteComponent(
  () => import('#app/features/company/enquiry/enterprise-details.tsx'),
  'EnterpriseDetails',
)

export const Route = createFileRoute('/_default/layanan-enterprise')({
  loader: async () => {
    const [{ meta, page }] = await Promise.all([
      getTextPage({ data: { slug: 'layanan-enterprise' } }),
      Details.preload?.(),
    ])
    return { seo: { ...meta, name: m.company_services_title() }, text: page }
  },
  shouldReload: reloadOnline,
  head: loadedHead,
  component: ServicesPage,
})

function ServicesPage() {
  const { productSlug } = useSettings()
  const { text } = Route.useLoaderData()
  return (
    <EnterprisePage
      text={text}
      details={
        <DeferredPart>
          <Details text={text} />
        </DeferredPart>
      }
      title={m.company_services_title()}
      picture={<CompanyPicture drawing={WrittenOffer} ground="pine" />}
      more={
        <Link
          to="/{$product}-for-enterprise"
          params={{ product: productSlug }}
          className={buttonStyles({ variant: 'secondary', size: 'lg' })}
        >
          {m.company_enterprise_about()}
        </Link>
      }
    />
  )
}
