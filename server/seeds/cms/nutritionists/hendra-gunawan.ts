import { freeOn, type NutritionistSeed } from '#server/seeds/cms/nutritionist-seed.ts'

export const hendraGunawan: NutritionistSeed = {
  person: {
    slug: 'hendra-gunawan',
    name: 'Hendra Gunawan',
    degrees: 'S.Gz., M.Gizi., RD',
    city: 'Jakarta',
    languages: ['id', 'en', 'zh'],
    conditions: ['heart', 'gout', 'elderly'],
    practisingSince: 2008,
    priceRupiah: 250_000,
    strNumber: 'CONTOH-STR-0002',
    sipNumber: 'CONTOH-SIP-0002',
    sipPlace: 'Kota Jakarta Selatan',
    sipValidUntil: '2030-03-15',
    programSlugs: ['jantung-sehat', 'gula-darah-terkendali'],
    portrait: {
      skin: 'light',
      head: 'side-parting',
      hair: 'grey',
      colour: 'sky',
      hasGlasses: true,
    },
  },
  zone: 'Asia/Jakarta',
  freeHours: [freeOn(2, 8, 11), freeOn(4, 8, 11), freeOn(6, 9, 12)],
  id: {
    headline: 'Menata garam dan lemak di meja keluarga yang gemar makan bersama.',
    biography: [
      'Bagi Hendra, makan malam keluarga terlalu berharga untuk diganti bubur hambar. Ia membuka resep yang sudah ada, mencari di mana garam dan lemaknya menumpuk, dan mengubah bagian itu saja.',
      'Ia bekerja beriringan dengan dokter yang merawatmu: obat dan diagnosis urusan dokter, piring urusan kalian berdua. Hasil laboratorium boleh kamu bawa ke sesi; ia menjelaskannya dengan bahasa sehari-hari.',
    ],
    education: [
      { title: 'Sarjana gizi', year: 2005 },
      { title: 'Profesi dietisien', year: 2007 },
      { title: 'Magister gizi', year: 2012 },
    ],
  },
  en: {
    headline: 'Less salt and fat, at a table the whole family still enjoys.',
    biography: [
      'To Hendra a family dinner is too precious to be replaced with bland porridge. He opens the recipe you already have, looks for where the salt and the fat pile up, and changes only that.',
      'He works alongside the doctor who treats you: medicine and diagnosis are theirs, the plate is for the two of you. Bring laboratory results to the session and he explains them in everyday words.',
    ],
    education: [
      { title: 'Bachelor of Nutrition', year: 2005 },
      { title: 'Professional dietitian program', year: 2007 },
      { title: 'Master of Nutrition', year: 2012 },
    ],
  },
}
