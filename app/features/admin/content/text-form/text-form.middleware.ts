import { createMiddleware } from '@tanstack/react-start'
import { answerTextForm } from './answer-text-form.server.ts'

/** Saves what the page's form sends without scripts. What is not saved shows the page once more. */
export const textFormMiddleware = createMiddleware().server(async ({ request, context, next }) => {
  const isSent = request.method === 'POST'
  const answer = isSent ? await answerTextForm(request, context) : undefined
  return answer instanceof Response ? answer : next({ context: { textFailure: answer } })
})
