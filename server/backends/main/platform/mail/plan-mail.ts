import { type Addressee, type Letter, letterTo } from './letter.ts'

type PlanInMail = { /** The nutritionist. */ name: string; link: string }

/** Tells the client that a meal plan can be read. Says nothing of its content. */
export function writePlanMail(to: Addressee, { name, link }: PlanInMail): Letter {
  return letterTo(to, 'plan', {
    id: {
      subject: 'Rencana makanmu sudah ada',
      title: 'Rencana makan sudah ada',
      paragraphs: [
        `${name} menerbitkan rencana makan untukmu. Buka untuk melihat makanan tiap hari, menggantinya dalam satu golongan, dan mencetak daftar belanja.`,
      ],
      action: { link, label: 'Lihat rencana makan' },
      notes: ['Isinya hanya tampil setelah kamu masuk ke akunmu.'],
    },
    en: {
      subject: 'Your meal plan is ready',
      title: 'Your meal plan is ready',
      paragraphs: [
        `${name} published a meal plan for you. Open it to see the meals of each day, swap a food within its group and print a shopping list.`,
      ],
      action: { link, label: 'See the meal plan' },
      notes: ['You see it only after you sign in.'],
    },
  })
}
