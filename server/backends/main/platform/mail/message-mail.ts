import { type Addressee, type Letter, letterTo } from './letter.ts'

/** Tells of unread messages. It names who wrote, and never what. */
export function writeMessageMail(
  to: Addressee,
  { name, link }: { name: string; link: string },
): Letter {
  const { productName } = to
  return letterTo(to, 'message', {
    id: {
      subject: `Pesan baru dari ${name}`,
      title: 'Ada pesan untukmu',
      paragraphs: [`${name} mengirim pesan di ${productName}, dan kamu belum membacanya.`],
      action: { link, label: 'Buka percakapan' },
      notes: [
        'Isinya hanya ada di situs, jadi balas dari sana. Sampai kamu membukanya, tidak ada email lain tentang percakapan ini.',
      ],
    },
    en: {
      subject: `New message from ${name}`,
      title: 'You have a message',
      paragraphs: [`${name} sent you a message at ${productName} that you have not read.`],
      action: { link, label: 'Open the conversation' },
      notes: [
        'Its text is on the site only, so reply there. Until you open it, no other email about this conversation follows.',
      ],
    },
  })
}
