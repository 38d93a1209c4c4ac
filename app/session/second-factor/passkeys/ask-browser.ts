import { AppError } from '#app/errors/app-error.ts'
import type {
  NewPasskey,
  PasskeyAnswer,
  PasskeyCreation,
  PasskeyRequest,
} from '#server/contract/passkey.schema.ts'

/** A person who closes the browser's dialog has not failed: they may press again. */
function cancel(): never {
  throw new AppError({ code: 'ABORTED' })
}

/**
 * Lets the browser ask the person's passkeys. The library loads here, so no other page carries it.
 * @throws AppError `ABORTED` if the person or the browser gives up
 */
export async function askBrowser(request: PasskeyRequest): Promise<PasskeyAnswer> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { id, rawId, response } = await startAuthentication({
    optionsJSON: {
      ...request,
      allowCredentials: request.allowCredentials.map(({ id: known, type, transports = [] }) => ({
        ...{ id: known, type, transports },
      })),
    },
  }).catch(cancel)
  const { clientDataJSON, authenticatorData, signature } = response
  return {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, authenticatorData, signature },
  }
}

/**
 * Lets the browser make a passkey.
 * @throws AppError `ABORTED` as `askBrowser`
 */
export async function makeInBrowser(creation: PasskeyCreation): Promise<NewPasskey['passkey']> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { id, rawId, response } = await startRegistration({
    optionsJSON: {
      ...creation,
      excludeCredentials: creation.excludeCredentials.map(
        ({ id: known, type, transports = [] }) => ({ ...{ id: known, type, transports } }),
      ),
    },
  }).catch(cancel)
  const { clientDataJSON, attestationObject, transports = [] } = response
  const made = { clientDataJSON, attestationObject, transports: [...transports] }
  return { id, rawId, type: 'public-key', response: made }
}
