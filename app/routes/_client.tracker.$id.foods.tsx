import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { useStoreOnDevice } from '#app/device/use-store-on-device.ts'
import { ownFoodFormMiddleware } from '#app/features/food/editor/own-food-form.middleware.ts'
import { OwnFoods } from '#app/features/food/editor/own-foods.tsx'
import { foodQueries } from '#app/features/food/food.queries.ts'
import { NotOffered } from '#app/features/tracker/not-offered.tsx'
import { trackerQueries } from '#app/features/tracker/tracker.queries.ts'
import { isCalmOn } from '#app/nutrition/circumstances.ts'
import { loadQueryClient } from '#app/queries/load-query-client.ts'
import { NotOnDevice } from './-not-on-device.tsx'

export const Route = createFileRoute('/_client/tracker/$id/foods')({
  server: { middleware: [ownFoodFormMiddleware] },
  loader: async ({ context, serverContext, params }) => {
    const queryClient = await loadQueryClient(context)
    const found = await queryClient.ensureQueryData(trackerQueries.tracker(params.id))
    if (found.kind === 'unknown') throw notFound()
    await Promise.all([
      queryClient.ensureQueryData(foodQueries.own()),
      queryClient.ensureQueryData(foodQueries.log(params.id, found.view.today)),
    ])
    return { today: found.view.today, refused: serverContext?.refused }
  },
  errorComponent: NotOnDevice,
  wrapInSuspense: false,
  component: OwnFoodsPage,
})

function OwnFoodsPage() {
  const { id } = Route.useParams()
  const { today, refused } = Route.useLoaderData()
  const { data: foods } = useSuspenseQuery(foodQueries.own())
  useStoreOnDevice(foodQueries.own().queryKey, foods ?? undefined)
  const { data: log } = useSuspenseQuery(foodQueries.log(id, today))
  // A foreign main backend may not store food.
  if (!foods || !log) return <NotOffered />
  return <OwnFoods foods={foods} isCalm={isCalmOn(today, log)} refused={refused} />
}
