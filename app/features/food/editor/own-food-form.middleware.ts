import { createMiddleware } from '@tanstack/react-start'
import { answerOwnFoodForm } from './answer-own-food-form.server.ts'

/** Saves what the form of an own food sends without scripts. A refused food shows the page once more. */
export const ownFoodFormMiddleware = createMiddleware().server(
  async ({ request, context, next }) => {
    const isSent = request.method === 'POST'
    const answer = isSent ? await answerOwnFoodForm(request, context) : undefined
    return answer instanceof Response ? answer : next({ context: { refused: answer } })
  },
)
