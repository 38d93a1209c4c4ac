import { freeOn, type NutritionistSeed } from '#server/seeds/cms/nutritionist-seed.ts'

export const ruthSihombing: NutritionistSeed = {
  person: {
    slug: 'ruth-sihombing',
    name: 'Ruth Sihombing',
    degrees: 'S.Gz., RD',
    city: 'Medan',
    languages: ['id', 'bbc', 'en'],
    conditions: ['children', 'pregnancy'],
    practisingSince: 2012,
    priceRupiah: 145_000,
    strNumber: 'CONTOH-STR-0007',
    sipNumber: 'CONTOH-SIP-0007',
    sipPlace: 'Kota Medan',
    sipValidUntil: '2029-05-31',
    programSlugs: ['meja-keluarga'],
    portrait: { skin: 'light', head: 'bob', hair: 'brown', colour: 'leaf' },
  },
  zone: 'Asia/Jakarta',
  freeHours: [freeOn(1, 8, 11), freeOn(3, 13, 16), freeOn(6, 9, 12)],
  id: {
    headline: 'Satu panci untuk seisi rumah, termasuk anak yang hanya mau telur.',
    biography: [
      'Ruth punya tiga anak dengan tiga selera, jadi ia tidak akan menyarankan tiga menu. Satu panci, beberapa pelengkap, dan aturan sederhana: orang tua memilih apa yang dihidangkan, anak memilih seberapa banyak.',
      'Kalau berat badan atau tinggi anak membuatmu cemas, bawalah buku KIA ke sesi. Ruth membaca grafiknya bersamamu dan terus terang kapan saatnya ke dokter anak.',
    ],
    education: [
      { title: 'Sarjana gizi', year: 2009 },
      { title: 'Profesi dietisien', year: 2011 },
    ],
  },
  en: {
    headline: 'One pot for the whole house, and for the child who only wants eggs.',
    biography: [
      'Ruth has three children with three tastes, so she will not suggest three menus. One pot, a few sides and a simple rule: parents choose what is served, children choose how much.',
      'If your child’s weight or height worries you, bring the health record book along. Ruth reads the chart with you and says plainly when it is time for a paediatrician.',
    ],
    education: [
      { title: 'Bachelor of Nutrition', year: 2009 },
      { title: 'Professional dietitian program', year: 2011 },
    ],
  },
}
