import { type Addressee, frameOf } from './letter-frame.ts'
import { type MailContent, renderMail } from './render-mail.ts'

/** Reminds a member of their tracker. It reveals nothing about their health to other readers. */
export function writeReminderMail(
  to: Addressee,
  { link, stopLink }: { link: string; stopLink: string },
): MailContent {
  const { productName } = to
  return renderMail(
    to.locale === 'id'
      ? {
          ...frameOf(to),
          subject: `Sebentar untuk dirimu di ${productName}`,
          opening: ['Kamu meminta kami mengingatkan di jam ini. Kalau sempat, mampirlah sebentar.'],
          action: { link, label: 'Buka catatanku' },
          closing: ['Hari ini terlalu penuh? Tidak apa-apa, besok juga hari yang baik.'],
          footer: { link: stopLink, label: 'Jangan ingatkan lagi' },
        }
      : {
          ...frameOf(to),
          subject: `A moment for yourself at ${productName}`,
          opening: [
            'You asked us to remind you at this hour. If it suits you, drop by for a moment.',
          ],
          action: { link, label: 'Open my tracker' },
          closing: ['Too full a day? That is fine, tomorrow is a good day too.'],
          footer: { link: stopLink, label: 'Remind me no more' },
        },
  )
}
