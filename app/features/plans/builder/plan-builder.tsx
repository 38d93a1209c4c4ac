import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useServerFn } from '@tanstack/react-start'
import { useState } from 'react'
import { sendDraft } from '#app/features/plans/plans.functions.ts'
import { planQueries } from '#app/features/plans/plans.queries.ts'
import { dayAfter } from '#app/lib/day-after.ts'
import { localToday } from '#app/lib/local-today.ts'
import type { Prover } from '#app/profile/proof-field.tsx'
import { requireAnswer } from '#app/session/require-answer.ts'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import type { MealPlanBoard, PlanContent, PlanDay } from '#server/contract/meal-plan.schema.ts'
import { PlanEditor } from './plan-editor.tsx'
import { PlanStart } from './plan-start.tsx'
import { PlanVersions } from './plan-versions.tsx'

const usualDays = 28
const noTargets = { energyKcal: null, proteinG: null, fatG: null, carbohydrateG: null }

type PlanBuilderProps = { trackerId: string; board: MealPlanBoard; signer: Prover }

/** A nutritionist's plans for one client: the draft, or what a new one starts from, and the versions. */
export function PlanBuilder({ trackerId, board, signer }: PlanBuilderProps) {
  const { data: foods } = useSuspenseQuery(planQueries.foods())
  const { data: templates } = useSuspenseQuery(planQueries.templates())
  const queryClient = useQueryClient()
  // Another draft than the one that was opened starts another editor.
  const [opened, setOpened] = useState(0)
  const last = board.versions[0]
  const start = useStartDraft(trackerId, last)
  const readAgain = async () => {
    await queryClient.invalidateQueries(planQueries.board(trackerId))
    setOpened((count) => count + 1)
  }
  return (
    <div className="flex flex-col gap-8">
      {board.draft ? (
        <PlanEditor
          key={opened}
          {...{ trackerId, board, foods, signer }}
          draft={board.draft}
          onStale={() => void readAgain()}
        />
      ) : (
        <PlanStart
          {...{ templates, last }}
          isBusy={start.isPending}
          onStart={(days) => start.mutate(days)}
        />
      )}
      <FailureAlert error={start.error} />
      <PlanVersions versions={board.versions} foods={foods} />
    </div>
  )
}

function useStartDraft(trackerId: string, last: PlanContent | undefined) {
  const call = useServerFn(sendDraft)
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (days: PlanDay[]) => {
      const startsOn = localToday()
      const data = {
        ...{ trackerId, rowVersion: 0, days, note: '' },
        ...{ startsOn, endsOn: dayAfter(startsOn, usualDays - 1) },
        edition: last?.edition ?? ('baru' as const),
        targets: last?.targets ?? noTargets,
      }
      return requireAnswer(await call({ data }))
    },
    onSettled: () => queryClient.invalidateQueries(planQueries.board(trackerId)),
  })
}
