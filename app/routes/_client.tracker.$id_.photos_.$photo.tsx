import { createFileRoute } from '@tanstack/react-router'
import { answerPicture } from '#app/features/photos/photo-files.server.ts'

export const Route = createFileRoute('/_client/tracker/$id_/photos_/$photo')({
  server: {
    handlers: {
      GET: ({ params, context }) => answerPicture(context, params.id, params.photo),
    },
  },
})
