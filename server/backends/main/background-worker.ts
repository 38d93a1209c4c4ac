import { setTimeout as pause } from 'node:timers/promises'
import { endUnlicensed } from '#server/backends/main/consultation/appointments/end-unlicensed.service.ts'
import { expireOffer } from '#server/backends/main/consultation/appointments/expire-offers.service.ts'
import { remindOfSession } from '#server/backends/main/consultation/appointments/remind-of-session.service.ts'
import { forgetUnsentFiles } from '#server/backends/main/consultation/messages/forget-unsent-files.service.ts'
import { mailUnread } from '#server/backends/main/consultation/messages/notify-unread.service.ts'
import { forgetRetainedNotes } from '#server/backends/main/consultation/notes/retain-notes.service.ts'
import { warnOfLicences } from '#server/backends/main/consultation/practices/warn-of-licence.service.ts'
import { watchPractices } from '#server/backends/main/consultation/practices/watch-practices.service.ts'
import { tellAbsent } from '#server/backends/main/consultation/room/tell-absent.service.ts'
import {
  closeRooms,
  deleteEndedRoom,
  endSilentPresences,
  forgetSignals,
  removeReplacedTab,
} from '#server/backends/main/consultation/room/upkeep.service.ts'
import { offerFreeTimes } from '#server/backends/main/consultation/waiting/offer-free-time.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { endApprovals } from '#server/backends/main/platform/approvals/approval.service.ts'
import { forgetOldKeys } from '#server/backends/main/platform/idempotency/forget-old-keys.service.ts'
import { forgetOldEvents } from '#server/backends/main/platform/live/forget-old-events.service.ts'
import { forgetSentMails } from '#server/backends/main/platform/mail/forget-sent-mails.service.ts'
import { logErrorKind } from '#server/backends/main/platform/mail/log-error-kind.ts'
import { sendDueMail } from '#server/backends/main/platform/mail/send-due-mail.ts'
import {
  createDoneRecorder,
  recordFailure,
} from '#server/backends/main/platform/work/record-work.service.ts'
import { announceStarts } from '#server/backends/main/purchase/catalogue/announce-starts.service.ts'
import { fulfilDue } from '#server/backends/main/purchase/fulfilments/fulfil-due.service.ts'
import { mailKolStatement } from '#server/backends/main/purchase/kols/kol-statement.service.ts'
import { expireDue } from '#server/backends/main/purchase/orders/expire-due.service.ts'
import { attachReceipt } from '#server/backends/main/purchase/receipts/receipt.service.ts'
import { requestDueRefund } from '#server/backends/main/purchase/refunds/due-refund.service.ts'
import { forgetPaidAccounts } from '#server/backends/main/purchase/refunds/payout.service.ts'
import { watchClaims } from '#server/backends/main/staff/content/watch-claims.service.ts'
import { remindDue } from '#server/backends/main/tracker/reminders/remind-due.service.ts'

/** Finds retries, deadlines and work of other instances; `nudge` announces fresh work. */
const pollMs = 5 * 1000
/** A hanging mail server must not block the shutdown. */
const stopGraceMs = 4 * 1000

function sendMail(context: MainContext): Promise<boolean> {
  return sendDueMail(context, (mail) => attachReceipt(context, mail))
}

/** Scheduled work, one row at a time. A kind of work may create work for the kinds after it. */
const kindsOfWork = {
  'starts of prices could not be announced': announceStarts,
  'unpaid orders could not be ended': expireDue,
  'what was paid for could not be read': fulfilDue,
  'approvals could not be ended': endApprovals,
  'refunds could not be read': requestDueRefund,
  'accounts of old refunds could not be emptied': forgetPaidAccounts,
  'statements of KOLs could not be read': mailKolStatement,
  'reminders could not be read': remindDue,
  'sessions after the end of a licence could not be cancelled': endUnlicensed,
  'practices could not be watched': watchPractices,
  'claims could not be watched': watchClaims,
  'ends of licences could not be told': warnOfLicences,
  'reminders of sessions could not be read': remindOfSession,
  'offers could not be ended': expireOffer,
  'free times could not be offered': offerFreeTimes,
  'unread messages could not be mailed': mailUnread,
  'silent tabs could not be ended': endSilentPresences,
  'rooms could not be closed': closeRooms,
  'old signals could not be deleted': forgetSignals,
  'replaced tabs could not be read': removeReplacedTab,
  'ended rooms could not be read': deleteEndedRoom,
  'waiting members could not be read': tellAbsent,
  'outbox could not be read': sendMail,
  'old sent mails could not be forgotten': forgetSentMails,
  'old idempotency keys could not be deleted': forgetOldKeys,
  'old live events could not be deleted': forgetOldEvents,
  'files without a message could not be deleted': forgetUnsentFiles,
  'notes whose years are over could not be deleted': forgetRetainedNotes,
}

export type BackgroundWorker = {
  /** Does all work that is due. */
  drain(): Promise<void>
  /** Looks for due work soon without blocking. Does nothing while the worker is stopped. */
  nudge(): void
  start(): void
  /** Waits a few seconds for work in progress. */
  stop(): Promise<void>
}

/** Each row is claimed by exactly one worker, so instances can run side by side. */
export function createBackgroundWorker(context: MainContext): BackgroundWorker {
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | undefined
  let isNudged = false

  const recordDone = createDoneRecorder(context)

  const drain = async () => {
    for (const workOnce of Object.values(kindsOfWork)) while (await workOnce(context)) {}
  }
  const workWhileStarted = async () => {
    const done: string[] = []
    for (const [failure, workOnce] of Object.entries(kindsOfWork))
      try {
        while (timer && (await workOnce(context))) {}
        done.push(workOnce.name)
      } catch (error) {
        logErrorKind(context, error, failure)
        await recordFailure(context, workOnce.name, error)
      }
    if (timer) await recordDone(done)
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
      // The outbox row stays locked, so another worker sends a hanging mail later.
      await Promise.race([round, pause(stopGraceMs, undefined, { ref: false })])
    },
  }
}
