// Plain JavaScript without dependencies: it runs before the installation, on any Node from 20 on.
import { build, install, runProgram } from './prepare.mjs'

install()
build()
await runProgram('server/main.ts', ['--demo-room'])
