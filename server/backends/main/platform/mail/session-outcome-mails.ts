import type { Addressee, Letter } from './letter.ts'
import { type SessionInMail, writeSessionLetter } from './session-letter.ts'

type SessionOutcome = SessionInMail & {
  /** Null if the nutritionist corrected the record: the session was held. */
  missedBy: 'client' | 'nutritionist' | 'both' | null
  /** An absent client got the session back, because the nutritionist chose its time too late. */
  hasCreditBack: boolean
  /** Why the nutritionist corrected the record. Empty for a first record. */
  reason: string
}

/** Tells the client that a session did not take place, and how to object. */
export function writeSessionOutcomeMail(to: Addressee, session: SessionOutcome): Letter {
  const { name, missedBy, hasCreditBack, reason } = session
  const kind = missedBy ?? 'held'
  return writeSessionLetter(to, 'session_outcome', session, {
    id: (time) => ({
      subject: `Catatan sesi dengan ${name}: ${time}`,
      title: missedBy ? 'Sesi tidak berlangsung' : 'Catatan sesi diperbaiki',
      paragraphs: [
        {
          client: `${name} mencatat bahwa kamu tidak hadir pada sesi ${time}.`,
          nutritionist: `Maaf, ${name} berhalangan, jadi sesi kalian pada ${time} tidak berlangsung.`,
          both: `${name} mencatat bahwa sesi kalian pada ${time} tidak berlangsung.`,
          held: `${name} memperbaiki catatannya: sesi kalian pada ${time} berlangsung.`,
        }[kind],
        {
          client: hasCreditBack
            ? 'Jatah sesimu kembali, karena waktunya ditentukan kurang dari 12 jam sebelumnya.'
            : 'Jatah sesinya tetap terhitung.',
          nutritionist: 'Jatah sesimu kembali, ditambah satu sesi.',
          both: 'Jatah sesimu kembali.',
          held: 'Jatah sesi yang sudah kembali tetap milikmu.',
        }[kind],
        ...(reason ? [`Alasan ${name} memperbaiki catatannya: “${reason}”`] : []),
      ],
      notes: [
        `Tidak sesuai dengan yang terjadi? Balas email ini dalam 7 hari. Kami periksa bersama ${name}, dan catatannya bisa diperbaiki.`,
      ],
    }),
    en: (time) => ({
      subject: `Record of your session with ${name}: ${time}`,
      title: missedBy ? 'Your session did not take place' : 'The record is corrected',
      paragraphs: [
        {
          client: `${name} recorded that you were absent from the session on ${time}.`,
          nutritionist: `We’re sorry: ${name} was absent, so your session on ${time} did not take place.`,
          both: `${name} recorded that your session on ${time} did not take place.`,
          held: `${name} corrected the record: your session on ${time} took place.`,
        }[kind],
        {
          client: hasCreditBack
            ? 'You have the session back, because its time was set less than 12 hours before.'
            : 'The session still counts.',
          nutritionist: 'You have the session back, and one more.',
          both: 'You have the session back.',
          held: 'You keep what you got back.',
        }[kind],
        ...(reason ? [`Why ${name} corrected the record: “${reason}”`] : []),
      ],
      notes: [
        `Is this not what happened? Reply to this email within 7 days. We look into it with ${name}, and the record can be corrected.`,
      ],
    }),
  })
}
