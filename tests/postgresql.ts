import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { limitConcurrency } from '#app/lib/limit-concurrency.ts'

/** A PostgreSQL server for tests; its user must be allowed to create databases. */
const serverUrl = process.env.TEST_DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/postgres'
const connectionTimeoutMillis = 5_000
const dropsAtOnce = 40

/** Returns the address of a PostgreSQL server for tests, or undefined if none answers. */
export async function findPostgresql(): Promise<string | undefined> {
  const client = new Client({ connectionString: serverUrl, connectionTimeoutMillis })
  try {
    await client.connect()
    await client.end()
    return serverUrl
  } catch {
    return undefined
  }
}

/** What the names of a run's databases begin with. Its tests run in threads of one process. */
const prefix = `seimbang_test_${process.pid}_`
/** The prepared database that the others copy. */
export const templateName = `${prefix}template`

/**
 * Makes a database for a test, empty or as its template, and returns its address. It stays until
 * the end of the run. Files made soon after others were deleted are slow on some file systems.
 */
export function createTestDatabase(template?: string): Promise<string> {
  return createDatabase(prefix + randomUUID().replaceAll('-', ''), template)
}

/** Drops the databases of a run by its process id, and those of runs whose process is gone. */
export async function dropTestDatabases(endedRun?: number): Promise<void> {
  const { rows } = await execute(
    `SELECT datname AS name FROM pg_database WHERE datname ~ '^seimbang_test_[0-9]+_'`,
  )
  const names = (rows as { name: string }[]).map(({ name }) => name)
  const unused = names.filter((name) => {
    const run = Number(name.split('_')[2])
    return run === endedRun || !isRunning(run)
  })
  // A checkpoint writes each file of a database that is not being dropped yet.
  const inLine = limitConcurrency(dropsAtOnce)
  await Promise.all(unused.map((name) => inLine(() => dropDatabase(name))))
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // The process of another user is running, too.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Makes an empty database, in place of one that an earlier run left. */
export async function replaceDatabase(name: string): Promise<string> {
  await dropDatabase(name)
  return createDatabase(name)
}

export async function createDatabase(name: string, template = 'template1'): Promise<string> {
  await execute(`CREATE DATABASE ${name} TEMPLATE ${template}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Drops a database and closes its open connections. */
export async function dropDatabase(name: string): Promise<void> {
  await execute(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
}

export async function databaseExists(name: string): Promise<boolean> {
  const found = await execute(`SELECT FROM pg_database WHERE datname = '${name}'`)
  return found.rowCount === 1
}

/**
 * Removes what dropped databases leave in the catalogs that all databases share. A server may not
 * vacuum by itself. After a few runs it then creates a test database in twice the time.
 */
export async function vacuumSharedCatalogs(): Promise<void> {
  await execute('VACUUM pg_database, pg_shdepend')
}

async function execute(statement: string) {
  const client = new Client({ connectionString: serverUrl, connectionTimeoutMillis })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}
