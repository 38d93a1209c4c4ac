import { freeOn, type NutritionistSeed } from '#server/seeds/cms/nutritionist-seed.ts'

export const sulastri: NutritionistSeed = {
  person: {
    slug: 'sulastri',
    name: 'Sulastri',
    degrees: 'A.Md.Gz., S.Gz., RD',
    city: 'Semarang',
    languages: ['id', 'jv'],
    conditions: ['elderly', 'heart'],
    practisingSince: 1998,
    priceRupiah: 135_000,
    strNumber: 'CONTOH-STR-0004',
    sipNumber: 'CONTOH-SIP-0004',
    sipPlace: 'Kota Semarang',
    sipValidUntil: '2028-12-31',
    programSlugs: ['lansia-bugar', 'jantung-sehat'],
    portrait: { skin: 'brown', head: 'bun', hair: 'grey', colour: 'leaf', hasGlasses: true },
  },
  zone: 'Asia/Jakarta',
  freeHours: [freeOn(2, 9, 12), freeOn(3, 9, 12), freeOn(5, 9, 11)],
  id: {
    headline: 'Sabar mendengarkan orang tua, dan anak yang merawatnya.',
    biography: [
      'Bu Lastri memulai di dapur rumah sakit dan masih memasak setiap hari. Ia tahu mengapa orang tua menyisakan makanan: gigi yang sakit, lidah yang hambar, atau kursi di seberang yang kosong.',
      'Sesinya sering diikuti dua orang, ibu atau bapak dan anak yang merawat. Keduanya didengar. Pulang dari sesi, kamu membawa satu menu lunak yang tetap terasa seperti masakan rumah.',
    ],
    education: [
      { title: 'Diploma gizi', year: 1996 },
      { title: 'Sarjana gizi', year: 2004 },
      { title: 'Profesi dietisien', year: 2010 },
    ],
  },
  en: {
    headline: 'Patient with older people, and with the grown children who look after them.',
    biography: [
      'Sulastri began in a hospital kitchen and still cooks every day. She knows why older people leave food on the plate: a sore tooth, a tongue that tastes little, or the empty chair across the table.',
      'Two people often join her sessions, a parent and the child who cares for them. Both are heard. You leave with one soft dish that still tastes of home.',
    ],
    education: [
      { title: 'Diploma in Nutrition', year: 1996 },
      { title: 'Bachelor of Nutrition', year: 2004 },
      { title: 'Professional dietitian program', year: 2010 },
    ],
  },
}
