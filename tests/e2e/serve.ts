import { join } from 'node:path'
import { replaceDatabase } from '#tests/postgresql.ts'
import { startFaultyGoogle } from '#tests/support/faulty-google.ts'
import { copyDatabaseImage } from './data-folder.ts'
import { originOf, shapes } from './shapes.ts'

/** Starts one process of one shape of the site, with a separate data folder and database. */
const [role] = process.argv.slice(2)
const hasPostgresql = Boolean(process.env.HAS_POSTGRESQL)
const googleClient = { clientId: 'seimbang-e2e', clientSecret: 'known to two processes' }
const dataDir = join(import.meta.dirname, `../results/data-${role}`)
/** The processes that hold a PGlite. */
const withDatabase = [
  ...['pglite', 'google-site', 'foreign'],
  ...(hasPostgresql ? [] : ['external-backends']),
]

function set(variables: Record<string, string | number>): void {
  for (const [name, value] of Object.entries(variables)) process.env[name] = String(value)
}

set({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
if (withDatabase.includes(role ?? '')) await copyDatabaseImage(dataDir)
switch (role) {
  case 'pglite':
    set({ PORT: shapes.pglite.site })
    await import('../../server/main.ts')
    break
  case 'external-backends':
    set({
      BACKENDS_PORT: shapes.external.backends,
      PUBLIC_ORIGIN: originOf(shapes.external.site),
      ...(hasPostgresql && { DATABASE_URL: await replaceDatabase(shapes.external.database) }),
    })
    await import('../../server/serve-backends.ts')
    break
  case 'external-site': {
    const backends = `http://127.0.0.1:${shapes.external.backends}`
    set({
      PORT: shapes.external.site,
      MAIN_API_URL: `${backends}/main`,
      MAIN_API_ACCOUNTS: 'true',
      CMS_API_URL: `${backends}/cms`,
      BLOG_API_URL: `${backends}/blog`,
    })
    await import('../../server/main.ts')
    break
  }
  case 'google-provider':
    await startFaultyGoogle(shapes.google.provider, {
      ...googleClient,
      issuer: originOf(shapes.google.provider),
      redirectUri: `${originOf(shapes.google.site)}/auth/google-callback`,
    })
    break
  case 'google-site':
    set({
      PORT: shapes.google.site,
      GOOGLE_ISSUER: originOf(shapes.google.provider),
      GOOGLE_CLIENT_ID: googleClient.clientId,
      GOOGLE_CLIENT_SECRET: googleClient.clientSecret,
      // The tests cause its refusals deliberately.
      LOG_LEVEL: 'fatal',
    })
    await import('../../server/main.ts')
    break
  case 'foreign':
    set({
      PORT: shapes.foreign.site,
      MAIN_API_URL: `http://127.0.0.1:${shapes.foreign.main}`,
      WEB_APP_URL: `http://127.0.0.1:${shapes.foreign.main}/web-app`,
    })
    await import('../../server/main.ts')
    break
  default:
    throw new Error(`Unknown role ${role}`)
}
