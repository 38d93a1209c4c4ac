import { formatMomentWithWeekday } from '#server/backends/main/platform/wib.ts'
import { type Addressee, type Letter, letterTo } from './letter.ts'
import { factsOf, type SessionInMail } from './session-letter.ts'

type OfferedSession = SessionInMail & {
  /** Until when the time is held. */
  offeredUntil: Date
}

/** Offers a time to a client who waits. The link leads to the page that accepts it after a sign-in. */
export function writeOfferMail(to: Addressee, session: OfferedSession): Letter {
  const { name, startsAt, zone, offeredUntil, link } = session
  const inZone = (moment: Date, locale: 'id' | 'en') =>
    formatMomentWithWeekday(moment, locale, zone)
  const times = (locale: 'id' | 'en') => ({
    time: inZone(startsAt, locale),
    until: inZone(offeredUntil, locale),
  })
  const id = times('id')
  const en = times('en')
  return letterTo(to, 'offer', {
    id: {
      subject: `Ada waktu untukmu dengan ${name}: ${id.time}`,
      title: 'Ada waktu yang kamu tunggu',
      paragraphs: [
        `${name} punya waktu pada ${id.time}. Kami menahannya untukmu sampai ${id.until}.`,
        'Ambil di halaman konsultasimu sebelum itu. Satu sesi baru terpakai kalau kamu mengambilnya.',
      ],
      facts: [...factsOf(session, 'id'), { label: 'Ditahan sampai', value: id.until }],
      action: { link, label: 'Lihat tawaran ini' },
      notes: [
        'Tidak cocok? Lewati saja, kamu tetap di daftar tunggu. Waktu ini kami tawarkan ke orang lain.',
      ],
    },
    en: {
      subject: `A time for you with ${name}: ${en.time}`,
      title: 'The time you waited for',
      paragraphs: [
        `${name} has time on ${en.time}. We hold it for you until ${en.until}.`,
        'Take it on the page of your consultations before then. It uses a session only if you take it.',
      ],
      facts: [...factsOf(session, 'en'), { label: 'Held until', value: en.until }],
      action: { link, label: 'See the offer' },
      notes: [
        'Does it not suit you? Let it pass: you stay on the waiting list, and we offer the time to someone else.',
      ],
    },
  })
}
