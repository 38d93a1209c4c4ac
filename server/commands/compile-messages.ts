import { compile } from '@inlang/paraglide-js'

await compile({
  project: './project.inlang',
  outdir: './app/i18n/paraglide',
  outputStructure: 'message-modules',
  // The site decides by itself which language a page is in: see app/i18n/request-locale.ts.
  strategy: ['baseLocale'],
  isServer: 'typeof window === "undefined"',
  emitGitIgnore: false,
  emitReadme: false,
  emitPrettierIgnore: false,
})
// The compiler leaves a worker behind that would hold the process open for half a minute.
process.exit(0)
