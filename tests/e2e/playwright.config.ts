import { mkdirSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { desktop, phone } from '#tests/screens.ts'
import { gatePort, originOf, type Shape, shapes } from './shapes.ts'
import type { StoryOptions } from './story.fixture.ts'

const isCi = Boolean(process.env.CI)
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
/** Each runs in one language. The project of external backends tells the story in the other. */
const inBothLanguagesAtFullSize = [
  'accessibility',
  'brief',
  'consultations',
  'film',
  'home',
  'intake',
  'meal-plan',
  'messages',
  'seo',
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
/** A usual run tells it only where the site and its backends are two processes. */
const purchase = /a member buys a program/
/** The site on a foreign main backend. One recorder stands in for it, so the tests take turns. */
const foreign = { testMatch: 'foreign-*.spec.ts', testIgnore: [], workers: 1 }

/** Calls the backends directly, which is only possible where they run in another process. */
const scopeSpec = 'share-scope.spec.ts'

/** The site with a faulty Google. A usual run asks the same faults of the sign-in alone. */
const google = { testMatch: 'google-*.spec.ts', testIgnore: [] }

/** What takes minutes of a busy machine is marked so, and `npm run test:long` runs it alone. */
const ofThisSize = isFull ? { grep: /@long/ } : { grepInvert: /@long/ }
const ofThisSizeInOneProcess = isFull
  ? { grep: [/@long/, purchase] }
  : { grepInvert: [/@long/, purchase] }

// The sites write their logs there before Playwright writes anything.
mkdirSync(new URL('../results', import.meta.url), { recursive: true })

export default defineConfig<StoryOptions>({
  testDir: '.',
  // Compiled messages are plain JavaScript.
  build: { external: ['**/paraglide/**'] },
  outputDir: '../results/e2e',
  fullyParallel: true,
  forbidOnly: isCi,
  // Three keep two cores busy. A fourth costs more processor time than it saves.
  workers: 3,
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
    { name: 'process', testMatch: processSpecs, use: desktop, workers: 1, ...ofThisSize },
    {
      ...project('external', 'en', desktop),
      testMatch: ['story.spec.ts', scopeSpec],
      testIgnore: [],
      ...(!isFull && { grep: [purchase, /a page of a link/] }),
      workers: 1,
    },
    { ...project('foreign', 'id', phone), ...foreign },
    { ...project('pglite', 'en', desktop), testMatch: onlyOnDesktop },
    notIn(onlyOnDesktop, project('pglite', 'id', phone)),
    ...(isFull
      ? [
          { ...project('google', 'en', desktop), ...google, grep: /./, workers: 1 },
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
  webServer: {
    command: 'exec node tests/e2e/serve-all.ts',
    cwd: '../..',
    url: originOf(gatePort),
    timeout: startDeadlineMs,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
})

function project(shape: Shape, language: 'en' | 'id', device: typeof phone) {
  const { site, backends } = { backends: shapes[shape].site, ...shapes[shape] }
  return {
    name: `${shape}-${language}`,
    ...(shape === 'pglite' ? ofThisSizeInOneProcess : ofThisSize),
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
