import { formatMomentWithWeekday } from '#server/backends/main/platform/wib.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import type { Addressee, Fact, Letter } from './letter.ts'
import {
  type ReminderKind,
  roomFact,
  type SessionInMail,
  type SessionPlace,
  writeSessionLetter,
} from './session-letter.ts'

// Mails about a session to its client.

const places = {
  id: {
    room: (name: string) =>
      `Kalian bertemu di ruang sesi, yang buka 10 menit sebelum mulai. Kalau panggilannya tidak jalan, ${name} meneleponmu.`,
    roomWithoutNumber: (name: string) =>
      `Kalian bertemu di ruang sesi, yang buka 10 menit sebelum mulai. Isi nomor telepon di halaman akunmu, supaya ${name} bisa meneleponmu kalau panggilannya tidak jalan.`,
    link: (name: string) => `Kalian bertemu lewat tautan ${name} di halaman sesi.`,
  },
  en: {
    room: (name: string) =>
      `You meet in the room of the session, which opens 10 minutes before. If the call does not work, ${name} telephones you.`,
    roomWithoutNumber: (name: string) =>
      `You meet in the room of the session, which opens 10 minutes before. Add your phone number on your account page, so that ${name} can call you if it does not work.`,
    link: (name: string) => `You meet through ${name}’s link on the session page.`,
  },
} satisfies Record<string, Record<SessionPlace, (name: string) => string>>

/** What a client can still change about a session without cost. */
type Freedom = {
  canMove: boolean
  /** Null if cancelling costs the session. */
  freeCancelUntil: Date | null
}

/** Says only what the page of the session allows. */
function freedomNote(
  { startsAt, zone, canMove, freeCancelUntil }: SessionInMail & Freedom,
  locale: ContentLocale,
): string {
  const until = freeCancelUntil && formatMomentWithWeekday(freeCancelUntil, locale, zone)
  const words =
    locale === 'id'
      ? {
          none: 'Sesi ini mulai kurang dari 12 jam lagi: tidak bisa dipindah, dan kalau kamu batalkan, jatah sesinya tetap terhitung.',
          always:
            'Waktunya tidak cocok? Batalkan kapan pun sebelum sesi mulai, dan jatah sesimu kembali.',
          both: `Berhalangan? Pindahkan atau batalkan paling lambat ${until}, dan jatah sesimu tetap utuh.`,
          cancel: `Sesi ini tidak bisa dipindah lagi. Berhalangan? Batalkan paling lambat ${until}, dan jatah sesimu kembali.`,
        }
      : {
          none: 'This session starts in less than 12 hours: it cannot be moved, and if you cancel, it still counts.',
          always:
            'Does the time not suit you? Cancel at any time before it starts, and you get the session back.',
          both: `Something came up? Move or cancel by ${until}, and you keep the session.`,
          cancel: `This session cannot be moved any more. Something came up? Cancel by ${until}, and you get the session back.`,
        }
  if (!freeCancelUntil) return words.none
  if (freeCancelUntil >= startsAt) return words.always
  return canMove ? words.both : words.cancel
}

const calendarNote = {
  id: 'Undangan kalendernya terlampir.',
  en: 'A calendar invitation is attached.',
}

type PlannedSession = SessionInMail & Freedom & { isByNutritionist: boolean }

export function writeSessionBookedMail(to: Addressee, session: PlannedSession): Letter {
  const { name, place, isByNutritionist } = session
  return writeSessionLetter(to, 'session_booked', session, {
    id: (time) => ({
      subject: `Sesi dengan ${name}: ${time}`,
      title: 'Sesimu sudah dipesan',
      paragraphs: [
        isByNutritionist
          ? `${name} memesankan sesi untukmu pada ${time}, dengan satu jatah sesimu.`
          : `Kamu bertemu ${name} pada ${time}.`,
        places.id[place](name),
      ],
      facts: roomFact(session, 'Ruang sesi'),
      notes: [freedomNote(session, 'id'), calendarNote.id],
    }),
    en: (time) => ({
      subject: `Your session with ${name}: ${time}`,
      title: 'Your session is booked',
      paragraphs: [
        isByNutritionist
          ? `${name} booked a session for you on ${time}, with one of your sessions.`
          : `You’re meeting ${name} on ${time}.`,
        places.en[place](name),
      ],
      facts: roomFact(session, 'Room'),
      notes: [freedomNote(session, 'en'), calendarNote.en],
    }),
  })
}

export function writeSessionMovedMail(to: Addressee, session: PlannedSession): Letter {
  const { name, place, isByNutritionist } = session
  return writeSessionLetter(to, 'session_moved', session, {
    id: (time) => ({
      subject: `Dipindahkan: sesi dengan ${name}, ${time}`,
      title: 'Sesimu pindah waktu',
      paragraphs: [
        isByNutritionist
          ? `${name} memindahkan sesi kalian ke ${time}.`
          : `Sesimu dengan ${name} sekarang pada ${time}.`,
        places.id[place](name),
      ],
      facts: roomFact(session, 'Ruang sesi'),
      notes: [freedomNote(session, 'id'), calendarNote.id],
    }),
    en: (time) => ({
      subject: `Moved: your session with ${name}, ${time}`,
      title: 'Your session has a new time',
      paragraphs: [
        isByNutritionist
          ? `${name} moved your session to ${time}.`
          : `Your session with ${name} is now on ${time}.`,
        places.en[place](name),
      ],
      facts: roomFact(session, 'Room'),
      notes: [freedomNote(session, 'en'), calendarNote.en],
    }),
  })
}

