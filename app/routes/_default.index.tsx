import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { HomeHero } from '#app/features/home/home-hero.tsx'
import { homeStructuredData } from '#app/features/home/home-structured-data.ts'
import { getMemberStrip } from '#app/features/home/member-strip.functions.ts'
import { reloadOnline } from '#app/lib/reload-online.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { DeferredPart } from '#app/ui/deferred-part.tsx'
import { getFrontPage } from './-front-page.functions.ts'

/** A picture has nothing to hydrate, so its code can wait. */
const HeroPlate = lazyRouteComponent(() => import('#app/features/home/hero-plate.tsx'), 'HeroPlate')
const Programs = lazyRouteComponent(() => import('./-front-page/programs-and-steps.tsx'))
const Tracker = lazyRouteComponent(() => import('./-front-page/tracker.tsx'))
const PeopleAndArticles = lazyRouteComponent(() => import('./-front-page/people-and-articles.tsx'))
/** Separate, because guests never see it. */
const OwnStrip = lazyRouteComponent(() => import('./-front-page/member-strip.tsx'))
/** Separate, because few visitors see it. */
const HomeUnavailable = lazyRouteComponent(
  () => import('#app/features/home/home-unavailable.tsx'),
  'HomeUnavailable',
)
const parts = [HeroPlate, Programs, Tracker, PeopleAndArticles]

export const Route = createFileRoute('/_default/')({
  loader: async ({ context: { session } }) => {
    const [front, strip] = await Promise.all([
      getFrontPage(),
      session.get() ? readMemberStrip() : null,
      ...parts.map((it) => it.preload?.()),
    ])
    return { seo: front.page.meta, ...front, strip }
  },
  shouldReload: reloadOnline,
  head: (page) =>
    loadedHead(page, {
      structuredData: homeStructuredData({
        settings: page.match.context.settings,
        page: page.loaderData?.page,
      }),
    }),
  component: HomePage,
})

async function readMemberStrip() {
  const [strip] = await Promise.all([getMemberStrip(), OwnStrip.preload?.()])
  return strip
}

function HomePage() {
  const { page, programs, durations, promos, nutritionists, latest, strip } = Route.useLoaderData()
  const content = page.kind === 'available' ? page : undefined
  return (
    <>
      {strip && <OwnStrip strip={strip} />}
      <HomeHero
        hero={content?.hero}
        durations={durations}
        picture={
          <DeferredPart>
            <HeroPlate />
          </DeferredPart>
        }
      />
      {!content && <HomeUnavailable />}
      <DeferredPart>
        <Programs page={page} programs={programs} durations={durations} promos={promos} />
      </DeferredPart>
      <DeferredPart>
        <Tracker />
      </DeferredPart>
      <DeferredPart>
        <PeopleAndArticles page={page} nutritionists={nutritionists} latest={latest} />
      </DeferredPart>
    </>
  )
}
