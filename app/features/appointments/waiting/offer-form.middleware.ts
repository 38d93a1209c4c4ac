import { createMiddleware } from '@tanstack/react-start'
import { answerOfferForm } from './answer-waiting-form.server.ts'

/** Does what the page's forms send without scripts. A refused one shows the page once more. */
export const offerFormMiddleware = createMiddleware().server(async ({ request, context, next }) => {
  const isSent = request.method === 'POST'
  const answer = isSent ? await answerOfferForm(request, context) : undefined
  return answer instanceof Response ? answer : next({ context: { failure: answer } })
})
