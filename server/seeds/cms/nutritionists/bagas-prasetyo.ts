import { freeOn, type NutritionistSeed } from '#server/seeds/cms/nutritionist-seed.ts'

export const bagasPrasetyo: NutritionistSeed = {
  person: {
    slug: 'bagas-prasetyo',
    name: 'Bagas Prasetyo',
    degrees: 'S.Tr.Gz.',
    city: 'Surabaya',
    languages: ['id', 'jv', 'en'],
    conditions: ['weight', 'fasting'],
    practisingSince: 2018,
    priceRupiah: 120_000,
    strNumber: 'CONTOH-STR-0005',
    sipNumber: 'CONTOH-SIP-0005',
    sipPlace: 'Kota Surabaya',
    sipValidUntil: '2031-01-31',
    programSlugs: ['berat-sehat', 'seimbang-harian', 'puasa-berselang'],
    portrait: {
      skin: 'brown',
      head: 'short-hair',
      hair: 'black',
      colour: 'turmeric',
      hasGlasses: true,
    },
  },
  zone: 'Asia/Jakarta',
  freeHours: [
    ...[1, 2, 3, 4, 5, 6, 7].map((weekday) => freeOn(weekday, 18, 22)),
    freeOn(6, 13, 16),
  ],
  id: {
    headline: 'Praktik malam hari, untuk kamu yang pulang kerja membawa nasi bungkus.',
    biography: [
      'Bagas kerja sif sebelum menjadi ahli gizi, jadi ia paham makan malam pukul sepuluh. Ia tidak menyuruhmu tidur lapar; ia membantu memilih lauk di warung yang masih buka.',
      'Suka angka? Ia senang membahasnya. Tidak suka? Kalian cukup memakai piring dan kepalan tangan sebagai ukuran.',
    ],
    education: [{ title: 'Sarjana Terapan Gizi', year: 2017 }],
  },
  en: {
    headline: 'Available in the evening, for people who come home with a wrapped takeaway dinner.',
    biography: [
      'Bagas worked shifts before he became a nutritionist, so a ten o’clock dinner needs no explaining. He will not send you to bed hungry; he helps you choose well at the stall that is still open.',
      'Fond of numbers? He is happy to go through them. Not fond of them? A plate and the size of your fist will do.',
    ],
    education: [{ title: 'Bachelor of Applied Nutrition', year: 2017 }],
  },
}