/** Where the client goes from here. A single consultation is of one nutritionist alone. */
const nextSteps = {
  id: {
    none: [],
    licence: ['Pesan waktu yang lebih awal, atau pilih ahli gizi lain di halaman konsultasimu.'],
    consultation: ['Pesan waktu lain, atau minta uangmu kembali di halaman pembelianmu.'],
    consultationLicence: [
      'Pesan waktu yang lebih awal, atau minta uangmu kembali di halaman pembelianmu.',
    ],
  },
  en: {
    none: [],
    licence: ['Book an earlier time, or choose another nutritionist under My consultations.'],
    consultation: ['Book another time, or ask for your money back on your purchase page.'],
    consultationLicence: [
      'Book an earlier time, or ask for your money back on your purchase page.',
    ],
  },
} satisfies Record<ContentLocale, Record<string, string[]>>

function nextStepOf({ reason, isConsultation }: CancelledSession) {
  if (reason === 'licence_ended') return isConsultation ? 'consultationLicence' : 'licence'
  return reason === 'nutritionist' && isConsultation ? 'consultation' : 'none'
}

export type CancelReason = 'client' | 'nutritionist' | 'program_ended' | 'licence_ended'

type CancelledSession = SessionInMail & {
  reason: CancelReason
  /** It was bought alone, not with a program. */
  isConsultation: boolean
  /** The sessions that came back, one of them for the nutritionist's short notice. */
  creditsBack: 0 | 1 | 2
}

export function writeSessionCancelledMail(to: Addressee, session: CancelledSession): Letter {
  const { name, reason, creditsBack } = session
  return writeSessionLetter(to, 'session_cancelled', session, {
    id: (time) => ({
      subject: `Dibatalkan: sesi dengan ${name}, ${time}`,
      title: 'Sesi dibatalkan',
      paragraphs: [
        {
          client: `Kamu membatalkan sesi dengan ${name} pada ${time}.`,
          nutritionist: `Maaf, ${name} harus membatalkan sesi kalian pada ${time}.`,
          program_ended: `Yang kamu beli berakhir sebelum sesi dengan ${name} pada ${time}.`,
          licence_ended: `Izin praktik (SIP) ${name} berakhir sebelum sesi kalian pada ${time}, jadi sesi itu kami batalkan.`,
        }[reason],
        {
          0: 'Pembatalannya kurang dari 12 jam sebelum sesi, jadi jatah sesinya tidak kembali.',
          1:
            reason === 'program_ended'
              ? 'Jatah sesinya dihitung belum dipakai.'
              : 'Jatah sesimu kembali.',
          2: 'Jatah sesinya kembali, ditambah satu sesi karena pembatalannya mendadak.',
        }[creditsBack],
      ],
      notes: nextSteps.id[nextStepOf(session)],
    }),
    en: (time) => ({
      subject: `Cancelled: your session with ${name}, ${time}`,
      title: 'Your session is cancelled',
      paragraphs: [
        {
          client: `You cancelled your session with ${name} on ${time}.`,
          nutritionist: `We’re sorry: ${name} had to cancel your session on ${time}.`,
          program_ended: `What you bought ends before your session with ${name} on ${time}.`,
          licence_ended: `The licence to practise (SIP) of ${name} ends before your session on ${time}, so we cancelled it.`,
        }[reason],
        {
          0: 'It was less than 12 hours before the start, so the session does not come back.',
          1:
            reason === 'program_ended'
              ? 'The session counts as unused.'
              : 'You have the session back.',
          2: 'You have the session back, and one more because of the short notice.',
        }[creditsBack],
      ],
      notes: nextSteps.en[nextStepOf(session)],
    }),
  })
}

export function writeSessionReminderMail(
  to: Addressee,
  session: SessionInMail & { kind: ReminderKind; asksIntake: boolean },
): Letter {
  const { name, place, kind } = session
  const intake = (label: string): Fact[] =>
    session.asksIntake ? [{ label, value: `${session.link}/persiapan`, look: 'link' }] : []
  return writeSessionLetter(to, 'session_reminder', session, {
    id: (time) => ({
      subject: `Pengingat: sesi dengan ${name}, ${time}`,
      title: kind === 'day' ? 'Sesimu sudah dekat' : 'Sesimu sebentar lagi',
      paragraphs: [`Kamu bertemu ${name} pada ${time}.`, places.id[place](name)],
      facts: [...roomFact(session, 'Ruang sesi'), ...intake('Isi sebelum sesi')],
    }),
    en: (time) => ({
      subject: `Reminder: your session with ${name}, ${time}`,
      title: kind === 'day' ? 'Your session is coming up' : 'Your session starts soon',
      paragraphs: [`You’re meeting ${name} on ${time}.`, places.en[place](name)],
      facts: [...roomFact(session, 'Room'), ...intake('Fill in before')],
    }),
  })
}
