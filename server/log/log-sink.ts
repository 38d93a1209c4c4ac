import { write, writeSync } from 'node:fs'
import { promisify } from 'node:util'

const stderr = 2
const retryAfterMs = 1_000
/** A pipe whose reader is slow. */
const busyRetryMs = 20
const mostKeptBytes = 1024 * 1024
const largestWriteBytes = 64 * 1024

/** Writes a part of the bytes and returns how many. */
export type WriteBytes = (bytes: Buffer) => Promise<number>

const writeToStderr: WriteBytes = async (bytes) =>
  (await promisify(write)(stderr, bytes, 0, bytes.length, null)).bytesWritten

/**
 * A destination for log lines that the site outlives. While it takes nothing, as on a full disk, a
 * megabyte of lines waits. Later ones are counted and dropped. Once it takes lines again, the log
 * says how many are missing. A line is written whole or not at all.
 */
export function createLogSink(writeBytes: WriteBytes = writeToStderr) {
  let waiting: Buffer[] = []
  let waitingBytes = 0
  let isWriting = false
  let failedSince: number | undefined
  let droppedLines = 0

  async function writeWaiting(): Promise<void> {
    isWriting = true
    while (waiting.length > 0) {
      const bytes = takeSome()
      let written = 0
      try {
        while (written < bytes.length) written += await writeBytes(bytes.subarray(written))
        sayIfRecovered()
      } catch (error) {
        const rest = bytes.subarray(written)
        waiting.unshift(rest)
        waitingBytes += rest.length
        const isBusy = (error as NodeJS.ErrnoException).code === 'EAGAIN'
        if (!isBusy) failedSince ??= Date.now()
        const retry = setTimeout(writeWaiting, isBusy ? busyRetryMs : retryAfterMs)
        // A log that cannot be written must not keep the process from ending.
        return void retry.unref()
      }
    }
    isWriting = false
  }

  function takeSome(): Buffer {
    let count = 0
    let bytes = 0
    do {
      bytes += waiting[count]?.length ?? 0
      count += 1
    } while (count < waiting.length && bytes < largestWriteBytes)
    const taken = Buffer.concat(waiting.slice(0, count))
    waiting = waiting.slice(count)
    waitingBytes -= bytes
    return taken
  }

  function sayIfRecovered(): void {
    if (failedSince === undefined) return
    const facts = { droppedLines, failedForMs: Date.now() - failedSince }
    failedSince = undefined
    droppedLines = 0
    keep({ level: 50, time: Date.now(), ...facts, msg: 'the log could not be written' })
  }

  function keep(line: object | string): void {
    const bytes = Buffer.from(typeof line === 'string' ? line : `${JSON.stringify(line)}\n`)
    waiting.push(bytes)
    waitingBytes += bytes.length
  }

  return {
    write(line: string): void {
      if (waitingBytes > mostKeptBytes) droppedLines += 1
      else keep(line)
      if (!isWriting) void writeWaiting()
    },
    /** Writes what waits at once, before the process ends. */
    flush(): void {
      try {
        if (waiting.length > 0) writeSync(stderr, takeAll())
      } catch {
        // The process ends without these lines.
      }
    },
  }

  function takeAll(): Buffer {
    const all = Buffer.concat(waiting)
    waiting = []
    return all
  }
}
