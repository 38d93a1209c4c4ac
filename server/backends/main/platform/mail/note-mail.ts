import { type Addressee, type Letter, letterTo } from './letter.ts'

type NoteInMail = { /** The nutritionist. */ name: string; link: string }

/** Tells the client that the summary of a session can be read. Says nothing of its content. */
export function writeNoteMail(to: Addressee, { name, link }: NoteInMail): Letter {
  return letterTo(to, 'note', {
    id: {
      subject: 'Ringkasan sesimu sudah ada',
      title: 'Ringkasan sesi sudah ada',
      paragraphs: [
        `${name} sudah menulis ringkasan sesimu. Buka untuk membaca ringkasan, langkah berikutnya, dan catatan lengkapnya.`,
      ],
      action: { link, label: 'Baca ringkasan' },
      notes: ['Isinya hanya tampil setelah kamu masuk ke akunmu.'],
    },
    en: {
      subject: 'The summary of your session is ready',
      title: 'Your summary is ready',
      paragraphs: [
        `${name} wrote the summary of your session. Open it to read the summary, your next steps and the full note.`,
      ],
      action: { link, label: 'Read the summary' },
      notes: ['You see it only after you sign in.'],
    },
  })
}
