import type { Addressee, Letter } from './letter.ts'
import { type SessionInMail, writeSessionLetter } from './session-letter.ts'

/** Tells one of the two that the other waits in the room, while the session runs. */
export function writeWaitingMail(to: Addressee, session: SessionInMail): Letter {
  const { name, roomLink } = session
  return writeSessionLetter(to, 'waiting', session, {
    id: () => ({
      subject: `${name} menunggumu di ruang sesi`,
      title: 'Kamu ditunggu',
      paragraphs: [`Sesimu dengan ${name} sudah mulai, dan ${name} menunggumu di ruangnya.`],
      action: { link: roomLink, label: 'Masuk ke ruang sesi' },
    }),
    en: () => ({
      subject: `${name} is waiting for you in the room`,
      title: 'You are awaited',
      paragraphs: [`Your session with ${name} has begun, and ${name} is waiting in its room.`],
      action: { link: roomLink, label: 'Enter the room' },
    }),
  })
}
