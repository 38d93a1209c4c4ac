import { formatDay } from '#server/backends/main/platform/wib.ts'
import { type Addressee, type Letter, letterTo } from './letter.ts'

type EndedWait = {
  /** The nutritionist's name. */
  name: string
  why: 'last-day' | 'program-ended'
  /** The last day for which the client waited, `YYYY-MM-DD`. */
  untilOn: string
  /** The free times of the nutritionist. */
  link: string
}

/** Tells a client that they are no longer on a waiting list, and what they can do next. */
export function writeWaitEndedMail(to: Addressee, { name, why, untilOn, link }: EndedWait): Letter {
  const isOver = why === 'program-ended'
  return letterTo(to, 'waiting_ended', {
    id: {
      subject: `Daftar tunggumu untuk ${name} berakhir`,
      title: 'Kamu tidak lagi di daftar tunggu',
      paragraphs: [
        isOver
          ? `Programmu sudah selesai, jadi kami berhenti mencari waktu dengan ${name} untukmu.`
          : `Kamu menunggu waktu dengan ${name} sampai ${formatDay(untilOn, 'id')}. Hari itu sudah lewat. Tidak ada sesi yang terpakai.`,
        isOver
          ? 'Masih ingin bertemu? Lihat waktu yang kosong dan pesan konsultasi.'
          : 'Masih ingin bertemu? Lihat waktu yang kosong, atau masuk daftar tunggu lagi dengan hari lain.',
      ],
      action: { link, label: 'Lihat waktu yang kosong' },
    },
    en: {
      subject: `Your wait for ${name} has ended`,
      title: 'You are no longer on the waiting list',
      paragraphs: [
        isOver
          ? `Your program has ended, so we no longer look for a time with ${name} for you.`
          : `You waited for a time with ${name} until ${formatDay(untilOn, 'en')}. That day has passed. It used none of your sessions.`,
        isOver
          ? 'Would you still like to meet? See the free times and book a consultation.'
          : 'Would you still like to meet? See the free times, or join the waiting list again with other days.',
      ],
      action: { link, label: 'See the free times' },
    },
  })
}
