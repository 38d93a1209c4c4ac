import { createFileRoute } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import { ArticleShelf } from '#app/features/blog/article-shelf.tsx'
import { BmiSection } from '#app/features/checks/bmi-section.tsx'
import { PlateSection } from '#app/features/checks/plate-section.tsx'
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
import { ProgramShelf } from '#app/features/programs/program-shelf.tsx'
import { PromoSection } from '#app/features/promos/promo-section.tsx'
import { loadedHead } from '#app/seo/page-head.ts'
import { useFurtherDown, useNear, useStill } from '#app/ui/first-page.ts'
import { KeptAsWritten } from '#app/ui/kept-as-written.tsx'
import { getFrontPage } from './-front-page.functions.ts'

export const Route = createFileRoute('/_default/')({
  loader: async () => {
    const front = await getFrontPage()
    return { seo: front.page.meta, ...front }
  },
  head: (page) =>
    loadedHead(page, {
      structuredData: homeStructuredData({
        settings: page.match.context.settings,
        page: page.loaderData?.page,
      }),
    }),
  component: HomePage,
})

function HomePage() {
  const { page, programs, durations, promos, nutritionists, latest } = Route.useLoaderData()
  const whenNear = useNear()
  const asWritten = useStill()
  const furtherDown = useFurtherDown()
  const content = page.kind === 'available' ? page : undefined
  return (
    <>
      <HomeHero hero={content?.hero} />
      {!content && <HomeUnavailable />}
      {content && (content.claimEvidence || content.isClaimExample) && (
        <Hydrate when={asWritten}>
          <HomeClaims meta={content.meta} evidence={content.claimEvidence} />
        </Hydrate>
      )}
      <KeptAsWritten name="programs" class={furtherDown}>
        <Hydrate when={whenNear}>
          <ProgramShelf programs={programs} />
        </Hydrate>
      </KeptAsWritten>
      <KeptAsWritten name="promos" class={furtherDown}>
        <Hydrate when={whenNear}>
          <PromoSection promos={promos} />
          {content && <HomeSteps steps={content.steps} icons={content.icons} />}
        </Hydrate>
      </KeptAsWritten>
      <KeptAsWritten name="plate" class={furtherDown}>
        <Hydrate when={whenNear}>
          <PlateSection film={<PlateFilm />} />
        </Hydrate>
      </KeptAsWritten>
      <KeptAsWritten name="bmi" class={furtherDown}>
        <Hydrate when={whenNear}>
          <BmiSection />
        </Hydrate>
      </KeptAsWritten>
      <KeptAsWritten name="nutritionists" class={furtherDown}>
        <Hydrate when={whenNear}>
          <NutritionistShelf nutritionists={nutritionists} />
          <HomeOffers programs={programs} durations={durations} />
        </Hydrate>
      </KeptAsWritten>
      <KeptAsWritten name="articles" class={furtherDown}>
        <Hydrate when={whenNear}>
          <ArticleShelf latest={latest} />
          {content && <HomeQuestions questions={content.questions} />}
          {content?.closing && <HomeClosing closing={content.closing} />}
        </Hydrate>
      </KeptAsWritten>
    </>
  )
}
