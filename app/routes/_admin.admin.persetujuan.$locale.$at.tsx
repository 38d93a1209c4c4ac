import { createFileRoute, notFound } from '@tanstack/react-router'
import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { momentInJakarta } from '#app/features/admin/moment-in-jakarta.ts'
import { LegalSections } from '#app/features/company/legal/legal-sections.tsx'
import { getTextAt } from '#app/features/text-pages/text-pages.functions.ts'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { locales } from '#app/i18n/paraglide/runtime.js'
import { instant } from '#app/lib/search-reader.ts'
import { loadedHead } from '#app/seo/page-head.ts'

/** The privacy policy at the moment of a consent: the proof of what a person could read. */
export const Route = createFileRoute('/_admin/admin/persetujuan/$locale/$at')({
  loader: async ({ params }) => {
    const at = instant(params.at)
    const locale = locales.find((it) => it === params.locale)
    if (!at || !locale) throw notFound()
    const found = await getTextAt({ data: { slug: 'kebijakan-privasi', at, locale } })
    return { seo: { title: m.admin_proof_title() }, text: found?.page, at, locale }
  },
  head: loadedHead,
  component: Page,
})

function Page() {
  const { text, at, locale } = Route.useLoaderData()
  const language = locale === 'id' ? m.admin_proof_id() : m.admin_proof_en()
  return (
    <AdminPage
      title={m.admin_proof_title()}
      description={m.admin_proof_text({ language, moment: momentInJakarta(at) })}
    >
      {text ? (
        <article lang={locale} className="flex flex-col gap-8">
          <header className="flex max-w-prose flex-col gap-3">
            <h2 className="text-2xl">{text.title}</h2>
            {text.validFrom && <p>{m.company_valid_from({ date: formatDate(text.validFrom) })}</p>}
            <p>{text.lead}</p>
          </header>
          <LegalSections text={text} />
        </article>
      ) : (
        <p>{m.admin_proof_none()}</p>
      )}
    </AdminPage>
  )
}
