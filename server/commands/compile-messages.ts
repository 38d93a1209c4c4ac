import { compile } from '@inlang/paraglide-js'

/** The language cookie lives a year (specification, section 9). */
const localeCookieLifetimeSeconds = 365 * 24 * 60 * 60

await compile({
  project: './project.inlang',
  outdir: './app/i18n/paraglide',
  outputStructure: 'message-modules',
  strategy: ['cookie', 'preferredLanguage', 'baseLocale'],
  cookieName: 'locale',
  cookieMaxAge: localeCookieLifetimeSeconds,
  isServer: 'typeof window === "undefined"',
  emitGitIgnore: false,
  emitReadme: false,
  emitPrettierIgnore: false,
})
// The compiler leaves a worker behind that would hold the process open for half a minute.
process.exit(0)
