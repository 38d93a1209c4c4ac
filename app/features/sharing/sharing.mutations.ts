import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useServerFn } from '@tanstack/react-start'
import { requireAnswer } from '#app/session/require-answer.ts'
import type { NewShare } from '#server/contract/share.schema.ts'
import { dropShare, openSharedTracker, sendShare } from './sharing.functions.ts'
import { sharingQueries } from './sharing.queries.ts'

export function useCreateShare(trackerId: string) {
  const call = useServerFn(sendShare)
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (share: NewShare) =>
      requireAnswer(await call({ data: { trackerId, share } })),
    onSuccess: () => queryClient.invalidateQueries(sharingQueries.shares(trackerId)),
  })
}

export function useRevokeShare(trackerId: string) {
  const call = useServerFn(dropShare)
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => {
      await call({ data: { trackerId, id } })
    },
    onSettled: () => queryClient.invalidateQueries(sharingQueries.shares(trackerId)),
  })
}

/** Opens a link by its PIN, then replaces the PIN form with the tracker. */
export function useOpenByPin(key: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (pin: string) => openSharedTracker({ data: { key, pin } }),
    onSuccess: (opened) => {
      if (opened) queryClient.setQueryData(sharingQueries.opened(key).queryKey, opened)
    },
  })
}
