import { createFileRoute } from '@tanstack/react-router'
import { answerManifest } from '#app/seo/install/answer-manifest.server.ts'

/** What the installed app is called, looks like and opens with. */
export const Route = createFileRoute('/app-{$locale}.webmanifest')({
  server: {
    handlers: { GET: ({ context, params }) => answerManifest(context, params.locale) },
  },
})
