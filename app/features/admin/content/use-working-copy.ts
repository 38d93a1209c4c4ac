import { useQueryClient } from '@tanstack/react-query'
import { useServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { requireAnswer } from '#app/session/require-answer.ts'
import type { Stored } from '#app/sync/autosave/autosave.ts'
import { useAutosavedContent } from '#app/sync/autosave/use-autosaved-content.ts'
import type { useContentOnDevice } from '#app/sync/autosave/use-content-on-device.ts'
import type { Document } from '#server/contract/editing/editing.schema.ts'
import { sendWorkingCopy } from './content-desk.functions.ts'
import { contentDeskQueries } from './content-desk.queries.ts'

const contentSchema = v.record(v.string(), v.unknown())
/** What a person writes, and the revision that they began from. */
export const workingCopySchema = v.object({
  base: v.number(),
  baseContent: contentSchema,
  content: contentSchema,
})
export type WorkingCopy = v.InferOutput<typeof workingCopySchema>

type StoredCopy = Stored & { copy: WorkingCopy }

type TextOfPage = {
  text: Document
  /** Words that the page begins with, although nothing has stored them. */
  unsaved?: WorkingCopy | undefined
  device: ReturnType<typeof useContentOnDevice<WorkingCopy>>
}

/** The person's working copy of a text, which saves itself. Colleagues have their own. */
export function useWorkingCopy({ text, device, unsaved }: TextOfPage) {
  const { kind, slug, locale } = text
  const key = { kind, slug, locale }
  const call = useServerFn(sendWorkingCopy)
  const queryClient = useQueryClient()
  const query = contentDeskQueries.text(key)
  return useAutosavedContent<WorkingCopy, StoredCopy>({
    ...{ stored: storedOf(text), first: unsaved ?? storedOf(text).copy, device },
    send: async (seen, copy) => {
      const { base, content } = copy
      const data = { key, seen, base, content: JSON.stringify(content) }
      const saved = requireAnswer(await call({ data }))
      if (saved)
        return { kind: 'saved', stored: { version: saved.rev, savedAt: saved.savedAt, copy } }
      const newest = await queryClient.fetchQuery({ ...query, staleTime: 0 })
      return newest ? { kind: 'changed', stored: storedOf(newest) } : { kind: 'closed' }
    },
    onSaved: ({ version: rev, savedAt, copy }) =>
      queryClient.setQueryData(
        query.queryKey,
        (found) => found && { ...found, draft: { ...copy, rev, savedAt: savedAt ?? '' } },
      ),
    contentOf: ({ copy }) => copy,
  })
}

/** Without a working copy, a page begins with the newest revision. */
function storedOf({ draft, newest, content }: Document): StoredCopy {
  if (!draft)
    return { version: 0, savedAt: null, copy: { base: newest, baseContent: content, content } }
  const { rev: version, savedAt, ...copy } = draft
  return { version, savedAt, copy }
}
