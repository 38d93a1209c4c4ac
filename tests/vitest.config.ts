import { defineConfig } from 'vitest/config'

/** Set by the runner when a PostgreSQL server for tests answers. */
const hasPostgresql = Boolean(process.env.HAS_POSTGRESQL)

// Each database test opens its own PGlite, which takes seconds on a busy machine.
const timeouts = { testTimeout: 60_000, hookTimeout: 120_000 }

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    // Vitest would leave a core to its own process, which has next to nothing to do.
    maxWorkers: '100%',
    projects: [
      {
        test: { name: 'pglite', include: ['{app,server,tests}/**/*.test.{ts,tsx}'], ...timeouts },
      },
      ...(hasPostgresql
        ? [
            {
              test: {
                name: 'postgresql',
                include: ['server/{backends,db,seeds}/**/*.test.ts'],
                env: { TEST_DATABASE_URL: 'postgres://root@127.0.0.1:5432/postgres' },
                ...timeouts,
              },
            },
          ]
        : []),
    ],
  },
})
