import { freeOn, type NutritionistSeed } from '#server/seeds/cms/nutritionist-seed.ts'

export const nurAisyah: NutritionistSeed = {
  person: {
    slug: 'nur-aisyah',
    name: 'Nur Aisyah',
    degrees: 'S.Gz., RD',
    city: 'Makassar',
    languages: ['id', 'bug'],
    conditions: ['blood-sugar', 'gout'],
    practisingSince: 2013,
    priceRupiah: 140_000,
    strNumber: 'CONTOH-STR-0006',
    sipNumber: 'CONTOH-SIP-0006',
    sipPlace: 'Kota Makassar',
    sipValidUntil: '2030-06-30',
    programSlugs: ['gula-darah-terkendali'],
    portrait: { skin: 'brown', head: 'hijab', hair: 'black', colour: 'guava', hasGlasses: true },
  },
  zone: 'Asia/Makassar',
  freeHours: [freeOn(2, 13, 16), freeOn(4, 13, 16), freeOn(6, 8, 10)],
  id: {
    headline: 'Gula darah dan asam urat, dibahas sambil tetap makan ikan dan coto sesekali.',
    biography: [
      'Aisyah tumbuh di kota yang bangga dengan ikannya, dan ia memanfaatkannya. Ikan bakar, sayur bening, dan nasi dengan porsi yang jelas adalah titik awal banyak kliennya.',
      'Ia mengajak mencatat apa yang dimakan sebelum gula darah diukur, bukan untuk menghakimi, tetapi agar polanya kelihatan. Kalau angkanya mengkhawatirkan, ia memintamu menemui dokter lebih dulu.',
    ],
    education: [
      { title: 'Sarjana gizi', year: 2010 },
      { title: 'Profesi dietisien', year: 2012 },
    ],
  },
  en: {
    headline: 'Blood sugar and uric acid, without giving up grilled fish or the odd bowl of coto.',
    biography: [
      'Aisyah grew up in a city that is proud of its fish, and she puts that to use. Grilled fish, clear vegetable soup and a well-measured helping of rice are where many of her clients begin.',
      'She asks you to note what you ate before a blood-sugar reading, so that a pattern shows and not to pass judgement. When a number is worrying she sends you to a doctor first.',
    ],
    education: [
      { title: 'Bachelor of Nutrition', year: 2010 },
      { title: 'Professional dietitian program', year: 2012 },
    ],
  },
}
