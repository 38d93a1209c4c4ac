import type { TextPageSeed } from '#server/seeds/cms/text-page-seed.ts'

export const about: TextPageSeed = {
  slug: 'tentang',
  validFrom: null,
  id: {
    title: 'Kami mulai dari piringmu',
    lead: 'Di {product}, satu ahli gizi mendampingimu, dengan makanan yang sudah ada di rumah, warung, dan kantin. Yang berubah pelan-pelan adalah pembagiannya.',
    keyword: 'tentang kami, gizi seimbang, program diet sehat',
    sections: [
      {
        heading: 'Mengapa dari makanan yang kamu kenal',
        paragraphs: [
          'Nasi, tempe, sayur asem, pepes, gado-gado, pepaya: dari situ piring yang seimbang bisa dibuat. Makanan yang harus dicari dulu berat dijalani setiap hari, dan keluarga di meja yang sama jadi makan sendiri-sendiri.',
          'Patokan kami adalah Isi Piringku dari Kementerian Kesehatan: separuh piring sayur dan buah, separuh lagi makanan pokok dan lauk. Gampang diingat, tidak perlu timbangan.',
        ],
      },
      {
        heading: 'Bagaimana program disusun',
        paragraphs: [
          'Setiap program menyebut untuk siapa ia cocok, siapa yang perlu ke dokter dulu, apa isinya, dan dari mana fakta kesehatannya berasal. Kalau sebuah angka tidak bisa kami tunjukkan sumbernya, angka itu tidak kami tulis, atau kami sebut sebagai contoh.',
        ],
      },
      {
        heading: 'Siapa yang mendampingimu',
        paragraphs: [
          'Satu ahli gizi, dari sesi pertama sampai terakhir. Profilnya menyebut nomor STR dan SIP, dan hanya ditampilkan selama keduanya berlaku.',
          'Kalian bertemu secara daring, lewat panggilan video atau telepon. Satu sesi biasanya 45\u00a0menit; lamanya tiap ahli gizi bisa sedikit berbeda.',
          'Ahli gizi bukan dokter. Kalau keadaanmu perlu diperiksa, kamu diarahkan ke dokter.',
        ],
      },
      {
        heading: 'Yang tidak kami janjikan',
        items: [
          'Angka di timbangan. Laju yang dianggap aman adalah 0,5–1 kg seminggu, dan tidak semua orang perlu turun.',
          'Sembuh dari penyakit. Kami mendampingi cara makan; diagnosis dan obat tetap urusan doktermu.',
          'Hasil orang lain. Kami tidak memajang foto sebelum dan sesudah, atau cerita klien sebagai iklan.',
        ],
      },
      {
        heading: 'Dari mana pendapatan kami',
        paragraphs: [
          'Dari program dan konsultasi, dengan harga yang tertulis di halamannya, dan dari perusahaan yang membelinya untuk karyawan. Tidak ada langganan yang berjalan diam-diam, tidak ada iklan di halaman kami, dan datamu tidak dijual. Hanya kalau kamu mengizinkan, mitra iklan kami tahu halaman publik mana yang kamu buka.',
        ],
      },
      {
        heading: 'Datamu',
        paragraphs: [
          'Berat badan dan kondisi kesehatan adalah data pribadi yang bersifat spesifik menurut UU\u00a027/2022. Tracker-mu terlihat olehmu, oleh ahli gizi yang mendampingimu, dan oleh orang yang kamu beri tautan: hanya bagian yang kamu pilih, selama pendampingan atau tautannya berlaku. Setiap kali ahli gizimu membukanya, kamu melihatnya di halaman konsultasimu. Kamu bisa mengunduh semuanya, memperbaikinya, dan menghapus akunmu sendiri.',
        ],
      },
    ],
    closing: {
      title: 'Kenalan dulu',
      text: 'Baca siapa ahli gizi kami, atau lihat dulu bagaimana satu konsultasi berjalan dan berapa biayanya.',
    },
  },
  en: {
    title: 'We start from your plate',
    lead: '{product} pairs you with one nutritionist and starts from the food that is already in your home, your warung and your canteen. Little by little you change how much of each you eat.',
    keyword: 'about us, balanced nutrition, healthy-diet programs',
    sections: [
      {
        heading: 'Why we start from the food you know',
        paragraphs: [
          'Rice, tempe, sayur asem, pepes, gado-gado, papaya: a balanced plate can be made of these. Food you have to search for is hard to keep up every day, and a family at one table ends up eating apart.',
          'Our yardstick is Isi Piringku, the Ministry of Health’s plate guide: half of it vegetables and fruit, half of it staple food and side dishes. Easy to remember, and no scales.',
        ],
      },
      {
        heading: 'How programs are made',
        paragraphs: [
          'Every program says who it suits, who should see a doctor first, what it includes, and where its health facts come from. If we cannot show the source of a number, we do not write it, or we say that it is an example.',
        ],
      },
      {
        heading: 'Who stays with you',
        paragraphs: [
          'One nutritionist, from the first session to the last. Their profile gives the numbers of their registration (STR) and licence (SIP), and it is shown only while both are in force.',
          'You meet online, by video call or phone. A session usually takes 45\u00a0minutes; some nutritionists set a slightly different length.',
          'A nutritionist is not a doctor. When something needs to be examined, you are referred to one.',
        ],
      },
      {
        heading: 'What we do not promise',
        items: [
          'A number on the scales. A pace of 0.5–1 kg a week is considered safe, and not everybody needs to lose weight.',
          'That an illness goes away. We look at how you eat; diagnosis and medicine stay with your doctor.',
          'Other people’s results. We show no before-and-after pictures, and no client’s story as an advertisement.',
        ],
      },
      {
        heading: 'Where the money comes from',
        paragraphs: [
          'From programs and consultations, at the price on their page, and from companies that buy them for their staff. There is no subscription running in the background, no advertising on our pages, and your data is not sold. Only with your permission does an advertising partner learn which public pages you open.',
        ],
      },
      {
        heading: 'Your data',
        paragraphs: [
          'Weight and health are specific personal data under Indonesia’s Law\u00a027/2022. You, the nutritionist who cares for you, and anyone you give a link to can see your tracker: only the parts you choose, for as long as the care or the link lasts. Each time your nutritionist opens it, your consultation page says so. You can download all of it, correct it, and delete your account by yourself.',
        ],
      },
    ],
    closing: {
      title: 'Get to know us first',
      text: 'Read who our nutritionists are, or see how a consultation works and what it costs.',
    },
  },
}
