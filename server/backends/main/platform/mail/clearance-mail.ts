import { type Addressee, type Letter, letterTo } from './letter.ts'

type ClearanceInMail = { /** The nutritionist. */ name: string; link: string }

/** Tells the client that their nutritionist signed or ended a clearance. Says nothing of its content. */
export function writeClearanceMail(to: Addressee, { name, link }: ClearanceInMail): Letter {
  return letterTo(to, 'care_news', {
    id: {
      subject: `Kabar dari ${name}`,
      title: `Ada kabar dari ${name}`,
      paragraphs: [
        `${name} memperbarui sesuatu di trackermu. Buka untuk melihat apa yang berubah dan apa yang bisa kamu lakukan sekarang.`,
      ],
      action: { link, label: 'Buka tracker' },
      notes: ['Isinya hanya tampil setelah kamu masuk ke akunmu.'],
    },
    en: {
      subject: `News from ${name}`,
      title: `There is news from ${name}`,
      paragraphs: [
        `${name} updated something in your tracker. Open it to see what changed and what you can do now.`,
      ],
      action: { link, label: 'Open the tracker' },
      notes: ['You see it only after you sign in.'],
    },
  })
}
