import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { homeStructuredData } from '#app/features/home/home-structured-data.ts'
import { preloadParts } from '#app/lib/preload-parts.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { useFurtherDown } from '#app/ui/first-page.ts'
import { KeptAsWritten } from '#app/ui/kept-as-written.tsx'
import { SleepingPart } from '#app/ui/sleeping-part.tsx'
import { getFrontPage } from './-front-page.functions.ts'

const HomeHero = lazyRouteComponent(() => import('#app/features/home/home-hero.tsx'), 'HomeHero')
const HomeUnavailable = lazyRouteComponent(
  () => import('#app/features/home/home-unavailable.tsx'),
  'HomeUnavailable',
)
const ProgramShelf = lazyRouteComponent(
  () => import('#app/features/programs/program-shelf.tsx'),
  'ProgramShelf',
)
const PromosAndSteps = lazyRouteComponent(
  () => import('./-front-page/promos-and-steps.tsx'),
  'PromosAndSteps',
)
const PlateWithFilm = lazyRouteComponent(
  () => import('./-front-page/plate-with-film.tsx'),
  'PlateWithFilm',
)
const BmiSection = lazyRouteComponent(
  () => import('#app/features/checks/bmi-section.tsx'),
  'BmiSection',
)
const PeopleAndOffers = lazyRouteComponent(
  () => import('./-front-page/people-and-offers.tsx'),
  'PeopleAndOffers',
)
const LastWords = lazyRouteComponent(() => import('./-front-page/last-words.tsx'), 'LastWords')

export const Route = createFileRoute('/_default/')({
  loader: async () => {
    const [front] = await Promise.all([
      getFrontPage(),
      preloadParts(
        HomeHero,
        ProgramShelf,
        PromosAndSteps,
        PlateWithFilm,
        BmiSection,
        PeopleAndOffers,
        LastWords,
      ),
    ])
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
  const content = page.kind === 'available' ? page : undefined
  return (
    <>
      <SleepingPart wakes="near">
        <HomeHero hero={content?.hero} />
      </SleepingPart>
      {!content && (
        <SleepingPart wakes="near">
          <HomeUnavailable />
        </SleepingPart>
      )}
      <Part name="programs">
        <ProgramShelf programs={programs} durations={durations} />
      </Part>
      <Part name="promos">
        <PromosAndSteps page={page} promos={promos} />
      </Part>
      <Part name="plate">
        <PlateWithFilm />
      </Part>
      <Part name="bmi">
        <BmiSection />
      </Part>
      <Part name="nutritionists">
        <PeopleAndOffers nutritionists={nutritionists} programs={programs} durations={durations} />
      </Part>
      <Part name="articles">
        <LastWords page={page} latest={latest} />
      </Part>
    </>
  )
}

/** A part of the page below what is seen first. */
function Part({ name, children }: { name: string; children: ReactNode }) {
  const furtherDown = useFurtherDown()
  return (
    <KeptAsWritten name={name} class={furtherDown}>
      <SleepingPart wakes="near">{children}</SleepingPart>
    </KeptAsWritten>
  )
}
