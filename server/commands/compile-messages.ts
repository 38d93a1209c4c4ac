import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { compile } from '@inlang/paraglide-js'

const outdir = './app/i18n/paraglide'

// The compiler never ends if two files define one message.
const keys = globSync('app/i18n/messages/en/*.json').flatMap((file) =>
  Object.keys(JSON.parse(readFileSync(file, 'utf8'))).filter((key) => key !== '$schema'),
)
const repeated = keys.filter((key, index) => keys.indexOf(key) !== index)
if (repeated.length > 0) throw new Error(`Two files define ${repeated.join(', ')}`)

await compile({
  project: './project.inlang',
  outdir,
  outputStructure: 'message-modules',
  // The site chooses the language of a page: see app/i18n/request-locale.ts.
  strategy: ['baseLocale'],
  isServer: 'typeof window === "undefined"',
  emitGitIgnore: false,
  emitReadme: false,
  emitPrettierIgnore: false,
})
// A page in a browser loads the modules of its messages. Node loads one file faster than thousands.
const lines = globSync(`${outdir}/messages/*.js`, { exclude: ['**/_index.js'] }).flatMap((file) =>
  readFileSync(file, 'utf8').split('\n'),
)
const isImport = (line: string) => line.startsWith('import ')
const imports = new Set(lines.filter(isImport).map((line) => line.replace("'../", "'./")))
const namespace = "export * as m from './messages-for-node.js'"
const rest = lines.filter((line) => !isImport(line))
writeFileSync(`${outdir}/messages-for-node.js`, [...imports, namespace, ...rest].join('\n'))
// The compiler leaves a worker running that keeps the process open for half a minute.
process.exit(0)
