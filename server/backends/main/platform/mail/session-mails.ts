import type { Addressee, Letter } from './letter.ts'
import { type ReminderKind, type SessionInMail, writeSessionLetter } from './session-letter.ts'

// Mails about a session to its client.

/** How the two meet. `unreachable` is a telephone call to a client without a number. */
export type SessionPlace = 'link' | 'telephone' | 'unreachable'

const places = {
  id: {
    link: (name: string) => `Kalian bertemu lewat tautan ${name} di halaman sesi.`,
    telephone: (name: string) => `${name} meneleponmu pada waktunya.`,
    unreachable: (name: string) =>
      `${name} akan meneleponmu, tetapi nomormu belum ada. Isi nomor telepon di halaman akunmu.`,
  },
  en: {
    link: (name: string) => `You meet through the link of ${name} on the page of the session.`,
    telephone: (name: string) => `${name} calls you at that time.`,
    unreachable: (name: string) =>
      `${name} will call you, but we have no number of yours. Add it on your account page.`,
  },
} satisfies Record<string, Record<SessionPlace, (name: string) => string>>

const freeUntil = {
  id: 'Berhalangan? Pindahkan atau batalkan paling lambat 12 jam sebelumnya, dan jatah sesimu tetap utuh.',
  en: 'Something came up? Move or cancel at least 12 hours before, and you keep the session.',
}
const calendarNote = {
  id: 'Undangan kalendernya terlampir.',
  en: 'A calendar invitation is attached.',
}

type PlannedSession = SessionInMail & { place: SessionPlace }

export function writeSessionBookedMail(to: Addressee, session: PlannedSession): Letter {
  const { name, place } = session
  return writeSessionLetter(to, session, {
    id: (time) => ({
      subject: `Sesi dengan ${name}: ${time}`,
      title: 'Sesimu sudah dipesan',
      paragraphs: [`Kamu bertemu ${name} pada ${time}.`, places.id[place](name)],
      notes: [freeUntil.id, calendarNote.id],
    }),
    en: (time) => ({
      subject: `Your session with ${name}: ${time}`,
      title: 'Your session is booked',
      paragraphs: [`You meet ${name} on ${time}.`, places.en[place](name)],
      notes: [freeUntil.en, calendarNote.en],
    }),
  })
}

/** The client may cancel a session without cost that the nutritionist moved. */
export function writeSessionMovedMail(
  to: Addressee,
  session: PlannedSession & { isByNutritionist: boolean },
): Letter {
  const { name, place, isByNutritionist } = session
  return writeSessionLetter(to, session, {
    id: (time) => ({
      subject: `Dipindahkan: sesi dengan ${name}, ${time}`,
      title: 'Sesimu pindah waktu',
      paragraphs: [
        isByNutritionist
          ? `${name} memindahkan sesi kalian ke ${time}.`
          : `Sesimu dengan ${name} sekarang pada ${time}.`,
        places.id[place](name),
      ],
      notes: [
        isByNutritionist
          ? 'Waktunya tidak cocok? Batalkan kapan pun sebelum sesi mulai, dan jatah sesimu kembali.'
          : freeUntil.id,
        calendarNote.id,
      ],
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
      notes: [
        isByNutritionist
          ? 'Does the time not suit you? Cancel at any time before it starts, and you get the session back.'
          : freeUntil.en,
        calendarNote.en,
      ],
    }),
  })
}

const afterLicence = {
  id: 'Pesan waktu yang lebih awal, atau pilih ahli gizi lain di halaman konsultasimu.',
  en: 'Book an earlier time, or choose another nutritionist on the page of your consultations.',
}

export type CancelReason = 'client' | 'nutritionist' | 'program_ended' | 'licence_ended'

type CancelledSession = SessionInMail & {
  reason: CancelReason
  /** The sessions that came back, one of them for the nutritionist's short notice. */
  creditsBack: 0 | 1 | 2
}

export function writeSessionCancelledMail(to: Addressee, session: CancelledSession): Letter {
  const { name, reason, creditsBack } = session
  return writeSessionLetter(to, session, {
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
          1: 'Jatah sesinya dihitung belum dipakai.',
          2: 'Jatah sesinya kembali, ditambah satu sesi karena pembatalannya mendadak.',
        }[creditsBack],
      ],
      notes: reason === 'licence_ended' ? [afterLicence.id] : [],
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
          1: 'The session counts as unused.',
          2: 'You have the session back, and one more because of the short notice.',
        }[creditsBack],
      ],
      notes: reason === 'licence_ended' ? [afterLicence.en] : [],
    }),
  })
}

export function writeSessionReminderMail(
  to: Addressee,
  session: PlannedSession & { kind: ReminderKind },
): Letter {
  const { name, place, kind } = session
  return writeSessionLetter(to, session, {
    id: (time) => ({
      subject: `Pengingat: sesi dengan ${name}, ${time}`,
      title: kind === 'day' ? 'Sesimu sudah dekat' : 'Sesimu sebentar lagi',
      paragraphs: [`Kamu bertemu ${name} pada ${time}.`, places.id[place](name)],
    }),
    en: (time) => ({
      subject: `Reminder: your session with ${name}, ${time}`,
      title: kind === 'day' ? 'Your session is coming up' : 'Your session starts soon',
      paragraphs: [`You meet ${name} on ${time}.`, places.en[place](name)],
    }),
  })
}
