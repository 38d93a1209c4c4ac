import { createFileRoute } from '@tanstack/react-router'
import { NutritionistList } from '#app/features/nutritionists/nutritionist-list.tsx'
import { readNutritionistSearch } from '#app/features/nutritionists/nutritionist-search.ts'
import {
  getNutritionistMeta,
  getNutritionists,
} from '#app/features/nutritionists/nutritionists.functions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { reloadOnline } from '#app/lib/reload-online.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { Container } from '#app/ui/container.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'

export const Route = createFileRoute('/_default/ahli-gizi/')({
  validateSearch: readNutritionistSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: search }) => {
    const [meta, list] = await Promise.all([
      getNutritionistMeta(),
      getNutritionists({ data: search }),
    ])
    const name = m.nutritionists_meta_title()
    // Search engines should index the unfiltered list only.
    const isIndexed = Object.keys(search).length === 0
    return { seo: { ...meta, name, isIndexed }, list }
  },
  shouldReload: reloadOnline,
  head: loadedHead,
  component: NutritionistListPage,
})

function NutritionistListPage() {
  const navigate = Route.useNavigate()
  return (
    <Container className="flex flex-col gap-8 py-12 md:gap-10 md:py-16">
      <PageHeading title={m.nutritionists_list_title()} description={m.nutritionists_list_text()} />
      <NutritionistList
        list={Route.useLoaderData().list}
        search={Route.useSearch()}
        onSearchChange={(change) =>
          navigate({
            search: (before) => ({ ...before, ...change }),
            replace: true,
            resetScroll: false,
          })
        }
      />
    </Container>
  )
}
