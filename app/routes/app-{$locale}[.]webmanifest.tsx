import { createFileRoute } from '@tanstack/react-router'
import { answerManifest } from '#app/seo/install/answer-manifest.server.ts'

/** Web app manifest of the installed app. */
export const Route = createFileRoute('/app-{$locale}.webmanifest')({
  server: {
    handlers: { GET: ({ context, params }) => answerManifest(context, params.locale) },
  },
})
