import { createFileRoute } from '@tanstack/react-router'
import { answerImport } from '#app/features/portability/import/import-file.server.ts'

export const Route = createFileRoute('/_client/tracker/$id_/import')({
  server: {
    handlers: {
      POST: ({ request, params, context }) => answerImport(request, context, params.id),
    },
  },
})
