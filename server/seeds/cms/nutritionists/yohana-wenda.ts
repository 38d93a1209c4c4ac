import { freeOn, type NutritionistSeed } from '#server/seeds/cms/nutritionist-seed.ts'

export const yohanaWenda: NutritionistSeed = {
  person: {
    slug: 'yohana-wenda',
    name: 'Yohana Wenda',
    degrees: 'S.Tr.Gz.',
    city: 'Jayapura',
    languages: ['id', 'en'],
    conditions: ['children', 'weight'],
    practisingSince: 2020,
    priceRupiah: 100_000,
    strNumber: 'CONTOH-STR-0012',
    sipNumber: 'CONTOH-SIP-0012',
    sipPlace: 'Kota Jayapura',
    sipValidUntil: '2031-02-28',
    programSlugs: ['meja-keluarga', 'seimbang-harian'],
    portrait: { skin: 'deep', head: 'curls', hair: 'black', colour: 'sky' },
  },
  zone: 'Asia/Jayapura',
  freeHours: [freeOn(1, 11, 14), freeOn(3, 11, 14), freeOn(6, 16, 18)],
  id: {
    headline: 'Ubi, sagu, dan ikan laut: makan seimbang tidak harus memakai nasi.',
    biography: [
      'Yohana memulai dari kebun dan pasar di dekatmu. Petatas, keladi, sagu, daun gedi, ikan: semuanya bisa mengisi piring yang seimbang, dan sering lebih murah daripada yang di rak toko.',
      'Ia senang bekerja dengan keluarga muda. Anak-anak diajak memegang, mencium, dan mencuci bahan; mencicipi biasanya menyusul sendiri.',
    ],
    education: [{ title: 'Sarjana Terapan Gizi', year: 2019 }],
  },
  en: {
    headline: 'Sweet potato, sago and sea fish: a balanced plate does not need rice.',
    biography: [
      'Yohana starts with the garden and the market near you. Sweet potato, taro, sago, leafy gedi and fish can all fill a balanced plate, and often cost less than what stands on the shop shelf.',
      'She enjoys working with young families. Children get to touch, smell and wash the food; tasting usually follows by itself.',
    ],
    education: [{ title: 'Bachelor of Applied Nutrition', year: 2019 }],
  },
}
