import { createFileRoute } from '@tanstack/react-router'
import { answerIllustration } from '#app/features/programs/illustration.server.tsx'

/** Pictures of programs: /illustrations/{name}.svg */
export const Route = createFileRoute('/illustrations/$file')({
  server: {
    handlers: { GET: ({ request, params }) => answerIllustration(request, params.file) },
  },
})
