import { useServerFn } from '@tanstack/react-start'
import { useAppointmentMutation } from '#app/features/appointments/appointments.mutations.ts'
import { useHealthConsent } from '#app/session/health-consent/health-consent-provider.tsx'
import { requireAnswer } from '#app/session/require-answer.ts'
import type { ShareSection } from '#server/contract/share.schema.ts'
import { sendAcceptance, sendLeave, sendRefusal, sendWait } from './waiting.functions.ts'
import type { Wait } from './waiting.server.ts'

/** Joins the waiting list of a nutritionist, or changes the wish. */
export function useJoinList() {
  const send = useServerFn(sendWait)
  return useAppointmentMutation(async (wait: Wait) => requireAnswer(await send({ data: wait })))
}

export function useLeaveList(id: string) {
  const send = useServerFn(sendLeave)
  return useAppointmentMutation(async () => requireAnswer(await send({ data: { id } })))
}

/** Books the offered time. A nutritionist whose care begins with it sees the sections. */
export function useAcceptOffer(id: string, onBooked: (appointmentId: string) => unknown) {
  const send = useServerFn(sendAcceptance)
  const { permitted } = useHealthConsent()
  return useAppointmentMutation(
    (sections: ShareSection[]) =>
      permitted(async () => requireAnswer(await send({ data: { id, sections } }))),
    (booked) => onBooked(booked.id),
  )
}

export function useDeclineOffer(id: string) {
  const send = useServerFn(sendRefusal)
  return useAppointmentMutation(async () => requireAnswer(await send({ data: { id } })))
}
