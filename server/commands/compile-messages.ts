import { compile } from '@inlang/paraglide-js'

await compile({
  project: './project.inlang',
  outdir: './app/i18n/paraglide',
  outputStructure: 'message-modules',
  // The site chooses the language of a page: see app/i18n/request-locale.ts.
  strategy: ['baseLocale'],
  isServer: 'typeof window === "undefined"',
  emitGitIgnore: false,
  emitReadme: false,
  emitPrettierIgnore: false,
})
// The compiler leaves a worker running that keeps the process open for half a minute.
process.exit(0)
