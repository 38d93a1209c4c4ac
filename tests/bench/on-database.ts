import {
  type MainFixture,
  openMainFixture,
} from '#server/backends/main/tests/main-backend.fixture.ts'

/** Measures on a new database: of PostgreSQL if the address is given, else of PGlite. */
export async function onDatabase<Figures>(
  databaseUrl: string | undefined,
  measure: (main: MainFixture) => Promise<Figures>,
): Promise<Figures> {
  if (databaseUrl) process.env.TEST_DATABASE_URL = databaseUrl
  else delete process.env.TEST_DATABASE_URL
  const main = await openMainFixture()
  try {
    return await measure(main)
  } finally {
    await main.close()
  }
}
