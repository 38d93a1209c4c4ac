import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Fault } from './faulty-statements.ts'
import type {
  FromInstance,
  LedgerAnswer,
  LedgerCall,
  LedgerTask,
  Mailed,
  ToInstance,
} from './instance-messages.ts'

const retryMs = 50
const mostStarts = 5

/** The answer of a call whose process was killed; its effect is unknown. */
const cutOff: LedgerAnswer = { status: 0, body: {} }

export type Instance = {
  call(call: LedgerCall): Promise<LedgerAnswer>
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects and fails otherwise.
  ask(task: LedgerTask): Promise<any>
  /** Sends SIGKILL and starts the process again on the same data. */
  killAndRestart(): Promise<void>
  stop(): Promise<void>
}

type Place = { database: string; fault?: Fault | undefined }

/** Starts an instance, which passes what it mails to `onMailed`. */
export async function startInstance(
  { database, fault }: Place,
  onMailed: (mailed: Mailed) => void,
): Promise<Instance> {
  const waiting = new Map<number, (answer: LedgerAnswer) => void>()
  let lastId = 0
  let child = await openSurely()
  let isUp: Promise<unknown> = Promise.resolve()

  /** Restarts a process whose start failed because its database was cut off, like a supervisor. */
  async function openSurely(): Promise<ChildProcess> {
    for (let start = 1; start < mostStarts; start += 1) {
      const opened = await open().catch(() => undefined)
      if (opened) return opened
    }
    return open()
  }

  async function open(): Promise<ChildProcess> {
    const opened = fork(join(import.meta.dirname, 'instance.ts'), {
      env: { ...process.env, LEDGER_DATABASE: database, ...(fault && { LEDGER_FAULT: fault }) },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
    // A start that a retry makes up for prints nothing.
    let startErrors = ''
    opened.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      startErrors += chunk
    })
    opened.on('message', (message: FromInstance) => {
      if ('ready' in message) resolve()
      else if ('code' in message || 'calendarMail' in message) onMailed(message)
      else waiting.get(message.id)?.(message)
    })
    opened.on('exit', () => {
      reject(new Error(`The instance ended: ${startErrors}`))
      for (const answer of waiting.values()) answer(cutOff)
    })
    await ready
    opened.stderr?.pipe(process.stderr)
    return opened
  }

  async function send(what: { call: LedgerCall } | LedgerTask): Promise<LedgerAnswer> {
    await isUp
    lastId += 1
    const id = lastId
    const { promise, resolve } = Promise.withResolvers<LedgerAnswer>()
    waiting.set(id, resolve)
    child.send({ id, ...what } satisfies ToInstance, (error) => error && resolve(cutOff))
    return promise.finally(() => waiting.delete(id))
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  return {
    call: (call) => send({ call }),
    async ask(task) {
      for (;;) {
        const answer = await send(task)
        if (answer.status === 200) return answer.body
        if (answer.status === 500) throw new Error(answer.body.message)
        await pause(retryMs)
      }
    },
    async killAndRestart() {
      const restart = async () => {
        await end('SIGKILL')
        child = await openSurely()
      }
      isUp = restart()
      await isUp
    },
    stop: () => end('SIGKILL'),
  }
}
