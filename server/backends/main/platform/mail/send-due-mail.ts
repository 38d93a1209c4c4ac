import { hourMs, minuteMs } from '#app/lib/time.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { openAtRest } from '#server/backends/main/platform/rest-key.ts'
import { openTask } from '#server/backends/main/platform/tasks/task.repository.ts'
import type { Attachment } from '#server/mail/smtp-mailer.ts'
import { leaveOutbox } from './leave-outbox.ts'
import { errorKindOf, logErrorKind } from './log-error-kind.ts'
import { claimDueMail, type OutboxMail, postponeMail } from './outbox.repository.ts'

/** Longer than the mailer's deadlines for one mail. */
const lockMs = 2 * minuteMs
const firstRetryMs = 5 * 1000
const longestRetryMs = hourMs
/** About a day and a half with these delays. */
const mostAttempts = 40

type SendContext = Pick<MainContext, 'db' | 'clock' | 'log' | 'mailer' | 'secrets'>

/** Loads a mail's attachments when it is sent, so that no request waits for a PDF. */
export type ReadAttachments = (mail: OutboxMail) => Promise<Attachment[]>

/** Sends the mail that has been due longest. Returns false if no mail is due. */
export async function sendDueMail(
  context: SendContext,
  readAttachments: ReadAttachments,
): Promise<boolean> {
  const { db, clock, mailer } = context
  const now = clock.now()
  const mail = await claimDueMail(db, { now, lockedUntil: later(now, lockMs) })
  if (!mail) return false
  const unsubscribeUrl = mail.unsubscribeUrl ?? undefined
  try {
    const content = {
      subject: openAtRest(context, mail.subject),
      text: openAtRest(context, mail.text),
      html: openAtRest(context, mail.html),
      calendar: calendarOf(context, mail),
    }
    const attachments = await readAttachments(mail)
    await mailer.send({ to: mail.recipient, ...content, attachments, unsubscribeUrl })
  } catch (error) {
    logErrorKind(context, error, 'mail could not be sent')
    await tryLater(context, mail, errorKindOf(error))
    return true
  }
  await db.transaction((tx) => leaveOutbox(context, tx, mail, 'sent'))
  return true
}

/** After too many attempts, a person takes over. */
async function tryLater(
  { db, clock }: SendContext,
  mail: OutboxMail,
  lastError: string,
): Promise<void> {
  const now = clock.now()
  const dueAt = nextTry(now, mail)
  await db.transaction(async (tx) => {
    await postponeMail(tx, { id: mail.id, dueAt, lastError })
    if (dueAt === null)
      await openTask(tx, { kind: 'mail', subject: mail.id, openedAt: now, dueAt: now })
  })
}

function calendarOf(context: SendContext, { calendar, calendarMethod: method }: OutboxMail) {
  if (calendar === null || method === null) return undefined
  return { method, content: openAtRest(context, calendar) }
}

function nextTry(now: Date, { attempts }: OutboxMail): Date | null {
  if (attempts >= mostAttempts) return null
  return later(now, Math.min(firstRetryMs * 2 ** (attempts - 1), longestRetryMs))
}
