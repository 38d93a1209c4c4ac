import { queryOptions } from '@tanstack/react-query'
import { getActions, getClientNote, getNote, getUnsigned } from './notes.functions.ts'

/** A signature changes the notice of today and the tracker's steps, too. */
export const notesKey = ['notes'] as const

export const noteQueries = {
  note: (id: string) =>
    queryOptions({ queryKey: [...notesKey, 'own', id], queryFn: () => getNote({ data: { id } }) }),
  unsigned: () =>
    queryOptions({ queryKey: [...notesKey, 'unsigned'], queryFn: () => getUnsigned() }),
  clientNote: (id: string) =>
    queryOptions({
      queryKey: [...notesKey, 'client', id],
      queryFn: () => getClientNote({ data: { id } }),
    }),
  actions: (trackerId: string) =>
    queryOptions({
      queryKey: [...notesKey, 'actions', trackerId],
      queryFn: () => getActions({ data: { trackerId } }),
    }),
}
