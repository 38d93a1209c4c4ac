import { createFileRoute, Link, lazyRouteComponent } from '@tanstack/react-router'
import { useSettings } from '#app/config/use-settings.ts'
import { CompanyPicture } from '#app/features/company/company-picture.tsx'
import { EnterpriseDetails, EnterprisePage } from '#app/features/company/enterprise-page.tsx'
import { getTextPage } from '#app/features/text-pages/text-pages.functions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { preloadParts } from '#app/lib/preload-parts.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { buttonStyles } from '#app/ui/button.tsx'
import { SleepingPart } from '#app/ui/sleeping-part.tsx'

const WrittenOffer = lazyRouteComponent(
  () => import('#app/features/company/drawings/written-offer.tsx'),
  'WrittenOffer',
)

export const Route = createFileRoute('/_default/layanan-enterprise')({
  loader: async () => {
    const [{ meta, page }] = await Promise.all([
      getTextPage({ data: { slug: 'layanan-enterprise' } }),
      preloadParts(EnterpriseDetails, WrittenOffer),
    ])
    return { seo: { ...meta, name: m.company_services_title() }, text: page }
  },
  head: loadedHead,
  component: ServicesPage,
})

function ServicesPage() {
  const { productSlug } = useSettings()
  return (
    <EnterprisePage
      text={Route.useLoaderData().text}
      title={m.company_services_title()}
      picture={
        <SleepingPart wakes="never">
          <CompanyPicture drawing={WrittenOffer} ground="pine" />
        </SleepingPart>
      }
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
