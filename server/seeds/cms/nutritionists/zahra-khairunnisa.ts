import { freeOn, type NutritionistSeed } from '#server/seeds/cms/nutritionist-seed.ts'

export const zahraKhairunnisa: NutritionistSeed = {
  person: {
    slug: 'zahra-khairunnisa',
    name: 'Zahra Khairunnisa',
    degrees: 'S.Gz., M.Sc., RD',
    city: 'Jakarta',
    languages: ['id', 'en', 'ar'],
    conditions: ['digestion', 'pregnancy'],
    practisingSince: 2017,
    priceRupiah: 225_000,
    strNumber: 'CONTOH-STR-0010',
    sipNumber: 'CONTOH-SIP-0010',
    sipPlace: 'Kota Jakarta Selatan',
    sipValidUntil: '2031-04-30',
    programSlugs: ['ibu-hamil-bugar'],
    portrait: { skin: 'light', head: 'hijab', hair: 'black', colour: 'turmeric' },
  },
  zone: 'Asia/Jakarta',
  freeHours: [freeOn(3, 16, 19), freeOn(5, 16, 19), freeOn(7, 8, 11)],
  id: {
    headline: 'Membaca penelitian supaya kamu tidak perlu pusing memilah kabar di grup.',
    biography: [
      'Zahra suka pertanyaan yang dimulai dengan “katanya”. Ia mencari sumbernya, membaca sampai habis, lalu menceritakan apa yang benar-benar diketahui dan apa yang belum.',
      'Sesinya tenang dan tidak terburu-buru. Kamu pulang dengan dua atau tiga langkah yang tertulis, dan tahu mengapa langkah itu dipilih.',
    ],
    education: [
      { title: 'Sarjana gizi', year: 2014 },
      { title: 'Profesi dietisien', year: 2015 },
      { title: 'Magister sains gizi', year: 2019 },
    ],
  },
  en: {
    headline: 'Reads the research, so that you need not sort the rumours in the family chat.',
    biography: [
      'Zahra likes questions that begin with “they say”. She finds the source, reads it to the end, and tells you what is known and what is not known yet.',
      'Her sessions are quiet and unhurried. You leave with two or three steps in writing, and with the reason why these were chosen.',
    ],
    education: [
      { title: 'Bachelor of Nutrition', year: 2014 },
      { title: 'Professional dietitian program', year: 2015 },
      { title: 'Master of Science in Nutrition', year: 2019 },
    ],
  },
}
