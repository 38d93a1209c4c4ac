import { createMiddleware } from '@tanstack/react-start'
import { answerIntakeForm } from './answer-intake-form.server.ts'

/** Saves what the page's form sends without scripts. What is not saved shows the page once more. */
export const intakeFormMiddleware = createMiddleware().server(
  async ({ request, context, next }) => {
    const isSent = request.method === 'POST'
    const answer = isSent ? await answerIntakeForm(request, context) : undefined
    return answer instanceof Response ? answer : next({ context: { failure: answer } })
  },
)
