import { freeOn, type NutritionistSeed } from '#server/seeds/cms/nutritionist-seed.ts'

export const ayuWulandari: NutritionistSeed = {
  person: {
    slug: 'ayu-wulandari',
    name: 'Ayu Wulandari',
    degrees: 'S.Gz., RD',
    city: 'Bandung',
    languages: ['id', 'su', 'en'],
    conditions: ['weight', 'blood-sugar'],
    practisingSince: 2015,
    priceRupiah: 150_000,
    strNumber: 'CONTOH-STR-0003',
    sipNumber: 'CONTOH-SIP-0003',
    sipPlace: 'Kota Bandung',
    sipValidUntil: '2029-11-30',
    programSlugs: ['berat-sehat', 'seimbang-harian', 'gula-darah-terkendali'],
    portrait: { skin: 'tan', head: 'long-hair', hair: 'black', colour: 'guava' },
  },
  zone: 'Asia/Jakarta',
  freeHours: [freeOn(1, 13, 17), freeOn(4, 13, 17), freeOn(7, 9, 11)],
  id: {
    headline: 'Untuk kamu yang lelah mulai dari nol setiap Senin.',
    biography: [
      'Ayu tidak percaya pada hari Senin. Perubahan yang ia ajak biasanya dimulai dari makan berikutnya: menambah lalap, menggeser porsi nasi, membawa bekal sekali seminggu.',
      'Timbangan boleh ikut, boleh juga tidak. Ia lebih dulu menanyakan tidur, jam kerja, dan warung mana yang kamu lewati setiap pulang, sebab di situlah kebiasaan makan terbentuk.',
    ],
    education: [
      { title: 'Sarjana gizi', year: 2013 },
      { title: 'Profesi dietisien', year: 2014 },
    ],
  },
  en: {
    headline: 'For anyone tired of starting from zero every Monday.',
    biography: [
      'Ayu does not believe in Mondays. The changes she suggests usually begin with the very next meal: some raw greens on the side, a little less rice, a packed lunch once a week.',
      'The scale may come along or stay at home. She asks first about sleep, working hours and the food stalls on your way back, because that is where eating habits are made.',
    ],
    education: [
      { title: 'Bachelor of Nutrition', year: 2013 },
      { title: 'Professional dietitian program', year: 2014 },
    ],
  },
}
