import type { ArticleSeed } from '#server/seeds/blog/article-seed.ts'

const plateGuideUrl =
  'https://senisehat.com/2020/10/02/tips-atur-porsi-makan-dengan-isi-piringku/?noamp=mobile'
const dailyLimitsUrl =
  'https://www.tempo.co/gaya-hidup/seimbangkan-gizi-makanan-dengan-slogan-isi-piringku--1153214'

export const isiPiringku: ArticleSeed = {
  slug: 'isi-piringku',
  publishedDaysAgo: 6,
  id: {
    category: 'Piring sehari-hari',
    title: 'Isi Piringku, dengan hitungan yang benar',
    summary:
      'Setengah piring sayur dan buah, setengahnya lagi makanan pokok dan lauk. Ini cara membaginya di piringmu sendiri.',
    keyword: 'isi piringku, porsi makan, sepertiga piring, gizi seimbang',
    sections: [
      {
        heading: 'Mulai dari dua bagian',
        paragraphs: [
          'Bayangkan garis di tengah piringmu. Satu sisi untuk sayur dan buah, sisi lain untuk makanan pokok dan lauk. Kalau hanya satu hal yang kamu ingat dari tulisan ini, ingat garis itu.',
          'Isi Piringku adalah panduan sekali makan dari Kementerian Kesehatan. Ia tidak meminta kamu menghitung kalori; ia meminta kamu melihat piring.',
        ],
      },
      {
        heading: 'Lalu bagi lagi',
        paragraphs: [
          'Di sisi sayur dan buah, dua pertiganya sayur dan sepertiganya buah. Di sisi lainnya, dua pertiga makanan pokok dan sepertiga lauk.',
          'Dua pertiga dari setengah adalah sepertiga; sepertiga dari setengah adalah seperenam. Jadi untuk seluruh piring: makanan pokok 1/3, sayur 1/3, lauk 1/6, dan buah 1/6. Jumlahnya pas satu piring.',
        ],
      },
      {
        heading: 'Hati-hati dengan versi seperempat',
        paragraphs: [
          'Di media beredar versi "seperempat lauk hewani ditambah seperempat lauk nabati". Kalau dijumlahkan, lauk saja sudah memakan setengah piring, dan sayur atau makanan pokok kehilangan tempat.',
          'Lauk hewani dan nabati berbagi bagian yang sama, yaitu seperenam piring. Kamu boleh memakai keduanya, sedikit-sedikit, atau salah satunya.',
        ],
      },
      {
        heading: 'Seberapa banyak itu?',
        paragraphs: [
          'Contoh sekali makan: nasi 150 gram, kira-kira tiga centong. Lauknya ikan 75 gram atau ayam 80 gram, ditambah tahu 100 gram atau tempe 50 gram.',
          'Angka itu contoh, bukan perintah. Orang yang bekerja di sawah dan orang yang duduk di depan layar tidak butuh porsi yang sama, tetapi pembagian piringnya bisa sama.',
        ],
      },
      {
        heading: 'Kalau piringnya mangkuk atau kertas nasi',
        paragraphs: [
          'Soto, gado-gado, dan nasi bungkus tidak punya garis tengah. Hitung saja apa yang masuk: berapa centong nasi, berapa potong lauk, berapa genggam sayur.',
          'Sering yang kurang adalah sayur dan buah. Minta sayurnya ditambah, lalu makan pisang atau pepaya sesudahnya; itu sudah memperbaiki separuh piringmu.',
        ],
      },
    ],
    sources: [
      { title: 'Tips atur porsi makan dengan Isi Piringku (Seni Sehat)', url: plateGuideUrl },
      { title: 'Seimbangkan gizi dengan Isi Piringku (Tempo)', url: dailyLimitsUrl },
    ],
  },
  en: {
    category: 'Everyday plate',
    title: 'Isi Piringku: the Indonesian plate guide, with the sums done right',
    summary:
      'Half the plate is vegetables and fruit, the other half staple food and side dishes. Here is how to divide your own.',
    keyword: 'Isi Piringku, Indonesian plate guide, portions, balanced meal',
    sections: [
      {
        heading: 'Begin with two halves',
        paragraphs: [
          'Picture a line across the middle of your plate. One side is for vegetables and fruit, the other for staple food and side dishes. If you remember one thing from this page, remember the line.',
          'Isi Piringku, "what is on my plate", is the Ministry of Health’s guide to a single meal. It does not ask you to count calories; it asks you to look.',
        ],
      },
      {
        heading: 'Then divide once more',
        paragraphs: [
          'On the green side, two thirds are vegetables and one third is fruit. On the other side, two thirds are staple food (rice, noodles, cassava) and one third is the side dish: fish, egg, meat, tofu or tempe.',
          'Two thirds of a half is a third; a third of a half is a sixth. For the whole plate that makes 1/3 staple, 1/3 vegetables, 1/6 side dish and 1/6 fruit. It adds up to exactly one plate.',
        ],
      },
      {
        heading: 'Beware of the version with quarters',
        paragraphs: [
          'A version with "a quarter animal protein plus a quarter plant protein" is going around. Add it up: side dishes alone would fill half the plate, and vegetables or rice would lose their place.',
          'Animal and plant side dishes share the same sixth. Have a little of both, or one of them.',
        ],
      },
      {
        heading: 'How much is that?',
        paragraphs: [
          'One example of a meal: 150 grams of cooked rice, about three scoops; 75 grams of fish or 80 grams of chicken; and 100 grams of tofu or 50 grams of tempe.',
          'It is an example, not an order. Somebody who works in a rice field and somebody at a desk need different amounts, but they can divide the plate in the same way.',
        ],
      },
      {
        heading: 'When the plate is a bowl, or a paper parcel',
        paragraphs: [
          'Soto (soup), gado-gado and nasi bungkus (rice in a parcel) have no middle line. Count what goes in instead: scoops of rice, pieces of side dish, handfuls of vegetables.',
          'What is missing is usually the green half. Ask for more vegetables and have a banana or some papaya afterwards; that mends half of your plate.',
        ],
      },
    ],
    sources: [
      { title: 'Portions with Isi Piringku (Seni Sehat, in Indonesian)', url: plateGuideUrl },
      { title: 'Balanced meals with Isi Piringku (Tempo, in Indonesian)', url: dailyLimitsUrl },
    ],
  },
}
