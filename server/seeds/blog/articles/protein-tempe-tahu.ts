import type { ArticleSeed } from '#server/seeds/blog/article-seed.ts'

const intakesUrl = 'https://jdih.kemkes.go.id/storage/documents/pdfs/2019permenkes028.pdf'
const exchangeUrl = 'https://id.scribd.com/document/643875905/bahan-penukar'
const leafletUrl = 'https://id.scribd.com/document/364682286/leafletdaftarpenukar-pdf'
const plateUrl = 'https://senisehat.com/2020/10/02/tips-atur-porsi-makan-dengan-isi-piringku/'

export const proteinTempeTahu: ArticleSeed = {
  slug: 'protein-tempe-tahu',
  publishedDaysAgo: 9,
  category: 'market',
  picture: 'protein',
  author: 'sekar',
  reviewer: 'ratna',
  id: {
    title: 'Tempe, tahu, telur, ikan: protein tanpa bubuk mahal',
    summary:
      'Kebutuhan protein orang dewasa bisa dipenuhi dari tukang sayur. Ini cara menghitungnya dengan potong, bukan gram.',
    keyword: 'protein nabati, tempe, tahu, kebutuhan protein, bahan penukar',
    sections: [
      {
        heading: 'Berapa yang dibutuhkan?',
        html: `
<p>Angka Kecukupan Gizi menyebut 65 gram protein sehari untuk laki-laki dewasa sampai 64 tahun, dan 60 gram untuk perempuan. Di atas 65 tahun angkanya hampir sama: 64 dan 58. Jadi kebutuhan protein hampir tidak mengecil ketika umur bertambah.</p>
<p>Angka itu rata-rata untuk penduduk sehat, bukan resep pribadi. Kalau kamu punya penyakit ginjal atau sedang dalam perawatan, jumlah proteinmu ditentukan bersama dokter dan ahli gizi.</p>
`,
      },
      {
        heading: 'Menghitung dengan satuan penukar',
        html: `
<p>Ahli gizi di Indonesia memakai daftar bahan penukar. Idenya sederhana: bahan dalam kelompok yang sama boleh saling menggantikan, karena isinya kira-kira setara.</p>
<table>
  <thead><tr><th scope="col">Satu satuan</th><th scope="col">Protein</th><th scope="col">Energi</th></tr></thead>
  <tbody>
    <tr><th scope="row">Lauk nabati</th><td>5&nbsp;gram</td><td>75&nbsp;kkal</td></tr>
    <tr><th scope="row">Lauk hewani rendah lemak</th><td>7&nbsp;gram</td><td>50&nbsp;kkal</td></tr>
    <tr><th scope="row">Lauk hewani lemak sedang</th><td>7&nbsp;gram</td><td>75&nbsp;kkal</td></tr>
    <tr><th scope="row">Makanan pokok, misalnya nasi 100&nbsp;gram</th><td>4&nbsp;gram</td><td>175&nbsp;kkal</td></tr>
  </tbody>
</table>
<p>Ada edisi daftar yang lebih tua dengan angka lauk nabati sedikit berbeda (80 kkal, 6 gram). Selisihnya tidak penting di dapur; yang penting, dalam satu hitungan pakai satu edisi.</p>
`,
      },
      {
        heading: 'Contoh satu hari',
        html: `
<p>Bayangkan hari biasa dengan tiga kali makan. Tiap kali makan ada nasi 150 gram, jadi satu setengah satuan, menyumbang 6 gram protein. Tiga kali makan: 18 gram. Itu sering mengejutkan orang; nasi bukan hanya karbohidrat.</p>
<p>Lalu lauknya. Dua satuan lauk hewani rendah lemak sehari memberi 14 gram, dan enam satuan lauk nabati memberi 30 gram. Jumlahnya 62 gram. Perempuan dewasa sudah sampai; laki-laki dewasa kurang sedikit saja, yang tertutup oleh segelas susu, kacang, atau satu potong lauk lagi.</p>
<p>Tidak ada satu pun yang datang dari kemasan dengan gambar otot.</p>
`,
      },
      {
        heading: 'Berapa banyak di piring',
        html: `
<p>Dalam contoh Isi Piringku, satu kali makan memuat ikan 75 gram atau ayam 80 gram, ditambah tahu 100 gram atau tempe 50 gram. Perhatikan tahunya: dua kali berat tempe. Tahu lebih banyak airnya, jadi butuh porsi lebih besar untuk peran yang sama di piring.</p>
<p>Lauk hewani dan nabati berbagi tempat yang sama, yaitu seperenam piring. Keduanya boleh hadir bersama, boleh bergantian.</p>
`,
      },
      {
        heading: 'Cara memasak mengubah hitungannya',
        html: `
<p>Satu satuan minyak dihitung 50 kkal. Tempe yang digoreng terendam membawa pulang minyaknya; tempe yang dibacem, dikukus, dipepes, atau dipanggang di teflon dengan satu sendok minyak membawa jauh lebih sedikit. Bukan berarti tempe goreng dilarang. Tempe goreng dua kali seminggu dan tempe bacem di hari lain adalah menu yang masuk akal.</p>
<ul>
  <li><strong>Orek kering</strong> tahan beberapa hari; kecilkan gulanya, perbanyak cabai dan daun salam.</li>
  <li><strong>Pepes tahu</strong> memanfaatkan tahu yang mulai hancur.</li>
  <li><strong>Sayur lodeh dengan tempe</strong> memasukkan lauk dan sayur ke satu mangkuk; santannya encer saja.</li>
  <li><strong>Telur dadar isi tahu</strong> membuat satu telur cukup untuk dua orang.</li>
</ul>
`,
      },
      {
        heading: 'Pertanyaan yang sering muncul',
        html: `
<p><em>Apakah protein nabati kalah?</em> Dalam daftar penukar, satu satuan nabati memuat 5 gram, hewani 7 gram. Bedanya bisa ditutup dengan menambah satu potong. Mencampur sumber, nasi bersama tempe, telur bersama sayur, adalah kebiasaan lama dapur Indonesia dan kebiasaan yang baik.</p>
<p><em>Perlukah suplemen protein?</em> Hitung dulu apa yang sudah ada di piringmu selama tiga hari. Bisa jadi sudah cukup. Kalau memang kurang, menambah lauk hampir selalu lebih murah dan lebih enak.</p>
`,
      },
      {
        heading: 'Langkah pertama',
        html: `
<p>Malam ini, lihat piringmu dan hitung satuannya. Satu potong tempe sekitar 50 gram, satu potong ikan, satu butir telur. Tidak usah tepat. Sesudah seminggu, matamu akan menghitung sendiri.</p>
`,
      },
    ],
    sources: [
      { title: 'Permenkes 28/2019: Angka Kecukupan Gizi', url: intakesUrl },
      { title: 'Daftar bahan penukar', url: exchangeUrl },
      { title: 'Leaflet daftar penukar', url: leafletUrl },
      { title: 'Tips atur porsi makan dengan Isi Piringku (Seni Sehat)', url: plateUrl },
    ],
  },
  en: {
    title: 'Tempe, tofu, eggs, fish: protein without the expensive powder',
    summary:
      'An adult’s protein can come from the vegetable seller at the corner. How to count it in pieces rather than grams.',
    keyword: 'plant protein, tempe, tofu, protein needs, Indonesia, food exchanges',
    sections: [
      {
        heading: 'How much does a body ask for?',
        html: `
<p>The Indonesian reference intake is 65 grams of protein a day for men up to 64, and 60 grams for women. Past 65 it barely falls: 64 and 58. The need for protein hardly shrinks with age.</p>
<p>These are averages for healthy people. With kidney disease, or under treatment for something else, the amount is a decision for you and your doctor or dietitian.</p>
`,
      },
      {
        heading: 'Counting in exchanges',
        html: `
<p>Indonesian nutritionists work with an exchange list. Foods in one group may replace each other, because one unit of each contains about the same.</p>
<table>
  <thead><tr><th scope="col">One unit</th><th scope="col">Protein</th><th scope="col">Energy</th></tr></thead>
  <tbody>
    <tr><th scope="row">Plant side dish (tofu, tempe, beans)</th><td>5&nbsp;g</td><td>75&nbsp;kcal</td></tr>
    <tr><th scope="row">Animal side dish, low in fat</th><td>7&nbsp;g</td><td>50&nbsp;kcal</td></tr>
    <tr><th scope="row">Animal side dish, medium fat</th><td>7&nbsp;g</td><td>75&nbsp;kcal</td></tr>
    <tr><th scope="row">Staple, such as 100&nbsp;g of cooked rice</th><td>4&nbsp;g</td><td>175&nbsp;kcal</td></tr>
  </tbody>
</table>
<p>An older edition of the list puts plant side dishes at 80 kcal and 6 grams. In a kitchen that makes no difference, as long as you do not mix the editions in one sum.</p>
`,
      },
      {
        heading: 'One ordinary day',
        html: `
<p>Take three meals with 150 grams of cooked rice each. That is one and a half units a meal, so 6 grams of protein, or 18 over the day. It surprises people: rice is not only starch.</p>
<p>Add two units of lean fish or chicken (14 grams) and six units of tofu or tempe (30 grams). The day arrives at 62 grams. A woman has what the reference asks for; a man is a glass of milk, a handful of peanuts or one more slice of tempe away from it.</p>
<p>Nothing on that list comes in a tub with a muscle on the label.</p>
`,
      },
      {
        heading: 'What it looks like on a plate',
        html: `
<p>The national plate guide gives an example meal: 75 grams of fish or 80 of chicken, together with 100 grams of tofu or 50 of tempe. Notice that tofu weighs twice as much. It holds more water, so it takes a bigger piece to do the same work.</p>
<p>Animal and plant side dishes share one sixth of the plate. They can appear together or take turns.</p>
`,
      },
      {
        heading: 'The pan changes the sum',
        html: `
<p>One unit of oil counts as 50 kcal. Tempe that has been deep-fried brings its oil to the table. Tempe that is braised in spices (<em>bacem</em>), steamed in banana leaf (<em>pepes</em>) or browned in a spoonful of oil brings far less. Fried tempe is not forbidden; it is one of the pleasures of living here. Having it twice a week, with other versions in between, is a perfectly sound plan.</p>
<ul>
  <li><strong>Orek tempe</strong>, dry-fried strips, keeps for days. Go easy on the sugar and generous with chilli and bay leaf.</li>
  <li><strong>Pepes tahu</strong> is a good end for tofu that has started to crumble.</li>
  <li><strong>Sayur lodeh with tempe</strong> puts vegetables and protein into one bowl; keep the coconut milk thin.</li>
  <li><strong>An omelette with tofu</strong> makes one egg feed two.</li>
</ul>
`,
      },
      {
        heading: 'Two questions that always come',
        html: `
<p><em>Is plant protein worth less?</em> In the exchange list a plant unit has 5 grams and an animal unit 7. One extra piece makes up for it. Mixing sources, as Indonesian kitchens have always done with rice and tempe, is a good habit.</p>
<p><em>Do I need a supplement?</em> Count what is on your plate for three days first. You may already have enough. If you do not, another side dish is almost always cheaper, and tastes better.</p>
`,
      },
      {
        heading: 'Where to begin',
        html: `
<p>Look at tonight’s dinner and count the units: a piece of tempe of about 50 grams, a piece of fish, an egg. Roughly is good enough. After a week your eyes will do it without you.</p>
`,
      },
    ],
    sources: [
      { title: 'Permenkes 28/2019, Indonesian reference intakes (in Indonesian)', url: intakesUrl },
      { title: 'Food exchange list (in Indonesian)', url: exchangeUrl },
      { title: 'Exchange list leaflet (in Indonesian)', url: leafletUrl },
      { title: 'Portions with Isi Piringku (Seni Sehat, in Indonesian)', url: plateUrl },
    ],
  },
}
