import { createMiddleware } from '@tanstack/react-start'
import { newClientId } from '#app/lib/client-id.ts'
import { answerThreadForm } from './answer-thread-form.server.ts'

/** Sends what the form of a thread holds. A refused message shows the page once more. */
export const threadFormMiddleware = createMiddleware().server(
  async ({ request, context, next }) => {
    const isSent = request.method === 'POST'
    const answer = isSent ? await answerThreadForm(request, context) : undefined
    if (answer instanceof Response) return answer
    // Ids of the form without scripts: one that is sent twice sends one message.
    const formIds = { id: newClientId(), fileId: newClientId() }
    return next({ context: { failure: answer, formIds } })
  },
)
