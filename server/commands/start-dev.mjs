// Plain JavaScript without dependencies: it runs before the installation, on any Node from 20 on.
import { install, run, runProgram } from './prepare.mjs'

install()
run('node', ['server/commands/compile-messages.ts'])
await runProgram('server/dev.ts')
