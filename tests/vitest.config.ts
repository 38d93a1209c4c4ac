import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { isFullSize } from './test-size.ts'

const root = new URL('..', import.meta.url).pathname

/** Set by the runner if a PostgreSQL server for tests answers. */
const hasPostgresql = Boolean(process.env.HAS_POSTGRESQL)

/** Commits do not wait for the disk: tests end processes of the site, never the server's. */
const postgresqlUrl =
  'postgres://root@127.0.0.1:5432/postgres?options=-c%20synchronous_commit%3Doff'

/** Migrations, files, notifications and failures differ between the engines: these run on each. */
const onEachEngine = [
  'server/db/*.test.ts',
  'tests/session-renewals.test.ts',
  'server/backends/*.test.ts',
  'server/backends/cms/create-cms-backend.test.ts',
  'server/backends/blog/create-blog-backend.test.ts',
  'server/backends/blog/pictures/pictures.test.ts',
  'server/backends/main/purchase/payments/notification-journal.test.ts',
]

/**
 * PostgreSQL needs half the processor time of PGlite. In a usual run these run on PostgreSQL alone, and
 * without one on PGlite. The browser's stories use these calls on PGlite.
 */
const onOneEngine = [
  'server/backends/main/tests/*.test.ts',
  'server/backends/main/tests/{ledger,model}/*.test.ts',
  'server/backends/editing/*.test.ts',
  'tests/sync/*.test.ts',
]

/** At full size, every server test runs on PostgreSQL. */
const postgresqlTests = isFullSize
  ? ['server/{backends,db,seeds}/**/*.test.ts']
  : [...onEachEngine, ...onOneEngine]
const notOnPglite = hasPostgresql && !isFullSize ? onOneEngine : []

const everywhere = {
  // Threads share what has been compiled of PGlite, processes do not.
  pool: 'threads' as const,
  // Compiled messages are plain JavaScript.
  server: { deps: { external: [/\/paraglide\//] } },
  // A file with a database opens its own PGlite, which takes seconds on a busy machine.
  testTimeout: 120_000,
  hookTimeout: 240_000,
  // A wait for a fact ends in milliseconds, but not on a busy machine.
  expect: { poll: { timeout: 60_000 } },
}

const replacesModules = (file: string) =>
  /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(root + file, 'utf8'))

type Choice = { exclude?: string[]; env?: Record<string, string> }

/**
 * The files of a worker share the modules that they import. A file that replaces modules would
 * replace them for the others, so it runs alone in a worker.
 */
function projectsOn(engine: string, include: string[], { exclude = [], env = {} }: Choice = {}) {
  const isolated = globSync(include, { cwd: root, exclude }).filter(replacesModules)
  const shared = {
    exclude: [...exclude, ...isolated],
    isolate: false,
    setupFiles: 'tests/shared-worker.setup.ts',
  }
  return [
    { test: { name: engine, include, ...shared, ...everywhere, env } },
    { test: { name: `${engine}-isolated`, include: isolated, ...everywhere, env } },
  ]
}

/** Started last, one of them would occupy a core while the other is idle. */
const longest = [
  'purchase-model.test.ts',
  'ledger.test.ts',
  'sessions.test.ts',
  'concurrency.test.ts',
]

/** Keeps the files of a project together: a worker ends before a file of another project. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification) =>
      (project.name.startsWith('postgresql') ? 0 : 2) +
      (longest.some((name) => moduleId.endsWith(name)) ? 0 : 1)
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}

export default defineConfig({
  root,
  test: {
    // One more than there are cores: a ledger waits for the processes that it starts.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    globalSetup: 'tests/prepare-run.ts',
    projects: [
      ...projectsOn('pglite', ['{app,server,tests}/**/*.test.{ts,tsx}'], { exclude: notOnPglite }),
      ...(hasPostgresql
        ? projectsOn('postgresql', postgresqlTests, {
            env: { TEST_DATABASE_URL: postgresqlUrl },
          })
        : []),
    ],
  },
})
