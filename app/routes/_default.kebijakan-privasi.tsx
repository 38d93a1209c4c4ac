import { createFileRoute, notFound } from '@tanstack/react-router'
import { LegalText, LegalTextSections } from '#app/features/company/legal/legal-text.tsx'
import { readEditionSearch } from '#app/features/text-pages/edition-search.ts'
import { getEdition, getTextPage } from '#app/features/text-pages/text-pages.functions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { reloadOnline } from '#app/lib/reload-online.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { NotFoundScreen } from '#app/shell/not-found-screen.tsx'

export const Route = createFileRoute('/_default/kebijakan-privasi')({
  validateSearch: readEditionSearch,
  loaderDeps: ({ search: { edition } }) => ({ edition }),
  loader: async ({ deps: { edition } }) => {
    const data = { slug: 'kebijakan-privasi' } as const
    const [found] = await Promise.all([
      edition ? getEdition({ data: { ...data, edition } }) : getTextPage({ data }),
      LegalTextSections.preload?.(),
    ])
    if (!found) throw notFound()
    const seo = { ...found.meta, name: m.company_privacy_title(), isIndexed: !edition }
    return { seo, text: found.page, editions: found.editions }
  },
  shouldReload: reloadOnline,
  head: loadedHead,
  component: PrivacyPage,
  notFoundComponent: NotFoundScreen,
})

function PrivacyPage() {
  const { seo, text, editions } = Route.useLoaderData()
  const { edition } = Route.useSearch()
  return <LegalText text={text} title={seo.name} editions={editions} edition={edition} />
}
