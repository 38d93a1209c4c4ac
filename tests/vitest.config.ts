import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Set by the runner when a PostgreSQL server for tests answers. */
const hasPostgresql = Boolean(process.env.HAS_POSTGRESQL)

const everywhere = {
  // Each file runs in a thread: threads share what has been compiled of PGlite, processes do not.
  pool: 'threads',
  // Each database test opens its own PGlite, which takes seconds on a busy machine.
  testTimeout: 60_000,
  hookTimeout: 120_000,
} as const

/** Each takes about a minute: begun last, one of them would keep a core busy beside an idle one. */
const longest = ['purchase-model.test.ts', 'offline-sessions.test.ts']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      longest.some((name) => moduleId.endsWith(`/${name}`))
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => Number(isLong(b)) - Number(isLong(a)))
  }
}

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    // Vitest would leave a core to its own process, which has next to nothing to do.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    globalSetup: 'tests/image-folder.ts',
    projects: [
      {
        test: { name: 'pglite', include: ['{app,server,tests}/**/*.test.{ts,tsx}'], ...everywhere },
      },
      ...(hasPostgresql
        ? [
            {
              test: {
                name: 'postgresql',
                include: ['server/{backends,db,seeds}/**/*.test.ts'],
                env: { TEST_DATABASE_URL: 'postgres://root@127.0.0.1:5432/postgres' },
                ...everywhere,
              },
            },
          ]
        : []),
    ],
  },
})
