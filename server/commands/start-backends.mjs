// Plain JavaScript without dependencies: it runs on any Node from 20 on, before anything is installed.
import { install, runProgram } from './prepare.mjs'

install()
await runProgram('server/serve-backends.ts')
