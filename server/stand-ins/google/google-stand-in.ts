import type { IncomingMessage, ServerResponse } from 'node:http'
import { Provider } from 'oidc-provider/lib/provider.js'
import { createGoogleAccounts } from './google-accounts.ts'
import { answerInteractions } from './interaction.middleware.ts'
import { createProviderConfiguration, type GoogleClient } from './provider-configuration.ts'

type GoogleStandInOptions = GoogleClient & {
  /** The public URL: an origin and a path, without a trailing slash. */
  issuer: string
}

export type GoogleStandIn = {
  /**
   * Answers every request under the issuer's path; the caller passes the whole path. Behind a proxy
   * too, URLs in answers start with the issuer.
   */
  callback: (req: IncomingMessage, res: ServerResponse) => Promise<void>
}

/**
 * A demo OpenID provider in Google's place. Any visitor may sign in as any person, so never run it
 * beside accounts that matter. The client sends its secret in the form (client_secret_post).
 */
export function createGoogleStandIn({ issuer, ...client }: GoogleStandInOptions): GoogleStandIn {
  const { origin, host, protocol, pathname } = new URL(issuer)
  const mountPath = pathname.replace(/\/$/, '')
  const accounts = createGoogleAccounts()
  const provider = new Provider(issuer, createProviderConfiguration(client, accounts, mountPath))
  const formTargets = [...new Set(client.redirectUris.map((uri) => new URL(uri).origin))]
  provider.use(answerInteractions({ provider, accounts, origin, formTargets }))
  provider.on('server_error', (_ctx, error) => console.error(error))
  // Trusts the two headers below, which are always overwritten.
  provider.proxy = true
  const answer = provider.callback()

  return {
    async callback(req, res) {
      const originalUrl = req.url ?? '/'
      const isItself = originalUrl === mountPath
      if (!isItself && !originalUrl.startsWith(`${mountPath}/`)) {
        res.writeHead(404).end()
        return
      }
      req.headers['x-forwarded-host'] = host
      req.headers['x-forwarded-proto'] = protocol.replace(':', '')
      // How Express and Connect pass the mount path to an application.
      Object.assign(req, { originalUrl, url: originalUrl.slice(mountPath.length) || '/' })
      await answer(req, res)
    },
  }
}
