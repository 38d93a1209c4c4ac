import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useServerFn } from '@tanstack/react-start'
import { answered } from '#app/session/answered.ts'
import { type Entry, type EntryChange, undone } from './entry.schema.ts'
import { sendEntryChange } from './measurements.functions.ts'
import { measurementQueries } from './measurements.queries.ts'
import type { MeasuredDay } from './measurements.server.ts'

/**
 * Writes down, changes or deletes one entry. The day shows it at once and takes it back when it could
 * not be kept; ids are the caller's, so that sending a change again changes nothing.
 */
export function useChangeEntry(trackerId: string) {
  const call = useServerFn(sendEntryChange)
  const queryClient = useQueryClient()
  const showInDay = (change: EntryChange) => {
    const day = (change.after ?? change.before)?.measuredOn ?? ''
    const { queryKey } = measurementQueries.day(trackerId, day)
    queryClient.setQueryData(queryKey, (found) => found && dayAfter(found, day, change))
  }
  return useMutation({
    mutationKey: measurementQueries.all(trackerId),
    mutationFn: async (change: EntryChange) =>
      answered(await call({ data: { trackerId, change } })),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey: measurementQueries.all(trackerId) })
      showInDay(change)
    },
    onError: (_error, change) => showInDay(undone(change)),
    // After several quick ones only the last asks again: what it gets holds them all.
    onSettled: () => {
      const queryKey = measurementQueries.all(trackerId)
      if (queryClient.isMutating({ mutationKey: queryKey }) === 1)
        return queryClient.invalidateQueries({ queryKey })
    },
  })
}

/** A changed entry keeps its place in the day. */
function dayAfter(found: MeasuredDay, day: string, { before, after }: EntryChange): MeasuredDay {
  const kept = after?.measuredOn === day ? [after] : []
  const isOld = ({ id }: Entry) => id === before?.id || id === after?.id
  const index = found.entries.findIndex(isOld)
  const others = found.entries.filter((entry) => !isOld(entry))
  const entries = index < 0 ? [...others, ...kept] : others.toSpliced(index, 0, ...kept)
  return { ...found, entries }
}
