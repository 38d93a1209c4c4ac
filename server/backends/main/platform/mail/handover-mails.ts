import { type Addressee, type Letter, letterTo } from './letter.ts'

type Change = { name: string; link: string }

/** Tells a client who cares for them from now on. */
export function writeHandedOverMail(
  to: Addressee,
  { name, successor, link }: Change & { successor: string },
): Letter {
  return letterTo(to, 'handed_over', {
    id: {
      subject: `Ahli gizimu sekarang ${successor}`,
      title: `${successor} melanjutkan`,
      paragraphs: [
        `${name} tidak bisa mendampingimu lagi. ${successor} melanjutkan mulai hari ini.`,
        `${successor} belum melihat apa pun dari catatanmu. Kamu yang memilih apa yang boleh dilihat, atau memilih ahli gizi lain.`,
        `Sesi dengan ${name} yang belum berlangsung kami batalkan, dan sesinya kembali kepadamu.`,
      ],
      action: { link, label: 'Buka konsultasi' },
    },
    en: {
      subject: `Your nutritionist is now ${successor}`,
      title: `${successor} takes over`,
      paragraphs: [
        `${name} can no longer care for you. ${successor} takes over from today.`,
        `${successor} sees nothing of your records yet. You choose what they may see, or choose another nutritionist.`,
        `We cancelled your sessions ahead with ${name}, and you have them back.`,
      ],
      action: { link, label: 'Open consultation' },
    },
  })
}

/** Tells a client that their nutritionist has left, and that they choose another. */
export function writeNutritionistLeftMail(to: Addressee, { name, link }: Change): Letter {
  return letterTo(to, 'nutritionist_left', {
    id: {
      subject: `${name} tidak lagi berpraktik di ${to.productName}`,
      title: 'Pilih ahli gizi lain',
      paragraphs: [
        `${name} tidak bisa mendampingimu lagi. Sesi yang belum berlangsung kami batalkan, dan sesinya kembali kepadamu.`,
        'Pilih ahli gizi lain di halaman konsultasi. Catatanmu tetap ada, dan kamu yang memilih apa yang boleh dilihat.',
      ],
      action: { link, label: 'Pilih ahli gizi' },
    },
    en: {
      subject: `${name} no longer practises at ${to.productName}`,
      title: 'Choose another nutritionist',
      paragraphs: [
        `${name} can no longer care for you. We cancelled your sessions ahead, and you have them back.`,
        'Choose another nutritionist on the consultation page. Your records stay, and you choose what they may see.',
      ],
      action: { link, label: 'Choose a nutritionist' },
    },
  })
}
