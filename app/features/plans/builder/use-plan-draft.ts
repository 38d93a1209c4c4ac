import { useQueryClient } from '@tanstack/react-query'
import { useServerFn } from '@tanstack/react-start'
import { sendDraft } from '#app/features/plans/plans.functions.ts'
import { planQueries } from '#app/features/plans/plans.queries.ts'
import { requireAnswer } from '#app/session/require-answer.ts'
import type { Stored } from '#app/sync/autosave/autosave.ts'
import { useAutosavedContent } from '#app/sync/autosave/use-autosaved-content.ts'
import type { useContentOnDevice } from '#app/sync/autosave/use-content-on-device.ts'
import type { PlanContent, PlanDraft } from '#server/contract/meal-plan.schema.ts'

/** `draft` is null if another page deleted or published it. */
type StoredDraft = Stored & { draft: PlanDraft | null }

type DraftOfPage = {
  trackerId: string
  draft: PlanDraft
  device: ReturnType<typeof useContentOnDevice<PlanContent>>
}

/** The draft of a plan, which saves itself. */
export function usePlanDraft({ trackerId, draft, device }: DraftOfPage) {
  const call = useServerFn(sendDraft)
  const queryClient = useQueryClient()
  return useAutosavedContent<PlanContent, StoredDraft>({
    ...{ stored: storedOf(draft), first: contentOf(draft), device },
    send: async (rowVersion, content) => {
      const answer = requireAnswer(await call({ data: { trackerId, rowVersion, ...content } }))
      const kind = answer.kind === 'stale' ? 'changed' : 'saved'
      return { kind, stored: storedOf(answer.draft) }
    },
    onSaved: ({ draft: saved }) =>
      queryClient.setQueryData(
        planQueries.board(trackerId).queryKey,
        (board) => board && { ...board, draft: saved },
      ),
    contentOf: (stored) => (stored.draft ? contentOf(stored.draft) : undefined),
  })
}

function storedOf(draft: PlanDraft | null): StoredDraft {
  return { version: draft?.rowVersion ?? 0, savedAt: draft?.savedAt ?? null, draft }
}

function contentOf({ rowVersion: _, savedAt: __, ...content }: PlanDraft): PlanContent {
  return content
}
