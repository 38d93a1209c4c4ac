import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { nutritionistStructuredData } from '#app/features/nutritionists/nutritionist-structured-data.ts'
import { getNutritionist } from '#app/features/nutritionists/nutritionists.functions.ts'
import { ProfileUnavailable } from '#app/features/nutritionists/profile-unavailable.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { reloadOnline } from '#app/lib/reload-online.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { NotFoundScreen } from '#app/shell/not-found-screen.tsx'
import { DeferredPart } from '#app/ui/deferred-part.tsx'

const Profile = lazyRouteComponent(
  () => import('#app/features/nutritionists/nutritionist-profile.tsx'),
  'NutritionistProfile',
)

export const Route = createFileRoute('/_default/ahli-gizi/$slug')({
  loader: async ({ params: { slug } }) => {
    const [answer] = await Promise.all([getNutritionist({ data: { slug } }), Profile.preload?.()])
    if (answer.kind === 'absent') throw notFound()
    if (answer.kind === 'unavailable')
      return { seo: { title: '', name: m.nutritionists_meta_title() }, answer }
    const { name, degrees, headline, city } = answer.nutritionist
    const keyword = [name, city, m.nutritionists_job_title()].join(', ')
    return { seo: { title: `${name}, ${degrees}`, description: headline, keyword }, answer }
  },
  shouldReload: reloadOnline,
  head: (page) =>
    loadedHead(page, {
      structuredData: nutritionistStructuredData({
        settings: page.match.context.settings,
        answer: page.loaderData?.answer,
      }),
    }),
  component: NutritionistPage,
  notFoundComponent: NotFoundScreen,
})

function NutritionistPage() {
  const { answer } = Route.useLoaderData()
  if (answer.kind === 'unavailable') return <ProfileUnavailable />
  return (
    <DeferredPart>
      <Profile nutritionist={answer.nutritionist} freeDays={answer.freeDays} />
    </DeferredPart>
  )
}
