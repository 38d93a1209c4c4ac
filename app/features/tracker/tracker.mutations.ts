import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useServerFn } from '@tanstack/react-start'
import { answered } from '#app/session/answered.ts'
import type { WeightEntry } from '#server/contract/tracker.schema.ts'
import { sendWeight } from './tracker.functions.ts'
import { trackerQueries } from './tracker.queries.ts'
import type { TrackerView } from './tracker.server.ts'
import { withWeight } from './with-weight.ts'

/** Shows the weight at once and takes it back when it could not be kept. */
export function useKeepWeight(trackerId: string) {
  const call = useServerFn(sendWeight)
  const queryClient = useQueryClient()
  const { queryKey } = trackerQueries.tracker(trackerId)
  return useMutation({
    mutationFn: async (entry: WeightEntry) => answered(await call({ data: { trackerId, entry } })),
    onMutate: async (entry) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(queryKey, (found) =>
        found?.kind === 'found' ? { ...found, view: viewWith(found.view, entry) } : found,
      )
      return { before }
    },
    onError: (_error, _entry, kept) => queryClient.setQueryData(queryKey, kept?.before),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}

function viewWith(view: TrackerView, entry: WeightEntry): TrackerView {
  const weights = withWeight(view.tracker.weights, entry)
  return { ...view, tracker: { ...view.tracker, weights } }
}
