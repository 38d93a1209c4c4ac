import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useServerFn } from '@tanstack/react-start'
import { useState } from 'react'
import { createKeyedCall } from '#app/clients/keyed-call.ts'
import { useHealthConsent } from '#app/session/health-consent/health-consent-provider.tsx'
import { requireAnswer } from '#app/session/require-answer.ts'
import type { Care } from '#server/contract/appointment.schema.ts'
import {
  sendBooking,
  sendCancellation,
  sendCare,
  sendCareEnd,
  sendMove,
} from './appointments.functions.ts'
import type { BookingResult, BookingWish } from './appointments.server.ts'

/** Books a session. A retry after a lost reply books no second one. */
export function useBookSession(onBooked: OnBooked) {
  const send = useServerFn(sendBooking)
  const [keyed] = useState(createKeyedCall)
  const { permitted } = useHealthConsent()
  return useAppointmentMutation(
    (wish: Omit<BookingWish, 'key'>) =>
      permitted(() =>
        keyed(JSON.stringify(wish), async (key) =>
          requireAnswer(await send({ data: { ...wish, key } })),
        ),
      ),
    ifBooked(onBooked),
  )
}

/** Moves a session to another time. */
export function useMoveSession(onBooked: OnBooked) {
  const send = useServerFn(sendMove)
  return useAppointmentMutation(
    async (wish: { id: string; nutritionist: string; startsAt: string; zone: string }) =>
      requireAnswer(await send({ data: wish })),
    ifBooked(onBooked),
  )
}

type OnBooked = (appointmentId: string) => unknown

function ifBooked(onBooked: OnBooked) {
  return (answer: BookingResult) =>
    answer.kind === 'booked' ? onBooked(answer.appointment.id) : undefined
}

export function useCancelSession() {
  const send = useServerFn(sendCancellation)
  return useAppointmentMutation(async (id: string) => requireAnswer(await send({ data: { id } })))
}

/** Starts the care of a nutritionist, or changes what they may see. */
export function useChangeCare(trackerId: string, onChanged?: () => unknown) {
  const send = useServerFn(sendCare)
  return useAppointmentMutation(
    async (care: Care) => requireAnswer(await send({ data: { trackerId, ...care } })),
    onChanged,
  )
}

export function useEndCare(trackerId: string) {
  const send = useServerFn(sendCareEnd)
  return useAppointmentMutation(async () => requireAnswer(await send({ data: { trackerId } })))
}

/**
 * Success and failure both refresh the lists: a failure may mean that a time has gone. What follows a
 * success comes first, because the refreshed lists may take away the part that was pressed.
 */
export function useAppointmentMutation<Answer, Wish = void>(
  mutationFn: (wish: Wish) => Promise<Answer>,
  onSuccess?: (answer: Answer) => unknown,
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    ...(onSuccess && { onSuccess }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['appointments'] }),
        queryClient.invalidateQueries({ queryKey: ['tracker'] }),
      ]),
  })
}
