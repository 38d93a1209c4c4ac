import { setTimeout as pause } from 'node:timers/promises'
import { later } from '#server/backends/main/later.ts'
import type { MainParts } from '#server/backends/main/main-parts.ts'
import { deleteMail, type OutboxMail, postponeMail, takeDueMail } from './outbox.repository.ts'

/** Longer than the mailer may take for one mail. */
const holdMs = 2 * 60 * 1000
const firstRetryMs = 5 * 1000
const longestRetryMs = 60 * 60 * 1000
/** About a day and a half, with the delays above. */
const mostAttempts = 40
/** Finds what a retry or another instance left; fresh mails are announced by `nudge`. */
const pollMs = 5 * 1000
/** A mail server that hangs must not hold the process. */
const stopGraceMs = 4 * 1000

export type OutboxWorker = {
  /** Sends everything that is due. */
  drain(): Promise<void>
  /** Looks for due mails soon, without waiting for them; does nothing while not started. */
  nudge(): void
  start(): void
  /** Waits a moment for a mail that is on its way. */
  stop(): Promise<void>
}

type WorkerParts = Pick<MainParts, 'db' | 'clock' | 'log' | 'mailer'>

export function createOutboxWorker(parts: WorkerParts): OutboxWorker {
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | undefined
  let isNudged = false

  const drain = async () => {
    while (await sendNext(parts)) {}
  }
  const sendWhileStarted = async () => {
    while (timer && (await sendNext(parts))) {}
  }
  const work = async () => {
    while (isNudged && timer) {
      isNudged = false
      await sendWhileStarted().catch((error) =>
        logFailure(parts, error, 'outbox could not be read'),
      )
    }
    round = undefined
  }
  const nudge = () => {
    if (!timer) return
    isNudged = true
    round ??= work()
  }
  return {
    drain,
    nudge,
    start() {
      timer ??= setInterval(nudge, pollMs).unref()
      nudge()
    },
    async stop() {
      clearInterval(timer)
      timer = undefined
      // A mail that hangs is held by its row, and sent by whoever comes next.
      await Promise.race([round, pause(stopGraceMs, undefined, { ref: false })])
    },
  }
}

/** Sends one mail; says whether there was one. */
async function sendNext(parts: WorkerParts): Promise<boolean> {
  const { db, clock, mailer } = parts
  const now = clock.now()
  const mail = await takeDueMail(db, { now, heldUntil: later(now, holdMs) })
  if (!mail) return false
  const { recipient: to, subject, text, html } = mail
  try {
    await mailer.send({ to, subject, text, html })
  } catch (error) {
    logFailure(parts, error, 'mail could not be sent')
    await postponeMail(db, mail.id, nextTry(clock.now(), mail))
    return true
  }
  await deleteMail(db, mail.id)
  return true
}

function nextTry(now: Date, { attempts }: OutboxMail): Date | null {
  if (attempts >= mostAttempts) return null
  return later(now, Math.min(firstRetryMs * 2 ** (attempts - 1), longestRetryMs))
}

/** The error's code and kind only: an SMTP server's own words may repeat the address. */
function logFailure({ log }: WorkerParts, error: unknown, message: string): void {
  const { name, code } = error as { name?: string; code?: string }
  log.warn({ error: name, code }, message)
}
