import { join } from 'node:path'
import { createTestDatabase } from '#tests/postgresql.ts'
import { originOf, shapes } from './shapes.ts'

/** Starts one process of one shape of the site, on a data folder and a database of its own. */
const [role] = process.argv.slice(2)
const results = join(import.meta.dirname, '../results')

function set(variables: Record<string, string | number>): void {
  for (const [name, value] of Object.entries(variables)) process.env[name] = String(value)
}

set({ DATA_DIR: join(results, `data-${role}`), LOG_LEVEL: 'warn' })
switch (role) {
  case 'pglite':
    set({ PORT: shapes.pglite.site })
    await import('../../server/main.ts')
    break
  case 'postgresql': {
    const databaseUrl = await createTestDatabase(shapes.postgresql.database)
    set({ PORT: shapes.postgresql.site, DATABASE_URL: databaseUrl })
    await import('../../server/main.ts')
    break
  }
  case 'external-backends':
    set({
      BACKENDS_PORT: shapes.external.backends,
      PUBLIC_ORIGIN: originOf(shapes.external.site),
    })
    await import('../../server/serve-backends.ts')
    break
  case 'external-site': {
    const backends = `http://127.0.0.1:${shapes.external.backends}`
    set({
      PORT: shapes.external.site,
      MAIN_API_URL: `${backends}/main`,
      CMS_API_URL: `${backends}/cms`,
      BLOG_API_URL: `${backends}/blog`,
    })
    await import('../../server/main.ts')
    break
  }
  default:
    throw new Error(`Unknown role ${role}`)
}
