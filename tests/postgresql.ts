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

/** Makes an empty database, replacing one that an earlier run left behind. */
export async function createTestDatabase(name: string): Promise<string> {
  await dropTestDatabase(name)
  await execute(`CREATE DATABASE ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Drops a database and closes its open connections. */
export async function dropTestDatabase(name: string): Promise<void> {
  await execute(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
}

async function execute(statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl, connectionTimeoutMillis })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
