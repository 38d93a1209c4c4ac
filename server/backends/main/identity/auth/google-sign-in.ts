import * as client from 'openid-client'
import { googleMailDomains } from '#server/backends/main/platform/http/mailbox-of.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { emailAddressOf } from '#server/contract/email-address.ts'
import { lineOf } from '#server/contract/typed-text.ts'

/** The values that must match on the way to Google and back. */
type GoogleAttempt = { state: string; nonce: string; codeVerifier: string }

/** The user as Google reports them. Issuer and subject identify the user; the rest may change. */
export type GoogleIdentity = {
  issuer: string
  subject: string
  email: string
  isEmailVerified: boolean
  /**
   * Google runs the address's mailbox now. It only saw proof of any other address once, and that
   * mailbox may have another owner since.
   */
  ownsMailbox: boolean
  firstName: string
  lastName: string
  photoUrl: string
}

/** The authorization code flow with PKCE, state and nonce, at Google or a stand-in. */
export type GoogleSignIn = {
  /** Throws MainFailure `GOOGLE_UNAVAILABLE`. */
  createUrl(attempt: GoogleAttempt): Promise<string>
  /**
   * Throws MainFailure `GOOGLE_UNAVAILABLE`, or `GOOGLE_SIGN_IN_REFUSED` if the code is invalid.
   */
  redeem(code: string, attempt: GoogleAttempt): Promise<GoogleIdentity>
}

type GoogleSettings = {
  issuer: string
  clientId: string
  clientSecret: string
  redirectUri: string
  /** Replaces the network. */
  fetch?: client.CustomFetch
  /** Allows an issuer without TLS, on this machine for example. */
  allowInsecure?: boolean
}

/** For a production installation without a Google client. */
export const unavailableGoogle: GoogleSignIn = {
  createUrl: () => Promise.reject(new MainFailure('GOOGLE_UNAVAILABLE')),
  redeem: () => Promise.reject(new MainFailure('GOOGLE_UNAVAILABLE')),
}

/** Discovers Google's endpoints at the first sign-in. Retries the discovery after a failure. */
export function createGoogleSignIn(settings: GoogleSettings): GoogleSignIn {
  let discovered: Promise<client.Configuration> | undefined
  const configure = async () => {
    discovered ??= discover(settings)
    try {
      return await discovered
    } catch (cause) {
      discovered = undefined
      throw new MainFailure('GOOGLE_UNAVAILABLE', { cause })
    }
  }
  return {
    async createUrl(attempt) {
      const url = client.buildAuthorizationUrl(await configure(), {
        redirect_uri: settings.redirectUri,
        scope: 'openid email profile',
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(attempt.codeVerifier),
        code_challenge_method: 'S256',
      })
      return url.href
    },
    async redeem(code, attempt) {
      const configuration = await configure()
      const answer = answerUrlOf(settings, configuration, code, attempt.state)
      try {
        const tokens = await client.authorizationCodeGrant(configuration, answer, {
          expectedState: attempt.state,
          expectedNonce: attempt.nonce,
          pkceCodeVerifier: attempt.codeVerifier,
          idTokenExpected: true,
        })
        return await identityOf(configuration, tokens)
      } catch (cause) {
        throw new MainFailure(isRefusal(cause) ? 'GOOGLE_SIGN_IN_REFUSED' : 'GOOGLE_UNAVAILABLE', {
          cause,
        })
      }
    },
  }
}

function discover({ issuer, clientId, clientSecret, fetch, allowInsecure }: GoogleSettings) {
  const isInsecure = allowInsecure === true && issuer.startsWith('http://')
  return client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    ...(fetch && { [client.customFetch]: fetch }),
    execute: [
      // Without it the library trusts the TLS connection and does not verify the token's signature.
      client.enableNonRepudiationChecks,
      ...(isInsecure ? [client.allowInsecureRequests] : []),
    ],
  })
}

/** The library's codes for a complete answer that proves no identity. */
const unprovenCodes = [
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
]

/**
 * Returns true if the code is invalid or Google's answer is untrustworthy. Other errors, such as an
 * unknown client, are not the visitor's fault.
 */
function isRefusal(cause: unknown): boolean {
  if (cause instanceof client.ResponseBodyError) return cause.error === 'invalid_grant'
  return cause instanceof client.ClientError && unprovenCodes.includes(cause.code ?? '')
}

/**
 * Rebuilds Google's redirect URL from the fields in the contract. It has no `iss`, which only
 * matters with several issuers.
 */
function answerUrlOf(
  { redirectUri }: GoogleSettings,
  configuration: client.Configuration,
  code: string,
  state: string,
): URL {
  const url = new URL(redirectUri)
  url.searchParams.set('code', code)
  url.searchParams.set('state', state)
  const metadata = configuration.serverMetadata()
  if (metadata.authorization_response_iss_parameter_supported)
    url.searchParams.set('iss', metadata.issuer)
  return url
}

async function identityOf(
  configuration: client.Configuration,
  tokens: client.TokenEndpointResponse & client.TokenEndpointResponseHelpers,
): Promise<GoogleIdentity> {
  const idToken = tokens.claims()
  if (!idToken) throw new Error('The answer holds no ID token')
  // Google puts the profile into the ID token. Other issuers may return it from the user-info
  // endpoint.
  const profile =
    typeof idToken.email === 'string'
      ? idToken
      : await client.fetchUserInfo(configuration, tokens.access_token, idToken.sub)
  const email = emailAddressOf(textOf(profile.email))
  return {
    issuer: idToken.iss,
    subject: idToken.sub,
    email,
    isEmailVerified: profile.email_verified === true,
    ownsMailbox: isMailboxOfGoogle(email, textOf(profile.hd)),
    // An account needs a name, so the email address stands in until the member sets one.
    firstName: textOf(profile.given_name) || textOf(profile.name) || (email.split('@')[0] ?? ''),
    lastName: textOf(profile.family_name),
    photoUrl: textOf(profile.picture),
  }
}

/** `hostedDomain` is the domain of a Google Workspace. */
function isMailboxOfGoogle(email: string, hostedDomain: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  return [...googleMailDomains, hostedDomain.toLowerCase()].includes(domain)
}

function textOf(claim: unknown): string {
  return typeof claim === 'string' ? lineOf(claim) : ''
}
