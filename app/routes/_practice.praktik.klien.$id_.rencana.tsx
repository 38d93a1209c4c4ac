import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link, notFound } from '@tanstack/react-router'
import { accountQueries } from '#app/features/account/account.queries.ts'
import { PlanBuilder } from '#app/features/plans/builder/plan-builder.tsx'
import { planQueries } from '#app/features/plans/plans.queries.ts'
import { practiceQueries } from '#app/features/practice/practice.queries.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { Container } from '#app/ui/container.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { useSigner } from './-signer.tsx'

export const Route = createFileRoute('/_practice/praktik/klien/$id_/rencana')({
  // After the care ended, nothing that was read before may show.
  staleTime: 0,
  loader: async ({ context, params }) => {
    const queryClient = await loadQueryClient(context)
    const [board, clients] = await Promise.all([
      queryClient.fetchQuery(planQueries.board(params.id)),
      queryClient.fetchQuery(practiceQueries.clients()),
      queryClient.ensureQueryData(planQueries.foods()),
      queryClient.fetchQuery(planQueries.templates()),
      queryClient.ensureQueryData(accountQueries.account()),
    ])
    if (!board) throw notFound()
    const name = clients?.clients.find(({ trackerId }) => trackerId === params.id)?.name ?? ''
    return { seo: { title: m.plans_title() }, name }
  },
  head: loadedHead,
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  const { name } = Route.useLoaderData()
  const { data: board } = useSuspenseQuery(planQueries.board(id))
  const signer = useSigner()
  if (!board) throw notFound()
  return (
    <Container className="flex flex-col gap-6 py-8">
      <PageHeading
        title={m.plans_title()}
        kicker={
          <Link to="/praktik/klien/$id" params={{ id }} className="underline">
            {name}
          </Link>
        }
        description={m.plans_about()}
      />
      <PlanBuilder trackerId={id} board={board} signer={signer} />
    </Container>
  )
}
