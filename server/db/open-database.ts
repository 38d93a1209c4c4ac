import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Pool, PoolClient } from 'pg'
import { retryTransactions } from './retry-transactions.ts'
import { type ChannelWatch, watchChannel } from './watch-channel.ts'

/** Where triggers on the tables of public content announce their changes. */
const contentChannel = 'content_changed'

/** Either engine; a transaction callback's parameter has this type too. */
export type Database = PgDatabase<PgQueryResultHKT>

/** A backend's tables live in a PostgreSQL schema of its own, with a migration history of its own. */
type BackendName = 'main' | 'cms' | 'blog'

export type OpenDatabase = {
  db: Database
  engine: 'pglite' | 'postgresql'
  /** Brings one backend's tables up to date from `server/db/<backend>/migrations`. */
  migrate(backend: BackendName): Promise<void>
  /** Throws when the database does not answer. */
  ping(): Promise<void>
  /**
   * Tells of every transaction that changed what public pages show, whoever made it, and whenever
   * it cannot be known whether there was one.
   */
  watchContent(onChange: () => void): Promise<void>
  close(): Promise<void>
}

/** In memory without a folder; there it may begin as the image of another. */
type PgliteLocation = { dataDir?: string; image?: Blob }

/**
 * Opens PostgreSQL by its URL, or the PGlite database in a folder (made when missing). PGlite knows
 * no second process: whoever opens a folder holds its lock.
 */
export async function openDatabase(
  location: { databaseUrl: string } | PgliteLocation,
): Promise<OpenDatabase> {
  return 'databaseUrl' in location ? openPostgresql(location.databaseUrl) : openPglite(location)
}

async function openPglite({ dataDir, image }: PgliteLocation): Promise<OpenDatabase> {
  const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ])
  if (dataDir) await mkdir(dataDir, { recursive: true })
  const client = await PGlite.create({
    dataDir: dataDir ? join(dataDir, 'pglite') : 'memory://',
    ...(image && { loadDataDir: image }),
  })
  const db = drizzle({ client })
  return {
    db: db as unknown as Database,
    engine: 'pglite',
    migrate: (backend) => migrate(db, migrationsOf(backend)),
    ping: async () => void (await db.execute(sql`select 1`)),
    watchContent: async (onChange) => void (await client.listen(contentChannel, onChange)),
    close: () => client.close(),
  }
}

/** Any number that nobody else locks in this database. */
const migrationLock = 7_346_246

async function openPostgresql(connectionString: string): Promise<OpenDatabase> {
  const [{ Pool }, { drizzle }, { migrate }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ])
  const pool = new Pool({ connectionString, connectionTimeoutMillis: 5_000 })
  outliveBrokenConnections(pool)
  const db = drizzle({ client: pool })
  retryTransactions(db as unknown as Database)
  let watch: ChannelWatch | undefined
  return {
    db: db as unknown as Database,
    engine: 'postgresql',
    async migrate(backend) {
      // Instances that start together would create the same tables; the lock lets one at a time.
      const client = await pool.connect()
      try {
        await client.query('select pg_advisory_lock($1)', [migrationLock])
        await migrate(drizzle({ client }), migrationsOf(backend))
      } finally {
        // Closing the connection is what surely gives the lock back.
        client.release(true)
      }
    },
    ping: async () => void (await db.execute(sql`select 1`)),
    async watchContent(onChange) {
      watch = await watchChannel({ connectionString, channel: contentChannel, onChange })
    },
    async close() {
      await watch?.close()
      await pool.end()
    },
  }
}

/**
 * A connection that the server drops must not end the process; the pool opens another. One in use
 * tells only whoever holds it, and nobody gives it back when it broke at the `begin` of a
 * transaction: it would be missing from the pool for ever.
 */
function outliveBrokenConnections(pool: Pool): void {
  pool.on('error', () => {})
  pool.on('acquire', (client) => client.once('error', dropBroken))
  pool.on('release', (_, client) => client.removeListener('error', dropBroken))
}

function dropBroken(this: PoolClient, error: Error): void {
  this.release(error)
  // Its holder may give it back as well.
  this.release = () => {}
}

function migrationsOf(backend: BackendName) {
  return {
    migrationsFolder: join(import.meta.dirname, backend, 'migrations'),
    migrationsSchema: `${backend}_migrations`,
  }
}
