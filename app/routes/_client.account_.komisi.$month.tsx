import { createFileRoute } from '@tanstack/react-router'
import { answerStatement } from '#app/features/kol/answer-statement.server.ts'

export const Route = createFileRoute('/_client/account_/komisi/$month')({
  server: {
    handlers: { GET: ({ params, context }) => answerStatement(context, params.month) },
  },
})
