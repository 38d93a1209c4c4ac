// Plain JavaScript without dependencies: it runs on any Node from 20 on, before anything is installed.
import { build, environment, install, runProgram } from '../../server/commands/prepare.mjs'
import { findBrowser } from '../browser.mjs'

install()
build()
environment.BROWSER_PATH = findBrowser()
await runProgram('tests/bench/bench.ts', process.argv.slice(2))
