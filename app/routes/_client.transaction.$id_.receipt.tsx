import { createFileRoute } from '@tanstack/react-router'
import { answerReceipt } from '#app/features/receipts/answer-receipt.server.ts'

export const Route = createFileRoute('/_client/transaction/$id_/receipt')({
  server: {
    handlers: { GET: ({ params, context }) => answerReceipt(context, params.id) },
  },
})
