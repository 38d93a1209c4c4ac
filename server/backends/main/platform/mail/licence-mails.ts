import { formatDay } from '#server/backends/main/platform/wib.ts'
import { type Addressee, type Letter, letterTo } from './letter.ts'

type Licence = {
  /** Its last day, `YYYY-MM-DD`. */
  endsOn: string
  link: string
}

/** Tells a nutritionist that their licence ends, and what happens then. */
export function writeLicenceEndsMail(
  to: Addressee,
  { endsOn, days, link }: Licence & { days: number },
): Letter {
  const day = formatDay(endsOn, to.locale)
  return letterTo(to, 'licence_ends', {
    id: {
      subject: `SIP-mu berakhir ${day}`,
      title: `SIP-mu berakhir dalam ${days} hari`,
      paragraphs: [
        `Izin praktikmu (SIP) berlaku sampai ${day}. Balas email ini dengan SIP yang baru, supaya kami memeriksanya sebelum hari itu.`,
        'Tanpa SIP baru, 14 hari sebelum tiap sesi setelah hari itu kami membatalkannya dan memberi tahu klienmu. Setelah hari itu, profilmu tidak tampil.',
      ],
      action: { link, label: 'Buka praktikku' },
    },
    en: {
      subject: `Your licence ends on ${day}`,
      title: `Your licence ends in ${days} days`,
      paragraphs: [
        `Your licence (SIP) is valid until ${day}. Reply to this email with the new one, so that we can check it before that day.`,
        'Without it, we cancel each later session 14 days before it and tell your client. After that day, your profile is hidden.',
      ],
      action: { link, label: 'Open my practice' },
    },
  })
}

/** Tells a client that the licence of their nutritionist ends, and what they can do. */
export function writeCareEndsMail(
  to: Addressee,
  { name, endsOn, link }: Licence & { name: string },
): Letter {
  const day = formatDay(endsOn, to.locale)
  return letterTo(to, 'care_ends', {
    id: {
      subject: `Izin praktik ${name} berlaku sampai ${day}`,
      title: `Sampai ${day} bersama ${name}`,
      paragraphs: [
        `Izin praktik (SIP) ${name} berlaku sampai ${day}. Setelah itu, sesi dengan ${name} hanya bisa kalau izinnya sudah diperpanjang.`,
        'Kamu tidak perlu melakukan apa-apa sekarang. Kalau mau kepastian, pilih ahli gizi lain di halaman konsultasi. Sesimu yang belum terpakai tetap milikmu.',
      ],
      action: { link, label: 'Buka konsultasi' },
    },
    en: {
      subject: `The licence of ${name} is valid until ${day}`,
      title: `Until ${day} with ${name}`,
      paragraphs: [
        `The licence (SIP) of ${name} is valid until ${day}. After that, sessions with ${name} are possible only if it is renewed.`,
        'You need not do anything now. To be certain, choose another nutritionist on the consultation page. You keep the sessions that you have not used.',
      ],
      action: { link, label: 'Open consultation' },
    },
  })
}
