import { createFileRoute, notFound } from '@tanstack/react-router'
import { useSettings } from '#app/config/use-settings.ts'
import { EmbeddedAbout } from '#app/features/company/about/embedded-about.tsx'
import { getCompanyMeta } from '#app/features/company/company.functions.ts'
import { getTextPage } from '#app/features/text-pages/text-pages.functions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadedHead } from '#app/seo/page-head.ts'
import { EmbeddedFrame } from '#app/shell/embedded-frame.tsx'

/** The about page for frames of other sites: no header, footer or session. */
export const Route = createFileRoute('/tentang-{$product}-iframe')({
  staticData: { colorMode: 'light' },
  loader: async ({ context: { settings }, params: { product } }) => {
    if (product !== settings.productSlug) throw notFound()
    const [meta, { page: text }] = await Promise.all([
      getCompanyMeta({ data: { page: 'about' } }),
      getTextPage({ data: { slug: 'tentang' } }),
    ])
    return { seo: { ...meta, name: m.company_about_title() }, text }
  },
  // Search engines should index the full page instead.
  head: (page) => loadedHead(page, { path: `/tentang-${page.params.product}`, isIndexed: false }),
  component: EmbeddedAboutPage,
})

function EmbeddedAboutPage() {
  const { productSlug } = useSettings()
  const { text } = Route.useLoaderData()
  const title = text?.title ?? m.company_about_title()
  return (
    <EmbeddedFrame title={title} path={`/tentang-${productSlug}`}>
      <EmbeddedAbout text={text} />
    </EmbeddedFrame>
  )
}
