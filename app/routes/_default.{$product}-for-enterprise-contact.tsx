import { createFileRoute, notFound } from '@tanstack/react-router'
import { ContactPage } from '#app/features/company/enquiry/contact-page.tsx'
import { getTextPage } from '#app/features/text-pages/text-pages.functions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { reloadOnline } from '#app/lib/reload-online.ts'
import { WithQueries } from '#app/queries/with-queries.tsx'
import { loadedHead } from '#app/seo/page-head.ts'
import { NotFoundScreen } from '#app/shell/not-found-screen.tsx'

/** The path names the product; any other name is a 404. */
export const Route = createFileRoute('/_default/{$product}-for-enterprise-contact')({
  loader: async ({ context: { settings }, params: { product } }) => {
    if (product !== settings.productSlug) throw notFound()
    const [{ meta, page }] = await Promise.all([
      getTextPage({ data: { slug: 'for-enterprise-contact' } }),
    ])
    return { seo: { ...meta, name: m.company_contact_title() }, text: page }
  },
  shouldReload: reloadOnline,
  head: loadedHead,
  component: ContactRoutePage,
  notFoundComponent: NotFoundScreen,
})

function ContactRoutePage() {
  const { text } = Route.useLoaderData()
  return (
    <WithQueries>
      <ContactPage text={text} />
    </WithQueries>
  )
}
