// Plain JavaScript without dependencies: it runs on any Node from 20 on, before anything is installed.
import { build, install, runProgram } from '../../server/commands/prepare.mjs'

install()
build()
await runProgram('tests/bench/bench.ts')
