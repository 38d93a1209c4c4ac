import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import { never, visible } from '@tanstack/react-start/hydration'
import { ArticleShelf } from '#app/features/blog/article-shelf.tsx'
import { blogQueries } from '#app/features/blog/blog.queries.ts'
import { BmiSection } from '#app/features/checks/bmi-section.tsx'
import { PlateSection } from '#app/features/checks/plate-section.tsx'
import { homeQueries } from '#app/features/home/home.queries.ts'
import { HomeClaims } from '#app/features/home/home-claims.tsx'
import { HomeClosing } from '#app/features/home/home-closing.tsx'
import { HomeHero } from '#app/features/home/home-hero.tsx'
import { HomeOffers } from '#app/features/home/home-offers.tsx'
import { HomeQuestions } from '#app/features/home/home-questions.tsx'
import { HomeSteps } from '#app/features/home/home-steps.tsx'
import { homeStructuredData } from '#app/features/home/home-structured-data.ts'
import { HomeUnavailable } from '#app/features/home/home-unavailable.tsx'
import { PlateFilm } from '#app/features/home/plate-film.tsx'
import { NutritionistShelf } from '#app/features/nutritionists/nutritionist-shelf.tsx'
import { nutritionistQueries } from '#app/features/nutritionists/nutritionists.queries.ts'
import { ProgramShelf } from '#app/features/programs/program-shelf.tsx'
import { programQueries } from '#app/features/programs/programs.queries.ts'
import { PromoSection } from '#app/features/promos/promo-section.tsx'
import { promoQueries } from '#app/features/promos/promos.queries.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { useOnFirstPage } from '#app/ui/first-page.ts'

export const Route = createFileRoute('/_default/')({
  loader: async ({ context: { queryClient } }) => {
    const [{ meta }] = await Promise.all([
      queryClient.ensureQueryData(homeQueries.page()),
      queryClient.ensureQueryData(programQueries.list()),
      queryClient.ensureQueryData(programQueries.allDurations()),
      queryClient.ensureQueryData(promoQueries.current()),
      queryClient.ensureQueryData(nutritionistQueries.list({})),
      queryClient.ensureQueryData(blogQueries.latest()),
    ])
    return { seo: meta }
  },
  head: (page) => loadedHead(page, { structuredData: homeStructuredData(page) }),
  component: HomePage,
})

/** What lies further down hydrates shortly before it is seen. */
const near = visible({ rootMargin: '400px' })
/** What only stands there, a link at most, needs no script. */
const neverAlive = never()

function HomePage() {
  const { data: page } = useSuspenseQuery(homeQueries.page())
  const { data: list } = useSuspenseQuery(programQueries.list())
  const { data: prices } = useSuspenseQuery(programQueries.allDurations())
  const whenNear = useOnFirstPage(near)
  const asWritten = useOnFirstPage(neverAlive)
  const content = page.kind === 'available' ? page : undefined
  return (
    <>
      <HomeHero hero={content?.hero} />
      {!content && <HomeUnavailable />}
      {content?.claimEvidence && (
        <Hydrate when={asWritten}>
          <HomeClaims meta={content.meta} evidence={content.claimEvidence} />
        </Hydrate>
      )}
      <Hydrate when={whenNear}>
        <ProgramShelf programs={list.programs} />
      </Hydrate>
      <Hydrate when={whenNear}>
        <PromoSection />
        {content && <HomeSteps steps={content.steps} icons={content.icons} />}
      </Hydrate>
      <Hydrate when={whenNear}>
        <PlateSection film={<PlateFilm />} />
      </Hydrate>
      <Hydrate when={whenNear}>
        <BmiSection />
      </Hydrate>
      <Hydrate when={whenNear}>
        <NutritionistShelf />
        <HomeOffers programs={list.programs} durations={prices.durations} />
      </Hydrate>
      <Hydrate when={whenNear}>
        <ArticleShelf />
        {content && <HomeQuestions questions={content.questions} />}
        <HomeClosing />
      </Hydrate>
    </>
  )
}
