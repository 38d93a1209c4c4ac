import { createMiddleware } from '@tanstack/react-start'
import { answerPictureForm } from './answer-picture-form.server.ts'

/** Takes the forms of the pictures page. What is not done shows the page once more. */
export const pictureFormMiddleware = createMiddleware().server(
  async ({ request, context, next }) => {
    const isSent = request.method === 'POST'
    const answer = isSent ? await answerPictureForm(request, context) : undefined
    return answer instanceof Response ? answer : next({ context: { pictureFailure: answer } })
  },
)
