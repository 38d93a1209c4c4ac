import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { Configuration } from 'oidc-provider'
import { fullNameOf, type GoogleAccounts } from './google-accounts.ts'
import { localeOf, showPage } from './interaction.middleware.ts'
import { failurePage } from './interaction.page.ts'
import { createMemoryAdapter } from './memory-adapter.ts'

export type GoogleClient = {
  clientId: string
  clientSecret: string
  redirectUris: string[]
}

const minutes = 60
const hours = 60 * minutes

/** Configures the provider like Google: code flow, RS256, profile and e-mail in the ID token. */
export function createProviderConfiguration(
  { clientId, clientSecret, redirectUris }: GoogleClient,
  accounts: GoogleAccounts,
  mountPath: string,
): Configuration {
  return {
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: redirectUris,
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [createSigningKey()] },
    scopes: ['openid', 'email', 'profile'],
    responseTypes: ['code'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    clientBasedCORS: () => false,
    ttl: {
      AccessToken: 1 * hours,
      AuthorizationCode: 10 * minutes,
      Grant: 1 * hours,
      IdToken: 1 * hours,
      Interaction: 1 * hours,
      Session: 1 * hours,
    },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: {
        interaction: 'google-stand-in-interaction',
        resume: 'google-stand-in-resume',
        session: 'google-stand-in-session',
      },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
      // Nothing is served at this path, so the cookie never returns and each sign-in asks again.
      long: { httpOnly: true, sameSite: 'lax', signed: true, path: `${mountPath}/no-session` },
    },
    interactions: { url: (_ctx, { uid }) => `${mountPath}/interaction/${uid}` },
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    async findAccount(_ctx, sub) {
      const account = accounts.find(sub)
      return (
        account && {
          accountId: sub,
          claims: async () => ({
            sub,
            email: account.email,
            email_verified: true,
            // As if Google ran every mailbox.
            hd: account.email.slice(account.email.lastIndexOf('@') + 1),
            name: fullNameOf(account),
            given_name: account.givenName,
            family_name: account.familyName,
          }),
        }
      )
    },
    renderError: (ctx, { error_description: description }) =>
      showPage(ctx, failurePage(localeOf(ctx), description)),
  }
}

/** Created at each start; clients always fetch the key from the provider. */
function createSigningKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }
}
