import type { Addressee, Letter } from './letter.ts'
import {
  type ReminderKind,
  roomFact,
  type SessionInMail,
  writeSessionLetter,
} from './session-letter.ts'

// Mails about a session to its nutritionist. They say nothing of the client's health.

type ChangedSession = SessionInMail & { by: 'client' | 'nutritionist' | 'system' }

export function writeClientBookedMail(to: Addressee, session: ChangedSession): Letter {
  const { name, by } = session
  return writeSessionLetter(to, 'client_booked', session, {
    id: (time) => ({
      subject: `Sesi baru dengan ${name}: ${time}`,
      title: 'Sesi baru di jadwalmu',
      paragraphs: [
        by === 'client'
          ? `${name} memesan sesi denganmu pada ${time}.`
          : `Kamu memesan sesi untuk ${name} pada ${time}.`,
      ],
      facts: roomFact(session, 'Ruang sesi'),
      notes: ['Undangan kalendernya terlampir.'],
    }),
    en: (time) => ({
      subject: `New session with ${name}: ${time}`,
      title: 'A new session on your calendar',
      paragraphs: [
        by === 'client'
          ? `${name} booked a session with you on ${time}.`
          : `You booked a session for ${name} on ${time}.`,
      ],
      facts: roomFact(session, 'Room'),
      notes: ['A calendar invitation is attached.'],
    }),
  })
}

export function writeClientMovedMail(to: Addressee, session: ChangedSession): Letter {
  const { name, by } = session
  return writeSessionLetter(to, 'client_moved', session, {
    id: (time) => ({
      subject: `Dipindahkan: sesi dengan ${name}, ${time}`,
      title: 'Satu sesi pindah waktu',
      paragraphs: [
        by === 'client'
          ? `${name} memindahkan sesinya ke ${time}.`
          : `Kamu memindahkan sesi dengan ${name} ke ${time}.`,
      ],
      facts: roomFact(session, 'Ruang sesi'),
      notes: ['Undangan kalender yang baru terlampir.'],
    }),
    en: (time) => ({
      subject: `Moved: session with ${name}, ${time}`,
      title: 'A session has a new time',
      paragraphs: [
        by === 'client'
          ? `${name} moved their session to ${time}.`
          : `You moved the session with ${name} to ${time}.`,
      ],
      facts: roomFact(session, 'Room'),
      notes: ['The new calendar invitation is attached.'],
    }),
  })
}

const renewal = {
  id: 'Sudah memperpanjang SIP? Kirim kepada kami dengan membalas email ini, lalu klien bisa memesan lagi.',
  en: 'Have you renewed it? Reply to this email with the new licence, and clients can book again.',
}

export function writeClientCancelledMail(
  to: Addressee,
  session: ChangedSession & {
    /** The site cancelled it, because the nutritionist's licence ends before it. */
    isLicenceOver: boolean
  },
): Letter {
  const { name, isLicenceOver } = session
  const by = isLicenceOver ? 'licence' : session.by
  return writeSessionLetter(to, 'client_cancelled', session, {
    id: (time) => ({
      subject: `Dibatalkan: sesi dengan ${name}, ${time}`,
      title: 'Satu sesi dibatalkan',
      paragraphs: [
        {
          client: `${name} membatalkan sesi pada ${time}. Waktunya bebas lagi.`,
          nutritionist: `Kamu membatalkan sesi dengan ${name} pada ${time}.`,
          system: `Sesi dengan ${name} pada ${time} dibatalkan. Waktunya bebas lagi.`,
          licence: `SIP-mu berakhir sebelum sesi dengan ${name} pada ${time}, jadi sesi itu kami batalkan. Jatah sesi ${name} kembali.`,
        }[by],
      ],
      notes: isLicenceOver ? [renewal.id] : [],
    }),
    en: (time) => ({
      subject: `Cancelled: session with ${name}, ${time}`,
      title: 'A session is cancelled',
      paragraphs: [
        {
          client: `${name} cancelled the session on ${time}. The time is free again.`,
          nutritionist: `You cancelled the session with ${name} on ${time}.`,
          system: `The session with ${name} on ${time} was cancelled. The time is free again.`,
          licence: `Your licence (SIP) ends before the session with ${name} on ${time}, so we cancelled it. ${name} has the session back.`,
        }[by],
      ],
      notes: isLicenceOver ? [renewal.en] : [],
    }),
  })
}

export function writeClientReminderMail(
  to: Addressee,
  session: SessionInMail & { kind: ReminderKind },
): Letter {
  const { name, kind } = session
  return writeSessionLetter(to, 'client_reminder', session, {
    id: (time) => ({
      subject: `Pengingat: sesi dengan ${name}, ${time}`,
      title: kind === 'day' ? 'Sesi berikutnya sudah dekat' : 'Sesi berikutnya sebentar lagi',
      paragraphs: [`${name} bertemu denganmu pada ${time}.`],
      facts: roomFact(session, 'Ruang sesi'),
    }),
    en: (time) => ({
      subject: `Reminder: session with ${name}, ${time}`,
      title: kind === 'day' ? 'Your next session is coming up' : 'Your next session starts soon',
      paragraphs: [`${name} meets you on ${time}.`],
      facts: roomFact(session, 'Room'),
    }),
  })
}
