// Plain JavaScript without dependencies: it runs on any Node from 20 on, before anything is installed.
import { install, run, runProgram } from './prepare.mjs'

install()
run('node', ['server/commands/compile-messages.ts'])
await runProgram('server/dev.ts')
