import { createFileRoute } from '@tanstack/react-router'
import { answerArticlePicture } from '#app/features/blog/picture.server.ts'

/** Pictures of articles: /media/{sha256}-{width}x{height}.jpg */
export const Route = createFileRoute('/media/$file')({
  server: {
    handlers: {
      GET: ({ request, params, context }) => answerArticlePicture(request, params.file, context),
    },
  },
})
