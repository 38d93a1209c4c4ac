import { AppError } from '#app/errors/app-error.ts'
import type { SignalBody } from '#server/contract/call.schema.ts'

type Signal = { to: string; body: SignalBody }

const retryMs = 1_500

/** A refusal that a retry may overcome: too many signals, or a tab that has to be heard first. */
const passing = [409, 429]

/** Sends signals one after the other, so that they arrive in order, and again until they have. */
export function createSignalLine(
  post: (signal: Signal) => Promise<unknown>,
  /** Called if this tab is not in the room, with a signal that waits. */
  onAbsent: () => void,
) {
  let waiting: Signal[] = []
  let isSending = false
  let isClosed = false
  let wake: (() => void) | undefined

  async function sendAll(): Promise<void> {
    isSending = true
    while (waiting[0] && !isClosed) {
      const [signal] = waiting
      try {
        await post(signal)
        waiting = waiting.filter((it) => it !== signal)
      } catch (error) {
        if (isHopeless(error)) waiting = waiting.filter((it) => it !== signal)
        else {
          if (error instanceof AppError && error.status === 409) onAbsent()
          await pause()
        }
      }
    }
    isSending = false
  }

  function pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, retryMs)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  return {
    send(to: string, body: SignalBody): void {
      if (isClosed) return
      // What another tab did not get is of no use to this one.
      waiting = [...waiting.filter((it) => it.to === to), { to, body }]
      if (!isSending) void sendAll()
    },
    /** Sends at once what waits for the next try: the connection is back. */
    retryNow: () => wake?.(),
    close(): void {
      isClosed = true
      wake?.()
    },
  }
}

function isHopeless(error: unknown): boolean {
  const status = (error instanceof AppError && error.status) || 500
  return status < 500 && !passing.includes(status)
}
