// Plain JavaScript without dependencies: it runs on any Node from 20 on, before anything is installed.
import { build, environment, install, runProgram } from '../../server/commands/prepare.mjs'
import { findBrowser } from '../browser.mjs'

install()
// The HTML checker's own script would download a Java runtime.
install('tests/audit/tools', ['--ignore-scripts'])
build()
environment.BROWSER_PATH = findBrowser()
await runProgram('tests/audit/audit.ts', process.argv.slice(2))
