import { useQueryClient } from '@tanstack/react-query'
import { useServerFn } from '@tanstack/react-start'
import { AppError } from '#app/errors/app-error.ts'
import { sendDraft } from '#app/features/notes/notes.functions.ts'
import { noteQueries } from '#app/features/notes/notes.queries.ts'
import { requireAnswer } from '#app/session/require-answer.ts'
import { useAutosavedContent } from '#app/sync/autosave/use-autosaved-content.ts'
import type { useContentOnDevice } from '#app/sync/autosave/use-content-on-device.ts'
import type { NoteContent, PracticeNote } from '#server/contract/note.schema.ts'

type NoteDraft = {
  note: PracticeNote
  /** What a note without a draft begins with. */
  first: NoteContent
  device: ReturnType<typeof useContentOnDevice<NoteContent>>
}

/** The draft of a note, which saves itself. A note that was signed elsewhere is read again. */
export function useNoteDraft({ note, first, device }: NoteDraft) {
  const { id } = note.appointment
  const call = useServerFn(sendDraft)
  const queryClient = useQueryClient()
  const { queryKey } = noteQueries.note(id)
  return useAutosavedContent<NoteContent, PracticeNote>({
    ...{ stored: note, first, device },
    send: async (version, content) => {
      try {
        const answer = requireAnswer(await call({ data: { id, version, content } }))
        return { kind: answer.kind, stored: answer.note }
      } catch (error) {
        if (!(error instanceof AppError && error.says('NOTE_SIGNED'))) throw error
        void queryClient.invalidateQueries({ queryKey })
        return { kind: 'closed' }
      }
    },
    onSaved: (stored) =>
      queryClient.setQueryData(queryKey, (view) => view && { ...view, note: stored }),
    contentOf: ({ content }) => content,
  })
}
