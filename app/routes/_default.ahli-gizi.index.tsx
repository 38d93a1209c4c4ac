import { createFileRoute } from '@tanstack/react-router'
import { NutritionistList } from '#app/features/nutritionists/nutritionist-list.tsx'
import { readNutritionistSearch } from '#app/features/nutritionists/nutritionist-search.ts'
import { nutritionistQueries } from '#app/features/nutritionists/nutritionists.queries.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadedHead } from '#app/seo/page-head.ts'
import { Container } from '#app/ui/container.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

export const Route = createFileRoute('/_default/ahli-gizi/')({
  validateSearch: readNutritionistSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: search }) => {
    const [meta] = await Promise.all([
      queryClient.ensureQueryData(nutritionistQueries.meta()),
      queryClient.ensureQueryData(nutritionistQueries.list(search)),
    ])
    const title = meta.title || m.nutritionists_meta_title()
    // A filtered list is a view of the whole one, which is the page to be found.
    const isIndexed = Object.keys(search).length === 0
    return { seo: { ...meta, title, isIndexed } }
  },
  head: loadedHead,
  component: NutritionistListPage,
})

function NutritionistListPage() {
  const navigate = Route.useNavigate()
  return (
    <Container className="flex flex-col gap-8 py-12 md:gap-10 md:py-16">
      <PageHeading title={m.nutritionists_list_title()} description={m.nutritionists_list_text()} />
      <NutritionistList
        search={Route.useSearch()}
        onSearchChange={(search) => navigate({ search, replace: true, resetScroll: false })}
      />
    </Container>
  )
}
