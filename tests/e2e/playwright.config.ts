import { defineConfig } from '@playwright/test'
import { desktop, phone } from '#tests/screens.ts'
import { originOf, type Shape, shapes } from './shapes.ts'
import type { StoryOptions } from './story.fixture.ts'

const isCi = Boolean(process.env.CI)
const hasPostgresql = Boolean(process.env.HAS_POSTGRESQL)
const startDeadlineMs = 60_000

/** Specs that start further processes. */
const processSpecs = [
  'export-rows.spec.ts',
  'cached-pages.spec.ts',
  'moved-clock.spec.ts',
  'process.spec.ts',
  'refresh.spec.ts',
  'shell-settings.spec.ts',
  'tracker-clock.spec.ts',
]
/**
 * What neither the language nor the screen changes is proved once: on a desktop in English, or on a
 * phone in Indonesian. What a visitor reads, and the stories of a member, are told in both.
 */
const onlyOnDesktop = [
  'account-google.spec.ts',
  'account.spec.ts',
  'after-paying.spec.ts',
  'auth.spec.ts',
  'before-scripts.spec.ts',
  'home-down.spec.ts',
  'lost-answers.spec.ts',
  'offline-conflicts.spec.ts',
  'ramadan.spec.ts',
  'toasts.spec.ts',
  'units.spec.ts',
]
const onlyOnPhone = [
  'bad-input.spec.ts',
  'buying-once.spec.ts',
  'calm-mode.spec.ts',
  'drafts.spec.ts',
  'form-fields.spec.ts',
  'goals.spec.ts',
  'left-while-sending.spec.ts',
  'offline-pages.spec.ts',
  'own-foods.spec.ts',
  'photos.spec.ts',
  'token-secrecy.spec.ts',
  'touch.spec.ts',
]
/** Tests of what is kept in the database; the others would find nothing new on another engine. */
const databaseSpecs = [
  'story.spec.ts',
  'account-google.spec.ts',
  'account.spec.ts',
  'auth.spec.ts',
  'bad-input.spec.ts',
  'google.spec.ts',
]
/** The site on a main backend that is not ours; one recorder stands in for it, so tests take turns. */
const foreign = { testMatch: 'foreign-*.spec.ts', testIgnore: [], workers: 1 }

/** Calls the backends directly, which needs a site in a separate process. */
const scopeSpec = 'share-scope.spec.ts'

/** The site with a Google that makes mistakes. */
const google = { testMatch: 'google-*.spec.ts', testIgnore: [] }

export default defineConfig<StoryOptions>({
  testDir: '.',
  outputDir: '../results/e2e',
  fullyParallel: true,
  forbidOnly: isCi,
  workers: 2,
  // A busy machine may make a try miss its time; what needed another one is printed as flaky.
  retries: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  use: {
    trace: 'on-first-retry',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    launchOptions: {
      ...(process.env.BROWSER_PATH && { executablePath: process.env.BROWSER_PATH }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  globalTeardown: './drop-database.ts',
  projects: [
    { name: 'process', testMatch: processSpecs, use: desktop },
    without(onlyOnPhone, project('pglite', 'en', desktop)),
    without(onlyOnDesktop, project('pglite', 'id', phone)),
    ...(hasPostgresql
      ? [{ ...project('postgresql', 'id', desktop), testMatch: databaseSpecs }]
      : []),
    {
      ...project('external', 'en', desktop),
      testMatch: ['story.spec.ts', scopeSpec],
      testIgnore: [],
    },
    { ...project('google', 'en', desktop), ...google },
    { ...project('foreign', 'id', phone), ...foreign },
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
    testIgnore: [...processSpecs, scopeSpec, google.testMatch, foreign.testMatch],
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

function without(specs: string[], told: ReturnType<typeof project>) {
  return { ...told, testIgnore: [...told.testIgnore, ...specs] }
}

function server(role: string, port: number) {
  return {
    command: `node tests/e2e/serve.ts ${role}`,
    cwd: '../..',
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: startDeadlineMs,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 } as const,
  }
}
