import type { MainContext } from '#server/backends/main/main-context.ts'
import { leaveOutbox } from '#server/backends/main/platform/mail/leave-outbox.ts'
import type { OutboxMail } from '#server/backends/main/platform/mail/outbox.repository.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { listWorks } from '#server/backends/main/platform/work/background-work.repository.ts'
import { appendStaffEntry, type StaffAct } from '#server/backends/main/staff/calls/staff-audit.ts'
import type { Background, FailedMails } from '#server/contract/admin-mail.schema.ts'
import { mailsThatExpire } from '#server/contract/mail-kinds.ts'
import type { Database } from '#server/db/open-database.ts'
import {
  countWaitingMails,
  listFailedMails,
  lockMail,
  restartMail,
} from './staff-mail.repository.ts'

export async function readFailedMails({ db }: MainContext): Promise<FailedMails> {
  const mails = await listFailedMails(db)
  return {
    mails: mails.map(({ id, kind, recipient, attempts, lastError, createdAt, dueAt }) => ({
      ...{ id, kind, attempts, lastError, canRetry: mayBeLate(kind) },
      recipient: masked(recipient),
      createdAt: createdAt.toISOString(),
      dueAt: dueAt?.toISOString() ?? null,
    })),
    waiting: await countWaitingMails(db),
  }
}

type Choice = { id: string; reason: string }

/** @throws MainFailure `ERR_NO_MAIL`, or `MAIL_EXPIRED` if its code or link works no more */
export function retryMail(context: MainContext, act: StaffAct, choice: Choice): Promise<void> {
  return change(context, act, choice, async (tx, { id, kind }) => {
    if (!mayBeLate(kind)) throw new MainFailure('MAIL_EXPIRED')
    await restartMail(tx, id, context.clock.now())
  })
}

/** Takes a mail out of the outbox unsent. @throws MainFailure `ERR_NO_MAIL` */
export function dropMail(context: MainContext, act: StaffAct, choice: Choice): Promise<void> {
  return change(context, act, choice, (tx, mail) => leaveOutbox(context, tx, mail, 'dropped'))
}

async function change(
  context: MainContext,
  act: StaffAct,
  { id, reason }: Choice,
  effect: (tx: Database, mail: OutboxMail) => Promise<void>,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const mail = await lockMail(tx, id)
    if (!mail) throw new MainFailure('ERR_NO_MAIL')
    await effect(tx, mail)
    await appendStaffEntry(context, tx, act, { objectId: id, reason })
  })
}

export async function readBackground({ db }: MainContext): Promise<Background> {
  const works = await listWorks(db)
  return {
    works: works.map(({ lastDoneAt, lastFailedAt, ...work }) => ({
      ...work,
      lastDoneAt: lastDoneAt?.toISOString() ?? null,
      lastFailedAt: lastFailedAt?.toISOString() ?? null,
    })),
  }
}

function mayBeLate(kind: string): boolean {
  return !mailsThatExpire.some((it) => it === kind)
}

function masked(address: string): string {
  return address.replace(/^(.)[^@]*/, '$1•••')
}
