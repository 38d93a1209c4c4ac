import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

const pollMs = 10
const startDeadlineMs = 120_000

export type SiteProcess = {
  origin: string
  pid: number
  /** Milliseconds from the start of the process to its first response with status 200. */
  firstAnswerMs: number
  /** Returns the process's log so far. */
  log(): string
  /** Does nothing if the process has ended. */
  stop(): Promise<void>
}

/** Starts the built site in a separate process, as in production. */
export async function startSite(
  settings: { PORT: number; DATA_DIR: string } & Record<string, string | number>,
  readyPath = '/',
  words: readonly string[] = [],
): Promise<SiteProcess> {
  const origin = `http://localhost:${settings.PORT}`
  const startedAt = performance.now()
  const site = spawnSite(settings, words)
  const { child, log } = site
  const firstAnswerMs = await untilFirst200(`${origin}${readyPath}`, startedAt, site)
  return {
    origin,
    pid: child.pid ?? 0,
    firstAnswerMs,
    log,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** Starts the site with settings that it must refuse; returns its message. */
export async function refusedStart(settings: Record<string, string | number>) {
  const { child, log } = spawnSite(settings)
  const [exitCode] = await once(child, 'exit')
  return { exitCode, log: log() }
}

/** Returns the resident memory of a process in MB (Linux), or null if the system does not report it. */
export async function residentMegabytes(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(status)?.[1]
  return kilobytes ? Math.round(Number(kilobytes) / 1024) : null
}

/** The unit of `utime` and `stime` in /proc; the same on every Linux. */
const ticksPerSecond = 100

/** Returns the processor time of a process so far in microseconds (Linux). */
export async function processorMicroseconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name, in brackets, may contain spaces; the fields after it do not.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1e6
}

function spawnSite(settings: Record<string, string | number>, words: readonly string[] = []) {
  const strings = Object.entries(settings).map(([name, value]) => [name, String(value)])
  const child = spawn(process.execPath, ['server/main.ts', ...words], {
    cwd: new URL('..', import.meta.url),
    env: { ...process.env, ...Object.fromEntries(strings) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let written = ''
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    written += chunk
  })
  return { child, log: () => written }
}

async function untilFirst200(
  url: string,
  startedAt: number,
  { child, log }: { child: ChildProcess; log: () => string },
): Promise<number> {
  while (performance.now() - startedAt < startDeadlineMs && child.exitCode === null) {
    const response = await fetch(url).catch(() => undefined)
    await response?.arrayBuffer()
    if (response?.status === 200) return Math.round(performance.now() - startedAt)
    await pause(pollMs)
  }
  child.kill()
  const waitedMs = Math.round(performance.now() - startedAt)
  throw new Error(`${url} did not answer 200 within ${waitedMs} ms:\n${log()}`)
}
