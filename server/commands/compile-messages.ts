import { globSync, readFileSync } from 'node:fs'
import { compile } from '@inlang/paraglide-js'

// The compiler never ends if two files define one message.
const keys = globSync('app/i18n/messages/en/*.json').flatMap((file) =>
  Object.keys(JSON.parse(readFileSync(file, 'utf8'))).filter((key) => key !== '$schema'),
)
const repeated = keys.filter((key, index) => keys.indexOf(key) !== index)
if (repeated.length > 0) throw new Error(`Two files define ${repeated.join(', ')}`)

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
