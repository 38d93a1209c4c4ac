import type { TextPageSeed } from '#server/seeds/cms/text-page-seed.ts'

export const pricing: TextPageSeed = {
  slug: 'pricing',
  validFrom: null,
  id: {
    title: 'Semua harga program',
    lead: 'Sekali bayar untuk seluruh masa program, semua sudah termasuk. Kalau hanya ingin satu kali konsultasi, biayanya tertulis di profil tiap ahli gizi.',
    metaTitle: 'Harga',
    metaDescription:
      'Semua program untuk 4, 12, dan 24 minggu: harganya, hitungannya per minggu, dan apa saja yang termasuk.',
    keyword: 'harga program diet, biaya ahli gizi, program 4 minggu, program 12 minggu',
    sections: [
      {
        heading: 'Sudah termasuk dalam setiap harga',
        look: 'included',
        terms: [
          { term: 'Satu ahli gizi', text: 'Orang yang sama dari sesi pertama sampai terakhir.' },
          {
            term: 'Sesi daring',
            text: '2 sesi dalam 4 minggu, 6 dalam 12 minggu, 12 dalam 24 minggu: rata-rata dua minggu sekali.',
          },
          {
            term: 'Tracker milikmu sendiri',
            text: 'Makan, berat, tekanan darah, dan gula darah, juga tanpa sinyal. PDF untuk dokter, dan tautan yang isinya kamu pilih sendiri.',
          },
          {
            term: 'Tanpa biaya tambahan',
            text: 'Tidak ada biaya pendaftaran atau perpanjangan bulanan. Sebelum membayar kamu melihat totalnya sekali lagi.',
          },
          {
            term: 'QRIS atau virtual account',
            text: 'Kamu punya 24 jam untuk membayar, boleh dari ponsel lain.',
          },
          {
            term: 'Berakhir dengan sendirinya',
            text: 'Setelah minggu terakhir tidak ada yang ditagih. Kamu yang memutuskan mau lanjut atau tidak.',
          },
        ],
      },
    ],
    closing: {
      title: 'Sudah ada yang terasa pas?',
      text: 'Baca dulu program itu untuk siapa, baru pilih lamanya. Kamu tidak membayar apa pun sebelum memeriksa pesananmu.',
    },
  },
  en: {
    title: 'Every program, every price',
    lead: 'One price for the whole program, everything included. If you only want a single consultation, its price is on each nutritionist’s profile.',
    metaTitle: 'Prices',
    metaDescription:
      'Every program at 4, 12 and 24 weeks: what it costs, what a week comes to, and what is included.',
    keyword: 'diet program prices, cost of a nutritionist, 4-week program, 12-week program',
    sections: [
      {
        heading: 'Included in every price',
        look: 'included',
        terms: [
          { term: 'One nutritionist', text: 'The same person from the first session to the last.' },
          {
            term: 'Online sessions',
            text: '2 in 4 weeks, 6 in 12 weeks, 12 in 24 weeks: about one every two weeks.',
          },
          {
            term: 'Your own tracker',
            text: 'Food, weight, blood pressure and blood sugar, also without a signal. A PDF for your doctor, and links that show only what you choose.',
          },
          {
            term: 'No extra fees',
            text: 'No registration fee and no monthly renewal. Before you pay you see the total once more.',
          },
          {
            term: 'QRIS or virtual account',
            text: 'You have 24 hours to pay, from another phone if you like.',
          },
          {
            term: 'It ends by itself',
            text: 'After the last week nothing is charged. You decide whether to go on.',
          },
        ],
      },
    ],
    closing: {
      title: 'Does one of them feel right?',
      text: 'First read who it is for, then choose a duration. You pay nothing until you have checked your order.',
    },
  },
}
