import { createFileRoute } from '@tanstack/react-router'
import { NutritionistList } from '#app/features/nutritionists/nutritionist-list.tsx'
import { readNutritionistSearch } from '#app/features/nutritionists/nutritionist-search.ts'
import { getNutritionists } from '#app/features/nutritionists/nutritionists.functions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadedHead } from '#app/seo/page-head.ts'
import { EmbeddedFrame } from '#app/shell/embedded-frame.tsx'

/** The list for frames of other sites: no header, footer or session. */
export const Route = createFileRoute('/ahli-gizi-iframe')({
  staticData: { colorMode: 'light' },
  validateSearch: readNutritionistSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: search }) => {
    const list = await getNutritionists({ data: search })
    return { seo: { title: m.nutritionists_meta_title() }, list }
  },
  // Search engines should index the full page instead.
  head: (page) => loadedHead(page, { path: '/ahli-gizi', isIndexed: false }),
  component: EmbeddedNutritionistsPage,
})

function EmbeddedNutritionistsPage() {
  const navigate = Route.useNavigate()
  return (
    <EmbeddedFrame title={m.nutritionists_meta_title()} path="/ahli-gizi">
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
        isEmbedded
      />
    </EmbeddedFrame>
  )
}
