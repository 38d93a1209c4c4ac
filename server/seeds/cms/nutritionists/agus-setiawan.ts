import { freeOn, type NutritionistSeed } from '#server/seeds/cms/nutritionist-seed.ts'

export const agusSetiawan: NutritionistSeed = {
  person: {
    slug: 'agus-setiawan',
    name: 'Agus Setiawan',
    degrees: 'A.Md.Gz.',
    city: 'Malang',
    languages: ['id', 'jv'],
    conditions: ['blood-sugar', 'elderly'],
    practisingSince: 2005,
    priceRupiah: 95_000,
    strNumber: 'CONTOH-STR-0009',
    sipNumber: 'CONTOH-SIP-0009',
    sipPlace: 'Kota Malang',
    sipValidUntil: '2028-10-31',
    programSlugs: ['gula-darah-terkendali', 'lansia-bugar'],
    portrait: { skin: 'brown', head: 'thinning', hair: 'grey', colour: 'teal', beard: 'moustache' },
  },
  zone: 'Asia/Jakarta',
  freeHours: [freeOn(1, 7, 10), freeOn(4, 7, 10), freeOn(5, 8, 10)],
  id: {
    headline: 'Pagi-pagi sudah siap, dengan bahasa yang bisa dimengerti ayah dan ibumu.',
    biography: [
      'Pak Agus lama bertugas di puskesmas, dan cara bicaranya masih begitu: pendek, jelas, diselingi tawa. Ia menerangkan karbohidrat dengan centong, bukan dengan tabel.',
      'Kalau kamu menemani orang tua dengan diabetes, ia akan bertanya siapa yang belanja dan siapa yang memasak, lalu mengajak mereka ikut. Perubahan yang hanya diketahui satu orang jarang bertahan.',
    ],
    education: [{ title: 'Diploma gizi', year: 2003 }],
  },
  en: {
    headline: 'Ready early in the morning, in words your parents understand.',
    biography: [
      'Agus spent many years at a community health centre and still talks that way: short, clear, with a laugh in between. He explains carbohydrates with a rice scoop, not with a table.',
      'If you look after a parent with diabetes, he asks who shops and who cooks, and invites them in. A change that only one person knows about seldom lasts.',
    ],
    education: [{ title: 'Diploma in Nutrition', year: 2003 }],
  },
}
