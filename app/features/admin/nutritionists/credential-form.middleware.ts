import { createMiddleware } from '@tanstack/react-start'
import { answerCredentialForm } from './answer-credential-form.server.ts'

/** Takes a document from the page of a nutritionist. */
export const credentialFormMiddleware = createMiddleware().server(
  async ({ request, context, next }) =>
    request.method === 'POST' ? answerCredentialForm(request, context) : next(),
)
