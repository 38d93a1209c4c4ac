import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { refetchTracker } from './refetch-tracker.ts'

const trackerId = 'tracker-1'

test('[S2.26] an answer that was pending before a change is stale when it arrives', async () => {
  const queryClient = new QueryClient()
  const queryKey = ['tracker', trackerId, 'series']
  let arrive = (_: string) => {}
  const opening = queryClient.prefetchQuery({
    queryKey,
    queryFn: () => new Promise<string>((resolve) => (arrive = resolve)),
  })
  const asking = refetchTracker(queryClient, trackerId)
  arrive('read before the change')
  await Promise.all([opening, asking])
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

test('another tracker is not refetched', async () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(['tracker', 'tracker-2'], 'known')
  await refetchTracker(queryClient, trackerId)
  expect(queryClient.getQueryState(['tracker', 'tracker-2'])?.isInvalidated).toBe(false)
})
