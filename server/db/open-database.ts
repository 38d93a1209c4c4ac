import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Pool, PoolClient } from 'pg'
import type { Logger } from 'pino'
import { type Disk, diskOf, refuseWritesOnFullDisk, requireRoom } from './full-disk.ts'
import { retryTransactions } from './retry-transactions.ts'
import { type ChannelWatch, watchChannel } from './watch-channel.ts'

/** The channel on which triggers on the tables of public content announce changes. */
export const contentChannel = 'content_changed'
/** The channel on which a trigger rings for members with new live events. */
const liveChannel = 'live_events'

/** Either engine, or a transaction of one. */
export type Database = PgDatabase<PgQueryResultHKT>

/** Each backend and the site have their own PostgreSQL schema and migration history. */
type SchemaName = 'main' | 'cms' | 'blog' | 'site'

export type OpenDatabase = {
  db: Database
  engine: 'pglite' | 'postgresql'
  /** Runs the pending migrations of `server/db/<schema>/migrations`. */
  migrate(schema: SchemaName): Promise<void>
  /** Throws if the database does not answer. */
  ping(): Promise<void>
  /**
   * Calls `onChange` after every transaction that changed public content, by any process, and
   * whenever a change may have been missed.
   */
  watchContent(onChange: () => void): Promise<void>
  /**
   * Calls `onBell` with the id of a member. It does so after every transaction, by any process,
   * that has a live event for them. An empty id means that some bells may have been missed. Returns
   * how to stop.
   */
  watchLive(onBell: (userId: string) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** Without a folder the database is in memory; an image then fills it. */
type PgliteLocation = { dataDir?: string; image?: Blob; disk?: Disk; log?: Logger }

/**
 * Opens PostgreSQL by its URL, or the PGlite database in a folder, which it creates if missing.
 * PGlite supports one process only: the caller holds the lock of the folder.
 * @throws FullDiskError if there is no room for the folder
 */
export async function openDatabase(
  location: { databaseUrl: string } | PgliteLocation,
): Promise<OpenDatabase> {
  return 'databaseUrl' in location ? openPostgresql(location.databaseUrl) : openPglite(location)
}

async function openPglite(location: PgliteLocation): Promise<OpenDatabase> {
  const { dataDir, image, log } = location
  const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ])
  if (dataDir) await mkdir(dataDir, { recursive: true })
  const disk = dataDir ? (location.disk ?? diskOf(dataDir)) : undefined
  if (disk) await requireRoom(disk)
  const client = await PGlite.create({
    dataDir: dataDir ? join(dataDir, 'pglite') : 'memory://',
    ...(image && { loadDataDir: image }),
  })
  const stopWatch = disk && refuseWritesOnFullDisk(client, disk, log)
  const db = drizzle({ client })
  return {
    db: db as unknown as Database,
    engine: 'pglite',
    migrate: (schema) => migrate(db, migrationsOf(schema)),
    ping: async () => void (await db.execute(sql`select 1`)),
    watchContent: async (onChange) => void (await client.listen(contentChannel, () => onChange())),
    watchLive: async (onBell) => {
      const stop = await client.listen(liveChannel, onBell)
      return () => stop()
    },
    async close() {
      stopWatch?.()
      await client.close()
    },
  }
}

/** An arbitrary lock number that nothing else in this database uses. */
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
  const watches = new Set<ChannelWatch>()
  const watch = async (channel: string, onChange: (payload: string) => void) => {
    const started = await watchChannel({ connectionString, channel, onChange })
    watches.add(started)
    return async () => {
      watches.delete(started)
      await started.close()
    }
  }
  return {
    db: db as unknown as Database,
    engine: 'postgresql',
    async migrate(schema) {
      // Instances that start together would create the same tables; the lock serializes them.
      const client = await pool.connect()
      try {
        await client.query('select pg_advisory_lock($1)', [migrationLock])
        await migrate(drizzle({ client }), migrationsOf(schema))
      } finally {
        // Closing the connection is the safe way to release the lock.
        client.release(true)
      }
    },
    ping: async () => void (await db.execute(sql`select 1`)),
    watchContent: async (onChange) => void (await watch(contentChannel, () => onChange())),
    watchLive: (onBell) => watch(liveChannel, onBell),
    async close() {
      await Promise.all([...watches].map((started) => started.close()))
      await pool.end()
    },
  }
}

/**
 * Keeps the process alive when the server drops a connection; the pool opens another. A connection
 * in use reports the error only to its holder. The holder does not release it if it breaks at the
 * `begin` of a transaction. The pool would lose it.
 */
function outliveBrokenConnections(pool: Pool): void {
  pool.on('error', () => {})
  pool.on('acquire', (client) => client.once('error', dropBroken))
  pool.on('release', (_, client) => client.removeListener('error', dropBroken))
}

function dropBroken(this: PoolClient, error: Error): void {
  this.release(error)
  // The holder may release it too.
  this.release = () => {}
}

function migrationsOf(schema: SchemaName) {
  return {
    migrationsFolder: join(import.meta.dirname, schema, 'migrations'),
    migrationsSchema: `${schema}_migrations`,
  }
}
