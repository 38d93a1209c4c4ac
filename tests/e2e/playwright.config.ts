import { mkdirSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { desktop, phone } from '#tests/screens.ts'
import { originOf, type Shape, shapes } from './shapes.ts'
import type { StoryOptions } from './story.fixture.ts'

const isCi = Boolean(process.env.CI)
const hasPostgresql = Boolean(process.env.HAS_POSTGRESQL)
const isFull = process.env.TEST_SIZE === 'full'
const startDeadlineMs = 60_000

/** Tests that start a site each. */
const processSpecs = [
  'both-sides.spec.ts',
  'export-rows.spec.ts',
  'licence-end.spec.ts',
  'moved-clock.spec.ts',
  'planted-script.spec.ts',
  'process.spec.ts',
  'room.spec.ts',
  'session-notes.spec.ts',
  'shell-settings.spec.ts',
  'staff-access.spec.ts',
  'three-sessions.spec.ts',
  'tracker-clock.spec.ts',
  'two-instances.spec.ts',
]
/** What search engines read: in both languages, on both screens. */
const inBothLanguages = ['home', 'seo'].map(specOf)
/** Each runs in one language. The project of external backends tells the story in the other. */
const inBothLanguagesAtFullSize = [
  'accessibility',
  'brief',
  'consultations',
  'film',
  'intake',
  'meal-plan',
  'messages',
  'taken-time',
  'waiting-list',
].map(specOf)
/**
 * Neither the language nor the screen changes what the other specs prove, so each runs once. These
 * run in English on a desktop, the rest in Indonesian on a phone.
 */
const onlyOnDesktop = [
  'account-google',
  'account',
  'after-paying',
  'auth',
  'pressed-before-scripts',
  'blog',
  'broken-pages',
  'call-engine',
  'company-enquiry',
  'company',
  'extension',
  'google',
  'home-down',
  'live',
  'lost-answers',
  'micronutrients',
  'navigation',
  'offline-conflicts',
  'portability',
  'programs',
  'ramadan',
  'tab-order',
  'toasts',
  'translated-page',
  'two-taps',
  'typed-before-scripts',
  'typed-text',
  'units',
].map(specOf)
/** They share the staff of the demo, who have one second factor each, so they take turns. */
const consoleSpecs = [
  'article-story',
  'console-stories',
  'passkeys',
  'pkp-change',
  'price-change',
  'text-editor',
].map(specOf)
/** Unit tests prove on PostgreSQL what else an engine may do differently. */
const databaseSpecs = ['story.spec.ts']
/** What a usual run tells of the story on other shapes of the site. */
const purchase = /a member buys a program/
/** The site on a foreign main backend. One recorder stands in for it, so the tests take turns. */
const foreign = { testMatch: 'foreign-*.spec.ts', testIgnore: [], workers: 1 }

/** Calls the backends directly, which is only possible where they run in another process. */
const scopeSpec = 'share-scope.spec.ts'

/** The site with a faulty Google. */
const google = { testMatch: 'google-*.spec.ts', testIgnore: [] }

/** What takes minutes of a busy machine is marked so, and `npm run test:long` runs it alone. */
const ofThisSize = isFull ? { grep: /@long/ } : { grepInvert: /@long/ }

// The sites write their logs there before Playwright writes anything.
mkdirSync(new URL('../results', import.meta.url), { recursive: true })

export default defineConfig<StoryOptions>({
  testDir: '.',
  // Compiled messages are plain JavaScript.
  build: { external: ['**/paraglide/**'] },
  outputDir: '../results/e2e',
  fullyParallel: true,
  forbidOnly: isCi,
  // A test waits more than it computes.
  workers: 4,
  // A retry tells a flaky test from a broken one. Both fail the run.
  retries: 1,
  failOnFlakyTests: true,
  // Long enough for a machine that is busy with other work.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json']],
  use: {
    trace: 'on-first-retry',
    // A tracker's worker downloads the whole tracker. Tests that need it allow it.
    serviceWorkers: 'block',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: {
      ...(process.env.BROWSER_PATH && { executablePath: process.env.BROWSER_PATH }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // For the room of a session. Few pictures a second leave the processor to the other tests.
        '--use-fake-device-for-media-stream=fps=5',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
  globalTeardown: './drop-database.ts',
  projects: [
    // A browser starts in each worker of each project, so small projects have one worker and come first.
    { name: 'process', testMatch: processSpecs, use: desktop, workers: 2, ...ofThisSize },
    { ...project('google', 'en', desktop), ...google, workers: 1 },
    {
      ...project('external', 'en', desktop),
      testMatch: ['story.spec.ts', scopeSpec],
      testIgnore: [],
      ...(!isFull && { grep: [purchase, /a page of a link/] }),
      workers: 1,
    },
    { ...project('foreign', 'id', phone), ...foreign },
    ...(hasPostgresql
      ? [
          {
            ...project('postgresql', 'id', desktop),
            ...{ testMatch: databaseSpecs, grep: purchase, workers: 1 },
          },
        ]
      : []),
    {
      ...project('pglite', 'en', desktop),
      testMatch: [...inBothLanguages, ...onlyOnDesktop],
    },
    notIn(onlyOnDesktop, project('pglite', 'id', phone)),
    ...(isFull
      ? [
          {
            ...project('pglite', 'id', desktop),
            ...{ name: 'console', testMatch: consoleSpecs, testIgnore: [], workers: 1 },
          },
          {
            ...project('pglite', 'en', desktop),
            ...{ name: 'pglite-en-stories', grep: /./, testMatch: inBothLanguagesAtFullSize },
          },
        ]
      : []),
  ],
  webServer: [
    server('pglite', shapes.pglite.site),
    ...(hasPostgresql ? [server('postgresql', shapes.postgresql.site)] : []),
    server('external-backends', shapes.external.backends),
    server('external-site', shapes.external.site),
    server('google-provider', shapes.google.provider),
    server('google-site', shapes.google.site),
    server('foreign', shapes.foreign.site),
  ],
})

function project(shape: Shape, language: 'en' | 'id', device: typeof phone) {
  const { site, backends } = { backends: shapes[shape].site, ...shapes[shape] }
  return {
    name: `${shape}-${language}`,
    ...ofThisSize,
    testIgnore: [
      ...[...processSpecs, ...consoleSpecs],
      ...[scopeSpec, google.testMatch, foreign.testMatch],
    ],
    use: {
      ...device,
      baseURL: originOf(site),
      language,
      standInOrigin: originOf(backends),
      locale: language === 'id' ? 'id-ID' : 'en-US',
      timezoneId: 'Asia/Jakarta',
    },
  }
}

function notIn(specs: string[], full: ReturnType<typeof project>) {
  return { ...full, testIgnore: [...full.testIgnore, ...specs] }
}

function specOf(name: string): string {
  return `**/${name}.spec.ts`
}

function server(role: string, port: number) {
  return {
    // The runner prints the logs if a test fails.
    command: `exec node tests/e2e/serve.ts ${role} > tests/results/${role}.log 2>&1`,
    cwd: '../..',
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: startDeadlineMs,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 } as const,
  }
}
