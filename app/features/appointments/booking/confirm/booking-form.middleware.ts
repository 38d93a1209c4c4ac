import { createMiddleware } from '@tanstack/react-start'
import { answerBookingForm } from './answer-booking-form.server.ts'

/** Books what the page's form sends without scripts. A refused booking shows the page once more. */
export const bookingFormMiddleware = createMiddleware().server(
  async ({ request, context, next }) => {
    const isSent = request.method === 'POST'
    const answer = isSent ? await answerBookingForm(request, context) : undefined
    return answer instanceof Response ? answer : next({ context: { failure: answer } })
  },
)
