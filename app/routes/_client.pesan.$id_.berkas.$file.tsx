import { createFileRoute } from '@tanstack/react-router'
import { answerChatFile } from '#app/features/messages/answer-chat-file.server.ts'

export const Route = createFileRoute('/_client/pesan/$id_/berkas/$file')({
  server: {
    handlers: { GET: ({ params, context }) => answerChatFile(context, params.id, params.file) },
  },
})
