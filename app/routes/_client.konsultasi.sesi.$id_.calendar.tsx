import { createFileRoute } from '@tanstack/react-router'
import { answerCalendar } from '#app/features/appointments/mine/answer-calendar.server.ts'

export const Route = createFileRoute('/_client/konsultasi/sesi/$id_/calendar')({
  server: {
    handlers: { GET: ({ params, context }) => answerCalendar(context, params.id) },
  },
})
