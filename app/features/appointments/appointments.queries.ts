import { queryOptions } from '@tanstack/react-query'
import {
  getAppointment,
  getCareViews,
  getConsultations,
  getFreeTimes,
  getSessionPrice,
} from './appointments.functions.ts'

type FreeTimesWish = { slug: string; zone: string; from?: string; moving?: string }

/** All share one key, so that a booking refreshes every list that it changes. */
export const appointmentQueries = {
  freeTimes: (wish: FreeTimesWish) =>
    queryOptions({
      queryKey: ['appointments', 'free', wish],
      queryFn: () => getFreeTimes({ data: wish }),
    }),
  price: (slug: string) =>
    queryOptions({
      queryKey: ['appointments', 'price', slug],
      queryFn: async () => (await getSessionPrice({ data: { slug } })) ?? null,
    }),
  consultations: () =>
    queryOptions({ queryKey: ['appointments', 'mine'], queryFn: () => getConsultations() }),
  careViews: (trackerId: string) =>
    queryOptions({
      queryKey: ['appointments', 'views', trackerId],
      queryFn: () => getCareViews({ data: { trackerId } }),
    }),
  appointment: (id: string) =>
    queryOptions({
      queryKey: ['appointments', 'one', id],
      queryFn: () => getAppointment({ data: { id } }),
    }),
}
