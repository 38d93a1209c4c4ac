import { freeOn, type NutritionistSeed } from '#server/seeds/cms/nutritionist-seed.ts'

export const fadhilRamadhan: NutritionistSeed = {
  person: {
    slug: 'fadhil-ramadhan',
    name: 'Fadhil Ramadhan',
    degrees: 'S.Gz., RD',
    city: 'Padang',
    languages: ['id', 'min'],
    conditions: ['fasting', 'weight'],
    practisingSince: 2019,
    priceRupiah: 110_000,
    strNumber: 'CONTOH-STR-0011',
    sipNumber: 'CONTOH-SIP-0011',
    sipPlace: 'Kota Padang',
    sipValidUntil: '2030-12-31',
    programSlugs: ['puasa-berselang'],
    portrait: { skin: 'tan', head: 'short-curls', hair: 'black', colour: 'leaf', beard: 'light' },
  },
  zone: 'Asia/Jakarta',
  freeHours: [freeOn(2, 19, 21), freeOn(4, 19, 21), freeOn(7, 13, 16)],
  id: {
    headline: 'Masakan bersantan juga punya tempat; yang penting takarannya.',
    biography: [
      'Fadhil besar di rumah makan milik keluarganya dan menolak memusuhi rendang. Yang ia ajarkan adalah urutan mengambil: sayur dulu, lauk satu, kuah secukupnya.',
      'Ia menemani puasa, yang wajib maupun yang berselang, dengan hati-hati. Untuk sebagian orang puasa berselang tidak cocok, dan ia akan mengatakannya di sesi pertama.',
    ],
    education: [
      { title: 'Sarjana gizi', year: 2016 },
      { title: 'Profesi dietisien', year: 2018 },
    ],
  },
  en: {
    headline: 'Coconut-milk dishes have their place too; what matters is how much.',
    biography: [
      'Fadhil grew up in his family’s restaurant and refuses to make an enemy of rendang. What he teaches is the order of serving: vegetables first, one main dish, a little of the sauce.',
      'He guides fasting with care, the religious kind and the intermittent kind. Intermittent fasting does not suit everybody, and he says so in the first session.',
    ],
    education: [
      { title: 'Bachelor of Nutrition', year: 2016 },
      { title: 'Professional dietitian program', year: 2018 },
    ],
  },
}
