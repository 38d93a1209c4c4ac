import { useMutation } from '@tanstack/react-query'
import { useServerFn } from '@tanstack/react-start'
import { useHealthConsent } from '#app/session/health-consent/health-consent-provider.tsx'
import { requireAnswer } from '#app/session/require-answer.ts'
import { useTrackerSync } from '#app/sync/sync-provider.tsx'
import type { GoalWish } from '#server/contract/goal.schema.ts'
import type { Reminder } from '#server/contract/reminder.schema.ts'
import {
  sendClearanceEnd,
  sendEatingCheck,
  sendGoal,
  sendGoalEnd,
  sendReminder,
  sendReminderStop,
} from './goal.functions.ts'

/** Calls `onSaved` after the refetch, because it replaces the wizard with the new goal. */
export function useSetGoal(trackerId: string, onSaved: () => void) {
  const call = useServerFn(sendGoal)
  const { permitted } = useHealthConsent()
  const { showChanged } = useTrackerSync()
  return useMutation({
    mutationFn: (wish: GoalWish) =>
      permitted(async () => requireAnswer(await call({ data: { trackerId, wish } }))),
    onSettled: async (answer) => {
      await showChanged()
      if (answer?.kind === 'saved') onSaved()
    },
  })
}

export function useEndGoal(trackerId: string) {
  const call = useServerFn(sendGoalEnd)
  const { showChanged } = useTrackerSync()
  return useMutation({
    mutationFn: async () => requireAnswer(await call({ data: { trackerId } })),
    onSettled: showChanged,
  })
}

/** Ends what a nutritionist signed so that the member may set goals. */
export function useEndClearance() {
  const call = useServerFn(sendClearanceEnd)
  const { showChanged } = useTrackerSync()
  return useMutation({
    mutationFn: async () => requireAnswer(await call()),
    onSettled: showChanged,
  })
}

export function useSaveEatingCheck() {
  const call = useServerFn(sendEatingCheck)
  const { permitted } = useHealthConsent()
  const { showChanged } = useTrackerSync()
  return useMutation({
    mutationFn: (needsPerson: boolean) =>
      permitted(async () => requireAnswer(await call({ data: { needsPerson } }))),
    onSettled: showChanged,
  })
}

/** Saves when the member is reminded; null ends the reminder. */
export function useSaveReminder(trackerId: string) {
  const call = useServerFn(sendReminder)
  const { showChanged } = useTrackerSync()
  return useMutation({
    mutationFn: async (reminder: Reminder | null) =>
      requireAnswer(await call({ data: { trackerId, reminder } })),
    onSettled: showChanged,
  })
}

/** Ends the reminder that a link in a mail names. */
export function useStopReminder() {
  const call = useServerFn(sendReminderStop)
  return useMutation({
    mutationFn: async (id: string) => requireAnswer(await call({ data: { id } })),
  })
}
