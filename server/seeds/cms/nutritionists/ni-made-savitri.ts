import { freeOn, type NutritionistSeed } from '#server/seeds/cms/nutritionist-seed.ts'

export const niMadeSavitri: NutritionistSeed = {
  person: {
    slug: 'ni-made-savitri',
    name: 'Ni Made Savitri',
    degrees: 'S.Tr.Gz.',
    city: 'Denpasar',
    languages: ['id', 'ban', 'en'],
    conditions: ['digestion', 'weight'],
    practisingSince: 2016,
    priceRupiah: 165_000,
    strNumber: 'CONTOH-STR-0008',
    sipNumber: 'CONTOH-SIP-0008',
    sipPlace: 'Kota Denpasar',
    sipValidUntil: '2030-09-30',
    programSlugs: ['seimbang-harian'],
    portrait: { skin: 'brown', head: 'bun', hair: 'black', colour: 'turmeric' },
  },
  zone: 'Asia/Makassar',
  freeHours: [freeOn(2, 10, 13), freeOn(4, 10, 13), freeOn(7, 14, 16)],
  id: {
    headline: 'Untuk perut yang sering protes, dan piring tanpa daging yang tetap lengkap.',
    biography: [
      'Savitri telaten mencari pola: apa yang kamu makan, kapan perut kembung, apa yang terjadi di kantor hari itu. Catatan tiga hari biasanya sudah cukup untuk mulai bicara.',
      'Ia sendiri sering makan tanpa daging dan tahu cara membuat tahu, tempe, kacang, dan telur cukup untuk sehari. Tidak ada bahan yang harus dikirim dari luar negeri.',
    ],
    education: [{ title: 'Sarjana Terapan Gizi', year: 2015 }],
  },
  en: {
    headline: 'For stomachs that often protest, and meatless plates that still have everything.',
    biography: [
      'Savitri looks for patterns with great patience: what you ate, when you felt bloated, what happened at work that day. Three days of notes are usually enough to start talking.',
      'She often eats without meat herself and knows how to make tofu, tempe, beans and eggs add up over a day. Nothing has to be ordered from abroad.',
    ],
    education: [{ title: 'Bachelor of Applied Nutrition', year: 2015 }],
  },
}
