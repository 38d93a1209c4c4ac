import { createFileRoute } from '@tanstack/react-router'
import { answerPortrait } from '#app/features/nutritionists/portrait.server.ts'

/** Drawn portraits: /avatars/{slug}.svg */
export const Route = createFileRoute('/avatars/$file')({
  server: {
    handlers: {
      GET: ({ request, params, context }) => answerPortrait(request, params.file, context),
    },
  },
})
