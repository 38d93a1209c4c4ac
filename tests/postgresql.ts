import { Client } from 'pg'

/** A PostgreSQL server for tests; its user must be allowed to create databases. */
const serverUrl = process.env.TEST_DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/postgres'
const connectionTimeoutMillis = 1_000

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

/** Makes a database, empty or as its template, replacing one that an earlier run left behind. */
export async function createTestDatabase(name: string, template = 'template1'): Promise<string> {
  await dropTestDatabase(name)
  await execute(`CREATE DATABASE ${name} TEMPLATE ${template}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Drops a database and closes its open connections. */
export async function dropTestDatabase(name: string): Promise<void> {
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
