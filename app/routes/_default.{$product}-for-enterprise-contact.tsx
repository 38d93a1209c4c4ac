import { createFileRoute, notFound } from '@tanstack/react-router'
import { ContactPage } from '#app/features/company/contact-page.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { WithQueries } from '#app/queries/with-queries.tsx'
import { loadedHead } from '#app/seo/page-head.ts'
import { NotFoundScreen } from '#app/shell/not-found-screen.tsx'

/** The name in the path is the product's; any other is a page that does not exist. */
export const Route = createFileRoute('/_default/{$product}-for-enterprise-contact')({
  loader: ({ context: { settings }, params: { product } }) => {
    if (product !== settings.productSlug) throw notFound()
    return {
      seo: {
        title: m.company_contact_seo_title(),
        description: m.company_contact_seo_description(),
        keyword: m.company_contact_seo_keywords(),
      },
    }
  },
  head: loadedHead,
  component: ContactRoutePage,
  notFoundComponent: NotFoundScreen,
})

function ContactRoutePage() {
  return (
    <WithQueries>
      <ContactPage />
    </WithQueries>
  )
}
