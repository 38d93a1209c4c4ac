import { setTimeout as pause } from 'node:timers/promises'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { logQuietly } from '#server/backends/main/platform/mail/log-quietly.ts'
import { sendDueMail } from '#server/backends/main/platform/mail/send-due-mail.ts'
import { fulfilDue } from '#server/backends/main/purchase/fulfilments/fulfil-due.service.ts'
import { mailKolStatement } from '#server/backends/main/purchase/kols/kol-statement.service.ts'
import { expireDue } from '#server/backends/main/purchase/orders/expire-due.service.ts'
import { forgetOldKeys } from '#server/backends/main/purchase/orders/forget-old-keys.service.ts'
import { attachReceipt } from '#server/backends/main/purchase/receipts/receipt.service.ts'
import { requestDueRefund } from '#server/backends/main/purchase/refunds/due-refund.service.ts'
import { remindDue } from '#server/backends/main/tracker/reminders/remind-due.service.ts'

/** Finds what a retry, a deadline or another instance left; fresh work is announced by `nudge`. */
const pollMs = 5 * 1000
/** A mail server that hangs must not hold the process. */
const stopGraceMs = 4 * 1000

/**
 * What happens without anybody asking for it, each kind one row at a time: unpaid orders end, what
 * was paid for is given, refunds are asked for, KOLs are told their month, members are reminded, mails
 * leave, and what nobody asks for any more is forgotten. A later kind may be due because of an earlier
 * one.
 */
const kindsOfWork = {
  'unpaid orders could not be ended': expireDue,
  'what was paid for could not be read': fulfilDue,
  'refunds could not be read': requestDueRefund,
  'statements of KOLs could not be read': mailKolStatement,
  'reminders could not be read': remindDue,
  'outbox could not be read': (context: MainContext) =>
    sendDueMail(context, (mail) => attachReceipt(context, mail)),
  'old idempotency keys could not be deleted': forgetOldKeys,
}

export type BackgroundWorker = {
  /** Does everything that is due. */
  drain(): Promise<void>
  /** Looks for due work soon, without waiting for it; does nothing while not started. */
  nudge(): void
  start(): void
  /** Waits a moment for what is being done. */
  stop(): Promise<void>
}

/** Does what is due, beside the workers of other instances: every row is taken by one of them. */
export function createBackgroundWorker(context: MainContext): BackgroundWorker {
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | undefined
  let isNudged = false

  const drain = async () => {
    for (const workOnce of Object.values(kindsOfWork)) while (await workOnce(context)) {}
  }
  const workWhileStarted = async () => {
    for (const [failure, workOnce] of Object.entries(kindsOfWork))
      try {
        while (timer && (await workOnce(context))) {}
      } catch (error) {
        logQuietly(context, error, failure)
      }
  }
  const work = async () => {
    while (isNudged && timer) {
      isNudged = false
      await workWhileStarted()
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
