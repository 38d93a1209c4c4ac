// Plain JavaScript without dependencies: it runs on any Node from 20 on, before anything is installed.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { environment, install, run, say } from '../server/commands/prepare.mjs'
import { findBrowser } from './browser.mjs'

/** Where the runners leave their results. */
const results = 'tests/results'

/** Each check is one command that passes or fails as a whole. */
const checks = [
  ['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  // Each further checker resolves the same types again.
  ['types', 'tsc', ['--checkers', '1']],
  ['layers', 'depcruise', ['--config', 'tests/layers/rules.mjs', 'app', 'server']],
  ['dead code', 'knip', []],
  ['code for tests alone', 'knip', ['--production', '--include', 'exports']],
  ['words and names', 'node', ['tests/conventions/check.mjs']],
]

const fullSize = { TEST_SIZE: 'full', LEDGER_OPERATIONS: '2000' }
const names = ['check', 'unit', 'e2e', 'long']
/** The full size takes too long for every run. */
const usualNames = names.filter((name) => name !== 'long')

const wanted = process.argv.slice(2)
if (wanted.some((name) => !names.includes(name))) {
  console.error(`Usage: node tests/run.mjs [${names.join(' | ')}]`)
  process.exit(2)
}
const isWanted = (name) => (wanted.length === 0 ? usualNames : wanted).includes(name)
install()
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
// Types, tests and the dead-code check all read the compiled messages.
run('node', ['server/commands/compile-messages.ts'])

if ((await execute('node', ['tests/find-postgresql.ts'])) === 0) environment.HAS_POSTGRESQL = 'true'
else say('No PostgreSQL answers here: the tests run on PGlite alone.')

// The tests start many sites and instances, which compile the same files.
environment.NODE_COMPILE_CACHE = fileURLToPath(
  new URL('../node_modules/.cache/node', import.meta.url),
)

const counts = []
/** What failed, each with the first lines of its error. It is said last, where a reader of a long log looks. */
const failures = []
/** Resolves once nothing else writes to the terminal. */
let terminal = Promise.resolve()
if (isWanted('unit') || isWanted('long')) terminal = runVitest().then((count) => counts.push(count))
// Vitest waits a good part of its time, so these run beside it.
const isReady = (isWanted('e2e') || isWanted('long')) && prepareSite()
if (isWanted('check')) counts.push(await runChecks())
await terminal
if (isWanted('e2e') || isWanted('long'))
  counts.push((await isReady) ? await runPlaywright() : { passed: 0, failed: 1 })

const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
if (failures.length > 0) say(`\n— failed\n${failures.join('\n')}`)
say(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)

async function runChecks() {
  let failed = 0
  for (const [name, command, args] of checks) {
    const { status, output } = await capture(command, args)
    if (status !== 0) {
      failed += 1
      failures.push(name)
    }
    sayInTurn(status === 0 ? `\n— ${name}: passed` : `\n— ${name}: failed\n${output}`)
  }
  return { passed: checks.length - failed, failed }
}

async function runVitest() {
  const isFull = isWanted('long')
  say(`\n— unit and integration tests${isFull ? ' at full size' : ''}`)
  const file = `${results}/vitest.json`
  const args = ['run', '--config', 'tests/vitest.config.ts', '--reporter=default']
  const reporter = ['--reporter=json', `--outputFile.json=${file}`]
  const status = await execute('vitest', [...args, ...reporter], isFull ? fullSize : {})
  const report = readReport(file)
  for (const { name, assertionResults } of report?.testResults ?? [])
    for (const { status, fullName, failureMessages } of assertionResults)
      if (status === 'failed') failures.push(failureOf(`${name} ${fullName}`, failureMessages[0]))
  return countedOr(status, report && [report.numPassedTests, report.numFailedTests])
}

/** Finds a browser and builds the site. Returns whether both worked. */
async function prepareSite() {
  const { status, output } = await capture('node', ['tests/prepare-e2e.mjs'])
  sayInTurn(`\n— built site\n${output}`)
  return status === 0
}

async function runPlaywright() {
  say('\n— end-to-end tests')
  const file = `${results}/playwright.json`
  const args = ['test', '--config', 'tests/e2e/playwright.config.ts']
  const status = await execute('playwright', args, {
    BROWSER_PATH: findBrowser(),
    ...(isWanted('long') && fullSize),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    // Playwright sets FORCE_COLOR for its workers, and Node warns if both are set.
    ...(environment.NO_COLOR && { NO_COLOR: undefined, FORCE_COLOR: '0' }),
  })
  const report = readReport(file)
  if (status !== 0) saySiteLogs()
  for (const { title, ...suite } of report?.suites ?? []) addFailures(suite, title)
  const { stats } = report ?? {}
  // A test that passes only on a retry has failed.
  return countedOr(status, stats && [stats.expected, stats.unexpected + stats.flaky])
}

/** Adds the tests of a Playwright suite that failed, or passed only on a retry. */
function addFailures({ specs = [], suites = [] }, path) {
  for (const { title, tests } of specs)
    for (const { projectName, results } of tests) {
      const error = results.find(({ status }) => !['passed', 'skipped'].includes(status))?.error
      if (error) failures.push(failureOf(`${projectName} ${path} ${title}`, error.message))
    }
  for (const { title, ...suite } of suites) addFailures(suite, `${path} ${title}`)
}

function failureOf(test, message = '') {
  const lines = stripVTControlCharacters(message).split('\n').filter(Boolean).slice(0, 8)
  return [test, ...lines].join('\n  ')
}

/** A runner that fails without a failed test (a crash, no report) counts as one failure. */
function countedOr(status, counted) {
  const [passed, failed] = counted ?? [0, 0]
  return { passed, failed: status === 0 ? failed : Math.max(failed, 1) }
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** Prints what the sites of the end-to-end tests logged last. */
function saySiteLogs() {
  for (const file of readdirSync(results).filter((name) => name.endsWith('.log'))) {
    const log = readFileSync(`${results}/${file}`, 'utf8').trim()
    if (log) say(`\n— ${results}/${file}\n${log.split('\n').slice(-20).join('\n')}`)
  }
}

/** Prints a text once the terminal is free, in the order of the calls. */
function sayInTurn(text) {
  terminal = terminal.then(() => say(text.trimEnd()))
}

/** Runs a command with its output on the terminal. */
async function execute(command, args, variables = {}) {
  const env = { ...environment, ...variables }
  return exitOf(spawn(command, args, { env, stdio: ['ignore', 'inherit', 'inherit'] }))
}

async function capture(command, args) {
  const child = spawn(command, args, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  return { status: await exitOf(child), output }
}

/** Returns the exit code, or 1 if the command was killed or does not exist. */
function exitOf(child) {
  return new Promise((resolve) => {
    child.on('close', (code) => resolve(code ?? 1))
    child.on('error', () => resolve(1))
  })
}
