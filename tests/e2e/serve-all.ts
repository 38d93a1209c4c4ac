import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { gatePort, originOf, roles } from './shapes.ts'

const pollMs = 100
const children: ChildProcess[] = []
/** Answers once every process is ready. */
const gate = createServer((_, response) => response.end())
let isStopping = false

/** Starts the process of one role. The runner prints its log if a test fails. */
function start(role: string): void {
  const log = openSync(`tests/results/${role}.log`, 'w')
  const args = ['tests/e2e/serve.ts', role]
  const child = spawn(process.execPath, args, { stdio: ['ignore', log, log] })
  closeSync(log)
  children.push(child)
  child.on('exit', () => {
    if (!isStopping) process.exitCode = 1
    stop()
  })
}

async function untilReady(port: number): Promise<void> {
  const isReady = () =>
    fetch(`${originOf(port)}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!isStopping && !(await isReady())) await pause(pollMs)
}

/** Ends every process; this one ends with the last. */
function stop(): void {
  isStopping = true
  for (const child of children) child.kill('SIGTERM')
  gate.close()
  gate.closeAllConnections()
}

// Playwright starts its servers one after another, which leaves a core idle.
process.on('SIGTERM', stop)
for (const role of Object.keys(roles)) start(role)
await Promise.all(Object.values(roles).map(untilReady))
if (!isStopping) gate.listen(gatePort)
