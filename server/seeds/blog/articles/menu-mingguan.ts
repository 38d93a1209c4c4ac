import type { ArticleSeed } from '#server/seeds/blog/article-seed.ts'

const exchangeUrl = 'https://id.scribd.com/document/643875905/bahan-penukar'
const listUrl = 'https://studylibid.com/doc/4280927/daftar-bahan-penukar'
const plateUrl = 'https://senisehat.com/2020/10/02/tips-atur-porsi-makan-dengan-isi-piringku/'

export const menuMingguan: ArticleSeed = {
  slug: 'menu-mingguan',
  publishedDaysAgo: 70,
  category: 'habits',
  picture: 'week',
  author: 'sekar',
  reviewer: 'fauzan',
  id: {
    title: 'Menyusun menu mingguan dengan bahan penukar',
    summary:
      'Satu kerangka, lalu isinya boleh ditukar kapan saja. Cara menyusun menu yang tahan terhadap hujan, lembur, dan pasar yang kehabisan ikan.',
    keyword: 'menu mingguan, bahan penukar, belanja, masak seminggu',
    sections: [
      {
        heading: 'Mengapa menu sering gagal di hari Selasa',
        html: `
<p>Menu mingguan yang ditulis lengkap, Senin ikan kembung, Selasa ayam kecap, mati begitu pasar kehabisan ikan kembung. Yang salah bukan orangnya. Menunya terlalu kaku.</p>
<p>Ahli gizi punya alat untuk itu: bahan penukar. Makanan dikelompokkan, dan di dalam satu kelompok boleh saling menggantikan karena isinya kira-kira setara. Jadi kamu cukup menulis kerangka, lalu mengisinya dengan apa yang ada.</p>
`,
      },
      {
        heading: 'Kelompok yang perlu dikenal',
        html: `
<table>
  <thead><tr><th scope="col">Kelompok</th><th scope="col">Satu satuan</th><th scope="col">Energi</th></tr></thead>
  <tbody>
    <tr><th scope="row">Makanan pokok</th><td>nasi 100&nbsp;g, roti 70&nbsp;g, kentang 210&nbsp;g, mi basah 200&nbsp;g</td><td>175&nbsp;kkal</td></tr>
    <tr><th scope="row">Lauk hewani rendah lemak</th><td>satu potong kecil</td><td>50&nbsp;kkal</td></tr>
    <tr><th scope="row">Lauk hewani lemak sedang</th><td>satu potong kecil</td><td>75&nbsp;kkal</td></tr>
    <tr><th scope="row">Lauk nabati</th><td>satu potong tahu atau tempe</td><td>75&nbsp;kkal</td></tr>
    <tr><th scope="row">Sayur golongan&nbsp;A</th><td>sesukanya</td><td>bebas</td></tr>
    <tr><th scope="row">Sayur golongan&nbsp;B</th><td>100&nbsp;g</td><td>25&nbsp;kkal</td></tr>
    <tr><th scope="row">Buah</th><td>satu porsi</td><td>50&nbsp;kkal</td></tr>
    <tr><th scope="row">Susu rendah lemak</th><td>satu gelas</td><td>125&nbsp;kkal</td></tr>
    <tr><th scope="row">Minyak</th><td>minyak 5&nbsp;g</td><td>50&nbsp;kkal</td></tr>
  </tbody>
</table>
<p>Ada lebih dari satu edisi daftar penukar, dan angkanya sedikit berbeda. Pilih satu, tulis edisinya di pojok kertas, dan jangan dicampur.</p>
`,
      },
      {
        heading: 'Langkah pertama: kerangka sehari',
        html: `
<p>Tulis tanpa nama makanan:</p>
<ul>
  <li><strong>Sarapan:</strong> 1 pokok, 1 lauk, sayur, 1 buah</li>
  <li><strong>Siang:</strong> 1½ pokok, 1 lauk hewani, 1 lauk nabati, sayur dua macam, 1 buah</li>
  <li><strong>Malam:</strong> 1½ pokok, 1 lauk hewani, 1 lauk nabati, sayur, 1 buah</li>
  <li><strong>Camilan:</strong> 1 buah atau 1 gelas susu</li>
</ul>
<p>Satu setengah satuan pokok adalah nasi 150 gram, sama dengan contoh Isi Piringku. Jumlah satuan untukmu ditentukan bersama ahli gizi; kerangka di atas hanya contoh bentuk.</p>
`,
      },
      {
        heading: 'Langkah kedua: isi dari yang cepat busuk',
        html: `
<p>Mulailah dari yang paling cepat busuk. Daun dan ikan segar untuk Senin dan Selasa, sayur keras dan ayam beku untuk tengah minggu, telur, tempe, dan kacang kering untuk akhir. Dengan begitu tidak ada yang terbuang hari Jumat.</p>
<p>Lalu pilih <strong>tiga lauk dan empat sayur</strong> untuk seminggu, bukan tujuh dan tujuh. Kalau ditukar susunannya, orang serumah tidak akan bosan, dan belanjaanmu jauh lebih pendek.</p>
`,
      },
      {
        heading: 'Langkah ketiga: tulis tukarannya',
        html: `
<p>Di sebelah tiap bahan, tulis satu pengganti dari kelompok yang sama.</p>
<ul>
  <li>Nasi 100 gram ↔ kentang 210 gram ↔ roti 70 gram</li>
  <li>Ikan ↔ ayam tanpa kulit ↔ telur, perhatikan kelompok lemaknya</li>
  <li>Tahu ↔ tempe ↔ kacang merah</li>
  <li>Kangkung ↔ bayam ↔ sawi</li>
  <li>Pisang ↔ pepaya ↔ jeruk</li>
</ul>
<p>Sekarang hujan deras, lembur, dan pasar tutup tidak lagi merusak rencana. Kamu hanya bergeser satu kata ke kanan.</p>
`,
      },
      {
        heading: 'Belanja sekali, masak dua kali',
        html: `
<ol>
  <li><strong>Minggu sore:</strong> cuci dan potong sayur keras, ungkep ayam, bacem tempe, rebus telur.</li>
  <li><strong>Rabu malam:</strong> belanja daun segar sekali lagi, masak satu panci besar sayur berkuah.</li>
  <li><strong>Simpan dalam kotak satu kali makan</strong>, bertanggal. Kotak tanpa tanggal adalah teka-teki.</li>
</ol>
<p>Nasi tidak perlu ikut disimpan banyak-banyak; masak sesuai kebutuhan hari itu.</p>
`,
      },
      {
        heading: 'Sisakan ruang kosong',
        html: `
<p>Biarkan dua kotak di tabelmu kosong: satu untuk makan di luar, satu untuk sisa. Menu tanpa ruang kosong menganggap hidupmu tidak akan terjadi apa-apa, padahal minggu selalu membawa sesuatu.</p>
`,
      },
      {
        heading: 'Kalau satu rumah berbeda kebutuhan',
        html: `
<p>Anak yang sedang tumbuh, nenek, dan kamu boleh makan masakan yang sama dengan jumlah satuan yang berbeda. Sayur dan kuahnya sama; yang berubah adalah nasi dan lauknya. Satu panci, tiga piring. Itulah gunanya berpikir dalam satuan, bukan dalam resep.</p>
`,
      },
    ],
    sources: [
      { title: 'Daftar bahan penukar', url: exchangeUrl },
      { title: 'Daftar bahan penukar, edisi lain', url: listUrl },
      { title: 'Tips atur porsi makan dengan Isi Piringku (Seni Sehat)', url: plateUrl },
    ],
  },
  en: {
    title: 'A week’s menu that survives a Tuesday',
    summary:
      'Write a frame once, then fill it with what the market has. Planning with food exchanges, as Indonesian nutritionists do.',
    keyword: 'weekly menu, meal planning, food exchanges, Indonesia, shopping',
    sections: [
      {
        heading: 'Why menus die on Tuesday',
        html: `
<p>A plan that says mackerel on Monday and chicken on Tuesday ends when the fish seller has no mackerel. You did not fail. The plan was brittle.</p>
<p>Nutritionists in Indonesia use something more elastic, the exchange list. Foods stand in groups, and within a group they may replace each other, since one unit of each contains about the same. You write a frame and fill it with what there is.</p>
`,
      },
      {
        heading: 'The groups',
        html: `
<table>
  <thead><tr><th scope="col">Group</th><th scope="col">One unit</th><th scope="col">Energy</th></tr></thead>
  <tbody>
    <tr><th scope="row">Staple</th><td>rice 100&nbsp;g, bread 70&nbsp;g, potato 210&nbsp;g, fresh noodles 200&nbsp;g</td><td>175&nbsp;kcal</td></tr>
    <tr><th scope="row">Animal side dish, low fat</th><td>a small piece</td><td>50&nbsp;kcal</td></tr>
    <tr><th scope="row">Animal side dish, medium fat</th><td>a small piece</td><td>75&nbsp;kcal</td></tr>
    <tr><th scope="row">Plant side dish</th><td>a piece of tofu or tempe</td><td>75&nbsp;kcal</td></tr>
    <tr><th scope="row">Vegetables A</th><td>as much as you like</td><td>free</td></tr>
    <tr><th scope="row">Vegetables B</th><td>100&nbsp;g</td><td>25&nbsp;kcal</td></tr>
    <tr><th scope="row">Fruit</th><td>one portion</td><td>50&nbsp;kcal</td></tr>
    <tr><th scope="row">Low-fat milk</th><td>one glass</td><td>125&nbsp;kcal</td></tr>
    <tr><th scope="row">Oil</th><td>oil 5&nbsp;g</td><td>50&nbsp;kcal</td></tr>
  </tbody>
</table>
<p>More than one edition is in use and their figures differ slightly. Pick one, note which in the corner of your plan, and do not mix.</p>
`,
      },
      {
        heading: 'Step one: a frame for a day',
        html: `
<p>Without naming any food:</p>
<ul>
  <li><strong>Breakfast:</strong> 1 staple, 1 side dish, vegetables, 1 fruit</li>
  <li><strong>Lunch:</strong> 1½ staple, 1 animal and 1 plant side dish, two vegetables, 1 fruit</li>
  <li><strong>Dinner:</strong> 1½ staple, 1 animal and 1 plant side dish, vegetables, 1 fruit</li>
  <li><strong>In between:</strong> 1 fruit or 1 glass of milk</li>
</ul>
<p>One and a half units of staple are 150 grams of cooked rice, as in the national plate guide. How many units are right for you is a matter for a nutritionist; this frame only shows the form.</p>
`,
      },
      {
        heading: 'Step two: start with what spoils first',
        html: `
<p>Start with what spoils first. Leaves and fresh fish for the first two days, firm vegetables and frozen chicken for the middle, eggs, tempe and dried beans for the end. Then nothing is thrown away on Friday.</p>
<p>Plan <strong>three side dishes and four vegetables</strong> for the week, not seven of each. Rearranged, they do not become boring, and the shopping list fits on a sticky note.</p>
`,
      },
      {
        heading: 'Step three: write the exchanges beside it',
        html: `
<p>Next to each food, note one or two from the same group.</p>
<ul>
  <li>Rice 100 g ↔ potato 210 g ↔ bread 70 g</li>
  <li>Fish ↔ chicken without skin ↔ egg (mind which fat group)</li>
  <li>Tofu ↔ tempe ↔ red beans</li>
  <li>Water spinach ↔ spinach ↔ mustard greens</li>
  <li>Banana ↔ papaya ↔ orange</li>
</ul>
<p>Now rain, overtime and a closed market cost you nothing. You move one word to the right.</p>
`,
      },
      {
        heading: 'Shop once, cook twice',
        html: `
<ol>
  <li><strong>Sunday afternoon:</strong> wash and cut firm vegetables, braise the chicken, simmer the tempe in spices, boil eggs.</li>
  <li><strong>Wednesday evening:</strong> buy leaves once more and cook one large soup.</li>
  <li><strong>Store single meals in boxes, with a date.</strong> A box without a date is a riddle.</li>
</ol>
<p>Rice is better cooked for the day than kept in quantity.</p>
`,
      },
      {
        heading: 'Leave some squares empty',
        html: `
<p>Keep two free: one for a meal out, one for leftovers. A plan without gaps assumes that nothing will happen to you, and weeks are not like that.</p>
`,
      },
      {
        heading: 'One household, several needs',
        html: `
<p>A growing child, a grandmother and you can share the same pot with different numbers of units. Vegetables and broth are the same for everyone; rice and side dishes change. One pot, three plates. That is the point of thinking in units instead of recipes.</p>
`,
      },
    ],
    sources: [
      { title: 'Food exchange list (in Indonesian)', url: exchangeUrl },
      { title: 'Food exchange list, another edition (in Indonesian)', url: listUrl },
      { title: 'Portions with Isi Piringku (Seni Sehat, in Indonesian)', url: plateUrl },
    ],
  },
}
