import { formatMomentWithWeekday } from '#server/backends/main/platform/wib.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import type { MailKind } from '#server/contract/mail-kinds.ts'
import { type Addressee, type Fact, type Letter, letterTo, type Words } from './letter.ts'

/** A session as one of the two reads of it. */
export type SessionInMail = {
  /** The other of the two. */
  name: string
  startsAt: Date
  minutes: number
  /** The zone of the reader. */
  zone: string
  /** The zone of the other. */
  otherZone: string
  /** The page of the session, which asks for a sign-in. */
  link: string
  /** The room of the session, which asks for a sign-in too. */
  roomLink: string
  place: SessionPlace
}

/**
 * Where the two meet: in the room of the session, or at the nutritionist's own link. A client without a
 * number cannot be called if the room fails.
 */
export type SessionPlace = 'room' | 'roomWithoutNumber' | 'link'

type SessionWords = Pick<Words, 'subject' | 'title' | 'paragraphs' | 'facts' | 'notes' | 'action'>

/** The text of a mail in each language, which gets the time with its zone. */
export type SessionTexts = Record<ContentLocale, (time: string) => SessionWords>

/** A mail about a session, with its time in the zone of its reader and, if it differs, the other's. */
export function writeSessionLetter(
  to: Addressee,
  kind: MailKind,
  session: SessionInMail,
  texts: SessionTexts,
): Letter {
  const { link } = session
  const wordsIn = (locale: ContentLocale, label: string) => {
    const words = texts[locale](formatMomentWithWeekday(session.startsAt, locale, session.zone))
    const facts = [...factsOf(session, locale), ...(words.facts ?? [])]
    return { action: { link, label }, ...words, facts }
  }
  return letterTo(to, kind, {
    id: wordsIn('id', 'Buka sesi'),
    en: wordsIn('en', 'Open the session'),
  })
}

/** When it is, for both, and how long it takes. */
export function factsOf(
  { name, startsAt, minutes, zone, otherZone }: SessionInMail,
  locale: ContentLocale,
): Fact[] {
  const labels =
    locale === 'id'
      ? { time: 'Waktu', other: `Waktu ${name}`, length: 'Lama', minutes: 'menit' }
      : { time: 'Time', other: `Time for ${name}`, length: 'Length', minutes: 'minutes' }
  const time = formatMomentWithWeekday(startsAt, locale, zone)
  const otherTime = formatMomentWithWeekday(startsAt, locale, otherZone)
  return [
    { label: labels.time, value: time },
    ...(otherTime === time ? [] : [{ label: labels.other, value: otherTime }]),
    { label: labels.length, value: `${minutes} ${labels.minutes}` },
  ]
}

/** The address of the room, for a mail about a session to come. */
export function roomFact({ place, roomLink }: SessionInMail, label: string): Fact[] {
  return place === 'link' ? [] : [{ label, value: roomLink, look: 'link' }]
}

/** How late the reader learns of a session. */
export type ReminderKind = 'day' | 'hour'
