import { createFileRoute } from '@tanstack/react-router'
import { answerTrackerExport } from '#app/features/portability/tracker-export.server.ts'

export const Route = createFileRoute('/_client/tracker/$id_/export')({
  server: {
    handlers: {
      GET: ({ request, params, context }) => answerTrackerExport(request, context, params.id),
    },
  },
})
