import { createFileRoute } from '@tanstack/react-router'
import { answerAccountExport } from '#app/features/account/account-export.server.ts'

export const Route = createFileRoute('/_client/account/export')({
  server: {
    handlers: { GET: ({ request, context }) => answerAccountExport(request, context) },
  },
})
