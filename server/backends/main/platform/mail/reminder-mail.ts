import { type Addressee, type Letter, letterTo } from './letter.ts'

type Reminding = {
  link: string
  stopLink: string
  /** Whether a step from a session is open on its last day. */
  isStepDue: boolean
}

/** Reminds a member of their tracker. It reveals nothing about their health to other readers. */
export function writeReminderMail(to: Addressee, { link, stopLink, isStepDue }: Reminding): Letter {
  const { productName } = to
  return letterTo(to, 'reminder', {
    id: {
      subject: `Sebentar untuk dirimu di ${productName}`,
      title: 'Sebentar untuk dirimu',
      paragraphs: [
        'Kamu meminta kami mengingatkan di jam ini. Kalau sempat, mampirlah sebentar.',
        ...(isStepDue
          ? [
              'Hari ini hari terakhir untuk satu langkah dari sesimu. Ceritakan hasilnya, apa pun itu.',
            ]
          : []),
      ],
      action: { link, label: 'Buka tracker' },
      notes: ['Hari ini terlalu penuh? Tidak apa-apa, besok juga hari yang baik.'],
      stop: { link: stopLink, label: 'Jangan ingatkan lagi' },
    },
    en: {
      subject: `A moment for yourself at ${productName}`,
      title: 'A moment for yourself',
      paragraphs: [
        'You asked us to remind you at this hour. Drop by if it suits you.',
        ...(isStepDue
          ? ['Today is the last day of a step from your session. Say how it went, however it did.']
          : []),
      ],
      action: { link, label: 'Open your tracker' },
      notes: ['Busy day? That’s fine. Tomorrow is good too.'],
      stop: { link: stopLink, label: 'Stop these reminders' },
    },
  })
}
