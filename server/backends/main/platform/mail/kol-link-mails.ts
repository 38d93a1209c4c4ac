import { formatDay } from '#server/backends/main/platform/wib.ts'
import { type Addressee, type Letter, letterTo } from './letter.ts'

type KolLink = {
  percent: number
  /** What the KOL passes on. */
  sharedLink: string
  /** Where the KOL sees the earnings. */
  link: string
}

/** Says that a member has a referral link, or has it again. */
export function writeKolLinkMail(to: Addressee, { percent, sharedLink, link }: KolLink): Letter {
  return letterTo(to, 'kol_link', {
    id: {
      subject: 'Tautan rekomendasimu aktif',
      title: 'Tautan rekomendasimu aktif',
      paragraphs: [
        `Siapa pun yang membeli lewat tautanmu memberimu komisi ${percent}% dari harga tanpa PPN.`,
        'Mereka membaca namamu dan komisinya. Harga mereka tetap sama.',
      ],
      facts: [{ label: 'Tautanmu', value: sharedLink, look: 'link' }],
      action: { link, label: 'Lihat komisimu' },
    },
    en: {
      subject: 'Your referral link is active',
      title: 'Your referral link is active',
      paragraphs: [
        `You earn ${percent}% of the price without PPN from everyone who buys through your link.`,
        'They read your name and the commission. Their price stays the same.',
      ],
      facts: [{ label: 'Your link', value: sharedLink, look: 'link' }],
      action: { link, label: 'See your commission' },
    },
  })
}

/** Says that another percentage begins. */
export function writeKolRateMail(
  to: Addressee,
  { percent, startsOn, link }: { percent: number; startsOn: string; link: string },
): Letter {
  const day = formatDay(startsOn, to.locale)
  return letterTo(to, 'kol_rate', {
    id: {
      subject: `Komisimu menjadi ${percent}% mulai ${day}`,
      title: `Komisimu menjadi ${percent}%`,
      paragraphs: [
        `Mulai ${day}, komisimu ${percent}% dari harga tanpa PPN. Pesanan sebelum hari itu tetap dihitung dengan komisi yang lama.`,
      ],
      action: { link, label: 'Lihat komisimu' },
    },
    en: {
      subject: `Your commission becomes ${percent}% on ${day}`,
      title: `Your commission becomes ${percent}%`,
      paragraphs: [
        `From ${day}, you earn ${percent}% of the price without PPN. Earlier orders keep the commission of their day.`,
      ],
      action: { link, label: 'See your commission' },
    },
  })
}

/** Says that a referral link has ended. */
export function writeKolEndedMail(to: Addressee, { link }: { link: string }): Letter {
  return letterTo(to, 'kol_ended', {
    id: {
      subject: 'Tautan rekomendasimu berakhir',
      title: 'Tautan rekomendasimu sudah berakhir',
      paragraphs: [
        'Pembelian lewat tautanmu tidak lagi memberi komisi. Komisi dari pesanan sebelumnya tetap kami bayar.',
      ],
      action: { link, label: 'Lihat komisimu' },
      notes: ['Ada pertanyaan? Balas email ini.'],
    },
    en: {
      subject: 'Your referral link has ended',
      title: 'Your referral link has ended',
      paragraphs: [
        'Purchases through your link earn no commission any more. We still pay for earlier orders.',
      ],
      action: { link, label: 'See your commission' },
      notes: ['Any questions? Reply to this email.'],
    },
  })
}
