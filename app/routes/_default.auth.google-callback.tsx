import { createFileRoute } from '@tanstack/react-router'
import { answerGoogleCallback } from '#app/features/auth/google/google-callback.server.ts'

export const Route = createFileRoute('/_default/auth/google-callback')({
  server: {
    handlers: { GET: ({ request, context }) => answerGoogleCallback(request, context) },
  },
})
