// Plain JavaScript without dependencies: it runs on any Node from 20 on, before anything is installed.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { build, environment, install, run, say } from '../server/commands/prepare.mjs'
import { findBrowser } from './browser.mjs'

/** Where the runners leave their results. */
const results = 'tests/results'

/** Each check is one command that passes or fails as a whole. */
const checks = [
  ['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  ['types', 'tsc', []],
  ['layers', 'depcruise', ['--config', 'tests/layers/rules.mjs', 'app', 'server']],
  ['dead code', 'knip', []],
  ['words and names', 'node', ['tests/conventions/check.mjs']],
]

const parts = {
  check: runChecks,
  unit: () => runVitest(),
  e2e: () => runPlaywright(),
  ledger: () => runVitest(['server/backends/main/tests/ledger'], { LEDGER_OPERATIONS: '2000' }),
}
/** Takes too long for every time. */
const onRequest = ['ledger']

const wanted = process.argv.slice(2)
if (wanted.some((name) => !(name in parts))) {
  console.error(`Usage: node tests/run.mjs [${Object.keys(parts).join(' | ')}]`)
  process.exit(2)
}
install()
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
// Types, tests and the dead-code check all read the compiled messages.
run('node', ['server/commands/compile-messages.ts'])

if (execute('node', ['tests/find-postgresql.ts']) === 0) environment.HAS_POSTGRESQL = 'true'
else say('No PostgreSQL answers here: the tests run on PGlite alone.')

const counts = Object.entries(parts)
  .filter(([name]) => (wanted.length === 0 ? !onRequest.includes(name) : wanted.includes(name)))
  .map(([, runPart]) => runPart())
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
say(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)

function runChecks() {
  const failures = checks.filter(([name, command, args]) => {
    say(`\n— ${name}`)
    return execute(command, args) !== 0
  })
  return { passed: checks.length - failures.length, failed: failures.length }
}

function runVitest(files = [], variables = {}) {
  say('\n— unit and integration tests')
  const file = `${results}/vitest.json`
  const args = ['run', '--config', 'tests/vitest.config.ts', '--reporter=default', ...files]
  const reporter = ['--reporter=json', `--outputFile.json=${file}`]
  const status = execute('vitest', [...args, ...reporter], variables)
  const report = readReport(file)
  return countedOr(status, report && [report.numPassedTests, report.numFailedTests])
}

function runPlaywright() {
  say('\n— end-to-end tests')
  const browser = findBrowser()
  build()
  const file = `${results}/playwright.json`
  const status = execute('playwright', ['test', '--config', 'tests/e2e/playwright.config.ts'], {
    BROWSER_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  })
  const stats = readReport(file)?.stats
  return countedOr(status, stats && [stats.expected + stats.flaky, stats.unexpected])
}

/** A runner that fails without a failed test (a crash, no report) counts as one failure. */
function countedOr(status, counted) {
  const [passed, failed] = counted ?? [0, 0]
  return { passed, failed: status === 0 ? failed : Math.max(failed, 1) }
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function execute(command, args, variables = {}) {
  const env = { ...environment, ...variables }
  return spawnSync(command, args, { env, stdio: ['ignore', 'inherit', 'inherit'] }).status ?? 1
}
