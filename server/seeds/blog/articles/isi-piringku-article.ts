import type { ArticleSeed } from '#server/seeds/blog/article-seed.ts'

const source1Url = 'https://senisehat.com/2020/10/02/tips-atur-porsi-makan-dengan-isi-piringku/'
const source2Url =
  'https://www.tempo.co/gaya-hidup/seimbangkan-gizi-makanan-dengan-slogan-isi-piringku--1153214'

export const isiPiringku: ArticleSeed = {
  slug: 'isi-piringku',
  publishedDaysAgo: 6,
  category: 'plate',
  picture: 'four-shares',
  author: 'sekar',
  reviewer: 'ratna',
  id: {
    title: 'Isi Piringku, dengan hitungan yang benar',
    summary:
      'Setengah piring sayur dan buah, setengahnya lagi makanan pokok dan lauk. Ini cara membaginya di piringmu sendiri.',
    keyword: 'isi piringku, porsi makan, sepertiga piring, gizi seimbang',
    sections: [
      {
        heading: 'Mulai dari dua bagian',
        html: `
<p>Bayangkan garis di tengah piringmu. Satu sisi untuk sayur dan buah, sisi lain untuk makanan pokok dan lauk. Kalau hanya satu hal yang kamu ingat dari tulisan ini, ingat garis itu.</p>
<p>Isi Piringku adalah panduan sekali makan dari Kementerian Kesehatan. Ia tidak meminta kamu menghitung kalori; ia meminta kamu melihat piring.</p>
`,
      },
      {
        heading: 'Lalu bagi lagi',
        film: 'isi-piringku',
        html: `
<p>Di sisi sayur dan buah, dua pertiganya sayur dan sepertiganya buah. Di sisi lainnya, dua pertiga makanan pokok dan sepertiga lauk.</p>
<p>Dua pertiga dari setengah adalah sepertiga; sepertiga dari setengah adalah seperenam. Jadi untuk seluruh piring: makanan pokok&nbsp;1/3, sayur&nbsp;1/3, lauk&nbsp;1/6, dan buah&nbsp;1/6. Jumlahnya pas satu piring.</p>
`,
      },
      {
        heading: 'Hati-hati dengan versi seperempat',
        html: `
<p>Di media beredar versi “seperempat lauk hewani ditambah seperempat lauk nabati”. Kalau dijumlahkan, lauk saja sudah memakan setengah piring, dan sayur atau makanan pokok kehilangan tempat.</p>
<p>Lauk hewani dan nabati berbagi bagian yang sama, yaitu seperenam piring. Kamu boleh memakai keduanya, sedikit-sedikit, atau salah satunya.</p>
`,
      },
      {
        heading: 'Seberapa banyak itu?',
        html: `
<p>Contoh sekali makan: nasi 150 gram, kira-kira tiga centong. Lauknya ikan 75 gram atau ayam 80 gram, ditambah tahu 100 gram atau tempe 50 gram.</p>
<p>Angka itu contoh, bukan perintah. Orang yang bekerja di sawah dan orang yang duduk di depan layar tidak butuh porsi yang sama, tetapi pembagian piringnya bisa sama.</p>
`,
      },
      {
        heading: 'Kalau piringnya mangkuk atau kertas nasi',
        html: `
<p>Soto, gado-gado, dan nasi bungkus tidak punya garis tengah. Hitung saja apa yang masuk: berapa centong nasi, berapa potong lauk, berapa genggam sayur.</p>
<p>Sering yang kurang adalah sayur dan buah. Minta sayurnya ditambah, lalu makan pisang atau pepaya sesudahnya; itu sudah memperbaiki separuh piringmu.</p>
`,
      },
      {
        heading: 'Lima piring yang sudah kamu kenal',
        html: `
<ul>
  <li><strong>Nasi, sayur asem, ikan goreng, sambal, pisang.</strong> Pembagiannya hampir pas. Tambah satu sendok sayur lagi, dan minta ikannya satu potong saja.</li>
  <li><strong>Gado-gado dengan lontong.</strong> Sayur, tahu, dan telur sudah berkumpul. Bumbunya secukupnya, lalu buah sesudahnya.</li>
  <li><strong>Soto ayam.</strong> Kuahnya banyak, sayurnya sedikit. Minta tauge dan kol dua kali lipat, atau makan lalapan di sampingnya.</li>
  <li><strong>Nasi goreng.</strong> Sepiring hampir seluruhnya makanan pokok. Masukkan sawi dan wortel ke wajan, kurangi nasinya sepertiga, dan habiskan timunnya.</li>
  <li><strong>Mi instan dengan telur.</strong> Dua genggam sayur dan satu buah mengubahnya dari camilan menjadi satu kali makan.</li>
</ul>
`,
      },
      {
        heading: 'Membaginya untuk satu keluarga',
        html: `
<p>Panduan ini tentang bagian, bukan jumlah. Karena itu satu masakan bisa melayani semua orang di meja: piring ayah lebih besar, piring nenek lebih kecil, garisnya di tempat yang sama. Taruh mangkuk sayur di tengah meja, paling dekat dengan tangan. Yang dekat lebih sering diambil.</p>
<p>Untuk anak, ibu hamil, dan orang yang sedang sakit ada panduan sendiri. Tanyakan di puskesmas atau kepada ahli gizi.</p>
`,
      },
      {
        heading: 'Yang tidak terlihat di piring',
        html: `
<p>Isi Piringku berjalan bersama pesan lain: gula paling banyak 4 sendok makan sehari, garam 1 sendok teh, minyak 5 sendok makan. Piring yang bagiannya benar masih bisa berat kalau sayurnya berenang di santan dan minumnya es teh manis. Lihat piring dulu, lalu gelas, lalu cara memasaknya.</p>
`,
      },
      {
        heading: 'Coba hari ini',
        html: `
<ol>
  <li>Makan seperti biasa, tetapi foto piringnya sebelum suapan pertama.</li>
  <li>Tarik garis khayal di tengah foto itu.</li>
  <li>Kalau satu sisi kurang, tulis satu hal yang bisa ditambah besok. Menambah lebih mudah daripada melarang.</li>
</ol>
<p>Tiga foto dalam seminggu sudah cukup untuk melihat kebiasaanmu sendiri.</p>
`,
      },
    ],
    sources: [
      { title: 'Tips atur porsi makan dengan Isi Piringku (Seni Sehat)', url: source1Url },
      { title: 'Seimbangkan gizi dengan Isi Piringku (Tempo)', url: source2Url },
    ],
  },
  en: {
    title: 'Isi Piringku, with the sums done right',
    summary:
      'Half the plate is vegetables and fruit, the other half staple food and side dishes. Here is how to divide your own.',
    keyword: 'Isi Piringku, Indonesian plate guide, portions, balanced meal',
    sections: [
      {
        heading: 'Begin with two halves',
        html: `
<p>Picture a line across the middle of your plate. One side is for vegetables and fruit, the other for staple food and side dishes. If you remember one thing from this page, remember the line.</p>
<p>Isi Piringku, “what is on my plate”, is the Ministry of Health’s guide to a single meal. It does not ask you to count calories; it asks you to look.</p>
`,
      },
      {
        heading: 'Then divide once more',
        film: 'isi-piringku',
        html: `
<p>On the side of vegetables and fruit, two thirds are vegetables and one third is fruit. On the other side, two thirds are staple food (rice, noodles, cassava) and one third is the side dish: fish, egg, meat, tofu or tempe.</p>
<p>Two thirds of a half is a third; a third of a half is a sixth. For the whole plate that makes 1/3&nbsp;staple, 1/3&nbsp;vegetables, 1/6&nbsp;side dish and 1/6&nbsp;fruit. It adds up to exactly one plate.</p>
`,
      },
      {
        heading: 'Beware of the version with quarters',
        html: `
<p>A version with “a quarter animal protein plus a quarter plant protein” is going around. Add it up: side dishes alone would fill half the plate, and vegetables or rice would lose their place.</p>
<p>Animal and plant side dishes share the same sixth. Have a little of both, or one of them.</p>
`,
      },
      {
        heading: 'How much is that?',
        html: `
<p>One example of a meal: 150 grams of cooked rice, about three scoops; 75 grams of fish or 80 grams of chicken; and 100 grams of tofu or 50 grams of tempe.</p>
<p>It is an example, not an order. Someone who works in a rice field and someone at a desk need different amounts, but they can divide the plate in the same way.</p>
`,
      },
      {
        heading: 'When the plate is a bowl, or a paper parcel',
        html: `
<p>Soto (soup), gado-gado and nasi bungkus (rice in a parcel) have no middle line. Count what goes in instead: scoops of rice, pieces of side dish, handfuls of vegetables.</p>
<p>What is missing is usually the half with vegetables and fruit. Ask for more vegetables and have a banana or some papaya afterwards; that takes care of half of your plate.</p>
`,
      },
      {
        heading: 'Five plates you may know',
        html: `
<ul>
  <li><strong>Rice, sour vegetable soup, fried fish, sambal, a banana.</strong> Very nearly right. Add a spoonful of vegetables and keep to one piece of fish.</li>
  <li><strong>Gado-gado with rice cake.</strong> Already has vegetables, tofu and egg. Go easy on the peanut sauce and have fruit afterwards.</li>
  <li><strong>Chicken soto.</strong> Much broth, few vegetables. Ask for double bean sprouts and cabbage.</li>
  <li><strong>Fried rice.</strong> Almost the whole plate is staple. Put greens and carrot into the wok, take a third less rice, and eat the cucumber that everybody leaves.</li>
  <li><strong>Instant noodles with an egg.</strong> Two handfuls of vegetables and a piece of fruit turn a snack into a meal.</li>
</ul>
`,
      },
      {
        heading: 'One pot for a family',
        html: `
<p>The guide is about shares, not amounts. The same cooking serves everybody at the table: a bigger plate for one, a smaller one for another, the line in the same place. Put the bowl of vegetables in the middle, closest to the hands. What is near gets taken.</p>
<p>Children, pregnant women and people who are ill follow separate guides. Ask at a community health centre or a nutritionist.</p>
`,
      },
      {
        heading: 'What a plate does not show',
        html: `
<p>Isi Piringku comes with other messages: at most four tablespoons of sugar a day, one teaspoon of salt, five tablespoons of oil. A plate with perfect shares can still be heavy if the vegetables swim in coconut milk beside a sweet iced tea. Look at the plate, then the glass, then the pan.</p>
`,
      },
      {
        heading: 'Try it today',
        html: `
<ol>
  <li>Eat as usual, but take a picture before the first bite.</li>
  <li>Draw the line across it in your mind.</li>
  <li>If one side is short, note one thing to add tomorrow. Adding is easier than forbidding.</li>
</ol>
<p>Three pictures in a week will show you your own habits.</p>
`,
      },
    ],
    sources: [
      { title: 'Portions with Isi Piringku (Seni Sehat, in Indonesian)', url: source1Url },
      { title: 'Balanced meals with Isi Piringku (Tempo, in Indonesian)', url: source2Url },
    ],
  },
}
