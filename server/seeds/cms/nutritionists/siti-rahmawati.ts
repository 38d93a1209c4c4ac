import { freeOn, type NutritionistSeed } from '#server/seeds/cms/nutritionist-seed.ts'

export const sitiRahmawati: NutritionistSeed = {
  person: {
    slug: 'siti-rahmawati',
    name: 'Siti Rahmawati',
    degrees: 'S.Gz., M.Gizi., RD',
    city: 'Yogyakarta',
    languages: ['id', 'jv'],
    conditions: ['pregnancy', 'children'],
    practisingSince: 2011,
    priceRupiah: 185_000,
    strNumber: 'CONTOH-STR-0001',
    sipNumber: 'CONTOH-SIP-0001',
    sipPlace: 'Kota Yogyakarta',
    sipValidUntil: '2029-08-31',
    programSlugs: ['ibu-hamil-bugar', 'meja-keluarga'],
    portrait: { skin: 'tan', head: 'hijab', hair: 'black', colour: 'teal' },
  },
  zone: 'Asia/Jakarta',
  freeHours: [freeOn(1, 9, 12), freeOn(3, 9, 12), freeOn(5, 13, 16)],
  id: {
    headline: 'Menemani kehamilan dan makan pertama anak, tanpa menambah daftar larangan.',
    biography: [
      'Siti sering mendapat pesan di tengah malam: boleh makan ini atau tidak? Jawabannya jarang sekadar ya atau tidak. Ia lebih suka bertanya balik apa yang masih enak di lidahmu minggu ini, lalu mencari jalan dari sana.',
      'Di ruang konsultasinya, mual trimester pertama dan anak yang menutup mulut rapat-rapat diperlakukan sama: pelan-pelan, satu suap dulu. Ia memakai bahan pasar, bukan susu mahal, dan selalu menanyakan siapa yang memasak di rumah.',
    ],
    education: [
      { title: 'Sarjana gizi', year: 2008 },
      { title: 'Profesi dietisien', year: 2010 },
      { title: 'Magister gizi', year: 2014 },
    ],
  },
  en: {
    headline:
      'Beside you through pregnancy and a child’s first meals, without one more list of don’ts.',
    biography: [
      'Siti gets messages at midnight: may I eat this or not? Her answer is rarely a plain yes or no. She asks what still tastes good to you this week, and finds a way from there.',
      'Morning sickness and a toddler with a firmly closed mouth get the same treatment in her sessions: slowly, one spoonful first. She works with what the market sells rather than costly milk powder, and always asks who does the cooking at home.',
    ],
    education: [
      { title: 'Bachelor of Nutrition', year: 2008 },
      { title: 'Professional dietitian program', year: 2010 },
      { title: 'Master of Nutrition', year: 2014 },
    ],
  },
}
