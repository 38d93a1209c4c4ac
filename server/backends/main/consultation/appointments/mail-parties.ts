import {
  writeClientBookedMail,
  writeClientCancelledMail,
  writeClientMovedMail,
  writeClientReminderMail,
} from '#server/backends/main/platform/mail/client-session-mails.ts'
import { enqueueMail, type MailContext } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import type { Addressee, Letter } from '#server/backends/main/platform/mail/letter.ts'
import type { ReminderKind } from '#server/backends/main/platform/mail/session-letter.ts'
import {
  type CancelReason,
  writeSessionBookedMail,
  writeSessionCancelledMail,
  writeSessionMovedMail,
  writeSessionReminderMail,
} from '#server/backends/main/platform/mail/session-mails.ts'
import { isConsultationSlug } from '#server/contract/single-consultation.ts'
import type { AppointmentRow } from '#server/db/main/appointment.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { calendarInMail } from './session-calendar.ts'
import { clientReader, nutritionistReader, type SessionReader } from './session-facts.ts'
import { readParties, type SessionParties } from './session-parties.repository.ts'
import { freeCancelUntil, refusalOfMove } from './session-rules.ts'

export type SessionNews =
  | { kind: 'booked' | 'moved' }
  | { kind: 'cancelled'; creditsBack: 0 | 1 | 2 }
  /** `asksIntake`: the client has not written what to know before it. */
  | { kind: 'reminder'; reminder: ReminderKind; asksIntake: boolean }

/**
 * Mails both, each in their language and zone, in the transaction of what the mails tell. A deleted
 * account gets none.
 */
export async function mailParties(
  context: MailContext,
  tx: Database,
  session: AppointmentRow,
  news: SessionNews,
): Promise<void> {
  const parties = await readParties(tx, session)
  const writeTo = async (
    reader: SessionReader | undefined,
    write: (to: Addressee, telling: Telling & { reader: SessionReader }) => Letter,
  ) => {
    if (!reader || reader.user.deletedAt) return
    const { firstName, email } = reader.user
    const to = { firstName, locale: reader.locale, productName: context.productName }
    const letter = write(to, { session, news, parties, reader, now: context.clock.now() })
    const hasCalendar = news.kind !== 'reminder'
    await enqueueMail(context, tx, email, {
      ...letter,
      ...(hasCalendar && { calendar: calendarInMail(context, session, reader) }),
    })
  }
  // A client who deletes the account gets a mail about that.
  if (session.cancelKind !== 'account_deleted')
    await writeTo(clientReader(context, session, parties), letterToClient)
  await writeTo(nutritionistReader(context, session, parties), letterToNutritionist)
}

type Telling = { session: AppointmentRow; news: SessionNews; parties: SessionParties; now: Date }

function letterToClient(
  to: Addressee,
  { session, news, parties, reader, now }: Telling & { reader: SessionReader },
): Letter {
  const planned = {
    ...reader,
    isByNutritionist: session.changedBy === 'nutritionist',
    canMove: refusalOfMove(session, parties.practice, now) === undefined,
    freeCancelUntil: freeCancelUntil(session, now),
  }
  switch (news.kind) {
    case 'booked':
      return writeSessionBookedMail(to, planned)
    case 'moved':
      return writeSessionMovedMail(to, planned)
    case 'cancelled':
      return writeSessionCancelledMail(to, {
        ...reader,
        reason: reasonOf(session),
        isConsultation: isConsultationSlug(parties.programSlug ?? ''),
        creditsBack: news.creditsBack,
      })
    case 'reminder':
      return writeSessionReminderMail(to, {
        ...planned,
        kind: news.reminder,
        asksIntake: news.asksIntake,
      })
  }
}

function letterToNutritionist(
  to: Addressee,
  { session, news, reader }: Telling & { reader: SessionReader },
): Letter {
  const facts = { ...reader, by: session.changedBy }
  switch (news.kind) {
    case 'booked':
      return writeClientBookedMail(to, facts)
    case 'moved':
      return writeClientMovedMail(to, facts)
    case 'cancelled':
      return writeClientCancelledMail(to, {
        ...facts,
        isLicenceOver: session.cancelKind === 'licence_ended',
      })
    case 'reminder':
      return writeClientReminderMail(to, { ...reader, kind: news.reminder })
  }
}

function reasonOf({ cancelKind }: AppointmentRow): CancelReason {
  if (cancelKind === 'program_ended' || cancelKind === 'licence_ended') return cancelKind
  return cancelKind === 'in_time' || cancelKind === 'late' ? 'client' : 'nutritionist'
}
