import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { NutritionistProfile } from '#app/features/nutritionists/nutritionist-profile.tsx'
import { nutritionistStructuredData } from '#app/features/nutritionists/nutritionist-structured-data.ts'
import { nutritionistQueries } from '#app/features/nutritionists/nutritionists.queries.ts'
import { ProfileUnavailable } from '#app/features/nutritionists/profile-unavailable.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadedHead } from '#app/seo/page-head.ts'
import { NotFoundScreen } from '#app/shell/not-found-screen.tsx'

export const Route = createFileRoute('/_default/ahli-gizi/$slug')({
  loader: async ({ context: { queryClient }, params: { slug } }) => {
    const answer = await queryClient.ensureQueryData(nutritionistQueries.profile(slug))
    if (answer.kind === 'absent') throw notFound()
    if (answer.kind === 'unavailable') return { seo: { title: m.nutritionists_meta_title() } }
    const { name, degrees, headline, city } = answer.nutritionist
    const keyword = [name, city, m.nutritionists_job_title()].join(', ')
    return { seo: { title: `${name}, ${degrees}`, description: headline, keyword } }
  },
  head: (page) => loadedHead(page, { structuredData: nutritionistStructuredData(page) }),
  component: NutritionistPage,
  notFoundComponent: NotFoundScreen,
})

function NutritionistPage() {
  const { slug } = Route.useParams()
  const { data: answer } = useSuspenseQuery(nutritionistQueries.profile(slug))
  if (answer.kind === 'absent') throw notFound()
  if (answer.kind === 'unavailable') return <ProfileUnavailable slug={slug} />
  return <NutritionistProfile nutritionist={answer.nutritionist} />
}
