import { formatMomentWithWeekday } from '#server/backends/main/platform/wib.ts'
import { type Addressee, type Letter, letterTo } from './letter.ts'
import { factsOf, type SessionInMail } from './session-letter.ts'

type EndedHold = SessionInMail & {
  /** `gone`: the nutritionist cannot hold the session. */
  why: 'expired' | 'gone'
  /** The time was held for an order, not for a client on the waiting list. */
  isOfOrder: boolean
}

/** Tells a client that a time is no longer held for them, and what comes next. */
export function writeHoldEndedMail(to: Addressee, session: EndedHold): Letter {
  const { name, startsAt, zone, link, why, isOfOrder } = session
  const id = formatMomentWithWeekday(startsAt, 'id', zone)
  const en = formatMomentWithWeekday(startsAt, 'en', zone)
  return letterTo(to, isOfOrder ? 'hold_ended' : 'offer_ended', {
    id: {
      subject: `Tidak ditahan lagi: ${name}, ${id}`,
      title: 'Waktu ini tidak ditahan lagi',
      paragraphs: [
        why === 'gone'
          ? `Maaf, ${name} tidak bisa pada ${id}, jadi waktu itu tidak kami tahan lagi untukmu.`
          : `Tawaran ${name} pada ${id} sudah lewat. Tidak ada sesi yang terpakai.`,
        isOfOrder
          ? 'Belum membayar? Pesan waktu lain. Sudah membayar? Jatah sesimu tetap utuh, dan kamu memilih waktu lain tanpa bayar lagi.'
          : why === 'gone'
            ? 'Kamu tetap di daftar tunggu. Kami kirim email begitu ada waktu lain.'
            : 'Kamu tetap di daftar tunggu. Tawaran berikutnya paling cepat 12 jam lagi.',
      ],
      facts: factsOf(session, 'id'),
      action: { link, label: isOfOrder ? 'Pilih waktu' : 'Buka Konsultasiku' },
    },
    en: {
      subject: `No longer held: ${name}, ${en}`,
      title: 'This time is no longer held',
      paragraphs: [
        why === 'gone'
          ? `We’re sorry: ${name} cannot meet you on ${en}, so we no longer hold that time for you.`
          : `The offer of ${name} for ${en} has ended. It used none of your sessions.`,
        isOfOrder
          ? 'Not paid yet? Order another time. Paid already? Your session stays yours, and you choose another time at no extra cost.'
          : why === 'gone'
            ? 'You stay on the waiting list. We email you as soon as there is another time.'
            : 'You stay on the waiting list. The next offer comes in 12 hours at the earliest.',
      ],
      facts: factsOf(session, 'en'),
      action: { link, label: isOfOrder ? 'Choose a time' : 'Open my consultations' },
    },
  })
}
