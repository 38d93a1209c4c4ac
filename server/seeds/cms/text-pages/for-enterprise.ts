import type { TextPageSeed } from '#server/seeds/cms/text-page-seed.ts'

export const forEnterprise: TextPageSeed = {
  slug: 'for-enterprise',
  validFrom: null,
  id: {
    title: 'Bantu karyawan makan lebih seimbang',
    lead: '{product} mendampingi karyawan Anda satu per satu, dengan ahli gizi yang terdaftar dan dengan makanan dari kantin, warung, dan rumah mereka. Perusahaan membiayai; data kesehatan tetap milik karyawan.',
    keyword: 'program gizi perusahaan, kesehatan karyawan, ahli gizi perusahaan',
    sections: [
      {
        heading: 'Yang didapat karyawan',
        items: [
          'Program yang sama dengan yang ada di situs ini, dipilih sendiri menurut keadaannya.',
          'Satu ahli gizi yang sama dari sesi pertama sampai terakhir, secara daring.',
          'Tracker sendiri, yang hanya terlihat olehnya dan oleh orang yang ia beri tautan. Perusahaan tidak mendapat akses.',
          'Kebebasan untuk tidak ikut, atau berhenti, tanpa perusahaan diberi tahu.',
        ],
      },
      {
        heading: 'Yang dilihat perusahaan',
        paragraphs: [
          'Jumlah peserta yang dibeli dan yang terpakai. Keterangan lain hanya kami berikan untuk kelompok berisi paling sedikit 11 orang, dibulatkan, dan tidak pernah dengan cara yang membuat satu orang bisa dikenali.',
          'Yang tidak pernah kami berikan: nama peserta beserta kondisinya, berat badan, hasil pemeriksaan, catatan sesi, atau siapa yang berhenti. Tidak ada pasal kontrak yang bisa mengubah ini.',
        ],
      },
      {
        heading: 'Mengapa data kesehatan dipisahkan',
        paragraphs: [
          'Data kesehatan adalah data pribadi yang bersifat spesifik (UU\u00a027/2022 pasal 4), dan persetujuan harus diberikan dengan bebas untuk tiap tujuan. Karyawan yang khawatir atasannya membaca catatannya tidak akan bercerita apa adanya kepada ahli gizi, dan pendampingannya tidak akan berguna bagi siapa pun.',
        ],
      },
      {
        heading: 'Yang tidak kami janjikan',
        paragraphs: [
          'Penurunan biaya kesehatan, berkurangnya hari tidak masuk kerja, atau berat badan tertentu. Kami belum punya bukti yang cukup kuat untuk diterbitkan, jadi kami tidak menyebut angkanya. Pendampingan ini bersifat edukasi dan gaya hidup, bukan pengganti dokter perusahaan atau jaminan kesehatan.',
        ],
      },
    ],
    closing: {
      title: 'Ceritakan tentang perusahaan Anda',
      text: 'Berapa orangnya, di mana mereka makan, apa harapan Anda. Kami menjawab dengan penawaran, atau dengan alasan kalau kami bukan pihak yang tepat.',
    },
  },
  en: {
    title: 'Help your people eat well',
    lead: '{product} supports each of your employees with a registered nutritionist and with the food of their canteen, their warung and their home. The company pays; health data stays with the employee.',
    keyword: 'corporate nutrition program, employee wellbeing, company nutritionist',
    sections: [
      {
        heading: 'What employees get',
        items: [
          'The same programs as on this site; each employee chooses what fits their situation.',
          'One nutritionist, the same from the first session to the last, online.',
          'A personal tracker, seen only by them and by anyone they give a link to. The company gets no access.',
          'The freedom not to take part, or to stop, without the company being told.',
        ],
      },
      {
        heading: 'What the company sees',
        paragraphs: [
          'How many places were bought and how many are in use. Anything else we give only for groups of at least 11 people, rounded, and never in a way that lets one person be identified.',
          'What we never give: names of participants with their condition, weights, test results, notes of sessions, or who has stopped. No clause of a contract can change this.',
        ],
      },
      {
        heading: 'Why we keep health data separate',
        paragraphs: [
          'Health data is specific personal data (Law\u00a027/2022, article 4), and consent has to be given freely for each purpose. An employee who fears that a manager might read it will not tell a nutritionist how things are, and then the guidance helps no one.',
        ],
      },
      {
        heading: 'What we do not promise',
        paragraphs: [
          'Lower health costs, fewer days of absence, or a certain weight. We have no evidence yet that is solid enough to publish, so we name no figures. Our guidance is education and lifestyle support; it does not replace a company doctor or health insurance.',
        ],
      },
    ],
    closing: {
      title: 'Tell us about your company',
      text: 'How many people, where they eat, what you hope for. We answer with a quote, or with the reason why we are not the right people for it.',
    },
  },
}
