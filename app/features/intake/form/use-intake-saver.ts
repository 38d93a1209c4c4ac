import { useQueryClient } from '@tanstack/react-query'
import { useServerFn } from '@tanstack/react-start'
import { sendIntake } from '#app/features/intake/intake.functions.ts'
import { intakeQueries } from '#app/features/intake/intake.queries.ts'
import { useHealthConsent } from '#app/session/health-consent/health-consent-provider.tsx'
import { requireAnswer } from '#app/session/require-answer.ts'
import type { Stored } from '#app/sync/autosave/autosave.ts'
import { useAutosave } from '#app/sync/autosave/use-autosave.ts'
import type { Intake, IntakeAnswers } from '#server/contract/intake.schema.ts'

type SaverWish = Stored & {
  id: string
  other: Intake | undefined
  /** All that was typed is saved, so the device may forget it. */
  onWhole: () => void
}

/** Saves an intake while it is typed. */
export function useIntakeSaver({ id, ...start }: SaverWish) {
  const call = useServerFn(sendIntake)
  const { permitted } = useHealthConsent()
  const queryClient = useQueryClient()
  return useAutosave<IntakeAnswers, Intake>({
    ...start,
    send: async (version, answers) => {
      const answer = await permitted(async () =>
        requireAnswer(await call({ data: { id, version, answers } })),
      )
      return answer.kind === 'closed' ? answer : { kind: answer.kind, stored: answer.intake }
    },
    contentOf: ({ answers }) => answers,
    onSaved: (intake) => queryClient.setQueryData(intakeQueries.own(id).queryKey, intake),
  })
}
