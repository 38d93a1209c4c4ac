// Plain JavaScript without dependencies, like the runner that starts it. Reads the tracked files below the working
// directory, prints a line per finding and exits with 1 if there is one.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, extname } from 'node:path'
import { lineOf, longDecisions, longSentences, sentencesOfWho } from './word-counts.mjs'

/** Words that hide the actor of a sentence, or that English does not need. */
const bannedWords = [
  'whoever',
  'whomever',
  'whatever',
  'whyever',
  'anew',
  'somebody',
  'nobody',
  'is none',
  'are none',
  'of its own',
  'of their own',
  'of his own',
  'thereby',
  'shall',
  'what became of',
]
/** Names that do not say which idea they mean. */
const vagueNames = /\b(?:told|kept)[A-Z]\w*/g
/** A title of a test that begins with "who", after its clause. */
const titleOfWho = /\(\s*['"`](?:\[[^\]]+\]\s*)*who\b/g
const withTitles = /\.(test|spec)\.tsx?$/
const prose = /\.(ts|tsx|mjs|css|md|tsv)$|\/messages\/en\/[^/]+\.json$/
const code = /\.(ts|tsx|mjs)$/
const withSentences = /\.(ts|tsx|mjs|css|md)$/
/** Files that must hold such words: this check, its test, and text that others wrote. */
const mayHoldAnyWord = [
  'tests/conventions/check.mjs',
  'tests/conventions/check.test.ts',
  'tests/specification.md',
  'server/backends/main/identity/users/common-passwords.ts',
]

/** Names that a tool prescribes, or that mean the same in every folder. */
const mayRepeat = ['README.md', 'drizzle.config.ts']
/** Folders in which a framework or the language names the files, or which hold samples of bad code. */
const mayRepeatInside = [
  /^app\/routes\//,
  /^app\/i18n\/messages\//,
  /^server\/db\/[^/]+\/migrations\//,
  /^tests\/audit\/tools\//,
  /^tests\/layers\/planted\//,
]

const readmeBytes = 6_000

const topLevel = [
  '.ci',
  '.gitignore',
  '.npmrc',
  'README.md',
  'app',
  'app.config.ts',
  'biome.json',
  'package-lock.json',
  'package.json',
  'project.inlang',
  'public',
  'server',
  'tests',
  'tsconfig.json',
]

const files = trackedFiles()
const findings = [
  ...files.filter((file) => prose.test(file) && !mayHoldAnyWord.includes(file)).flatMap(readProse),
  ...findRepeatedNames(),
  ...findLongReadme(),
  ...findStrayEntries(),
]
for (const finding of findings) console.error(finding)
process.exit(findings.length === 0 ? 0 : 1)

function trackedFiles() {
  const listed = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0')
  // A file that was deleted and not staged yet is still listed.
  return listed.filter((file) => file !== '' && existsSync(file))
}

function readProse(file) {
  const text = readFileSync(file, 'utf8')
  return [
    ...findWords(file, text),
    ...findVagueNames(file, text),
    ...findWho(file, text),
    ...findLongSentences(file, text),
    ...findLongDecisions(file, text),
  ]
}

function findVagueNames(file, text) {
  if (!code.test(file)) return []
  return Array.from(text.matchAll(vagueNames), ({ 0: name, index }) => {
    const line = lineOf(text, index)
    return `${file}:${line}: "${name}": say which idea it is`
  })
}

function findWho(file, text) {
  const sentences = withSentences.test(file) ? sentencesOfWho(file, text) : []
  const titles = withTitles.test(file) ? text.matchAll(titleOfWho) : []
  const lines = [
    ...sentences.map(({ line }) => line),
    ...Array.from(titles, ({ index }) => lineOf(text, index)),
  ]
  return lines.map((line) => `${file}:${line}: "who" for a noun: name the person`)
}

function findLongSentences(file, text) {
  if (!withSentences.test(file)) return []
  return longSentences(file, text).map(({ line, words, sentence }) => {
    const begin = sentence.slice(0, 40)
    return `${file}:${line}: a sentence of ${words} words, at most 20: "${begin}…"`
  })
}

function findLongDecisions(file, text) {
  if (basename(file) !== 'README.md') return []
  return longDecisions(text).map(
    ({ line, words }) => `${file}:${line}: a decision of ${words} words, at most 60`,
  )
}

function findWords(file, text) {
  // A phrase may go on in the next line of a comment, after its `*` or `//`.
  const alternatives = bannedWords.map((words) => words.replaceAll(' ', '(?:[\\s*]|//)+'))
  const banned = new RegExp(`\\b(?:${alternatives.join('|')})\\b`, 'gi')
  return Array.from(text.matchAll(banned), (match) => {
    const line = lineOf(text, match.index)
    return `${file}:${line}: "${match[0].replace(/[\s*/]+/g, ' ')}": name the actor, or leave it out`
  })
}

function findRepeatedNames() {
  const ours = files.filter(
    (file) =>
      /^(app|server|tests)\//.test(file) &&
      !mayRepeat.includes(basename(file)) &&
      !mayRepeatInside.some((folder) => folder.test(file)),
  )
  const foldersByName = new Map()
  for (const file of ours) {
    const name = basename(file, extname(file))
    foldersByName.set(name, [...(foldersByName.get(name) ?? []), dirname(file)])
  }
  return [...foldersByName]
    .filter(([, folders]) => folders.length > 1)
    .map(([name, folders]) => `${name}: the same name in ${folders.join(' and ')}`)
}

function findLongReadme() {
  if (!files.includes('README.md')) return []
  const { size } = statSync('README.md')
  return size > readmeBytes ? [`README.md: ${size} bytes, at most ${readmeBytes}`] : []
}

function findStrayEntries() {
  const entries = [...new Set(files.map((file) => file.split('/')[0]))]
  return entries
    .filter((entry) => !topLevel.includes(entry))
    .map((entry) => `${entry}: not one of the entries that the top level may have`)
}
