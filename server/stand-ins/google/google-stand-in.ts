import type { IncomingMessage, ServerResponse } from 'node:http'
import { Provider } from 'oidc-provider/lib/provider.js'
import { createGoogleAccounts } from './google-accounts.ts'
import { answerInteractions } from './interaction.middleware.ts'
import { createProviderConfiguration, type GoogleClient } from './provider-configuration.ts'

type GoogleStandInOptions = GoogleClient & {
  /** Where browsers find it: an origin and a path, without a slash at the end. */
  issuer: string
}

export type GoogleStandIn = {
  /**
   * Answers every request under the issuer's path. The caller strips nothing from the path, and may
   * be behind a proxy: whatever address a request came by, the addresses in answers start with the
   * issuer.
   */
  callback: (req: IncomingMessage, res: ServerResponse) => Promise<void>
}

/**
 * An OpenID provider for demos, in Google's place: anybody may sign in as anybody, so it must never
 * run beside accounts that matter. The client sends its secret in the form (client_secret_post).
 */
export function createGoogleStandIn({ issuer, ...client }: GoogleStandInOptions): GoogleStandIn {
  const { origin, host, protocol, pathname } = new URL(issuer)
  const mountPath = pathname.replace(/\/$/, '')
  const accounts = createGoogleAccounts()
  const provider = new Provider(issuer, createProviderConfiguration(client, accounts, mountPath))
  const formTargets = [...new Set(client.redirectUris.map((uri) => new URL(uri).origin))]
  provider.use(answerInteractions({ provider, accounts, origin, formTargets }))
  provider.on('server_error', (_ctx, error) => console.error(error))
  // Believes the two headers below, which are always overwritten.
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
      // The way Express and Connect tell a mounted application where it is mounted.
      Object.assign(req, { originalUrl, url: originalUrl.slice(mountPath.length) || '/' })
      await answer(req, res)
    },
  }
}
