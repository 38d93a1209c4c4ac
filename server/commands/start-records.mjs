// Plain JavaScript without dependencies: it runs before the installation, on any Node from 20 on.
import { install, runProgram } from './prepare.mjs'

install()
await runProgram('server/commands/records.ts', process.argv.slice(2))
