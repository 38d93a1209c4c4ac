import type { ArticleSeed } from '#server/seeds/blog/article-seed.ts'

const classesUrl =
  'https://health.kompas.com/read/23F09120100668/kenali-klasifikasi-hipertensi-di-indonesia'
const limitsUrl =
  'https://www.tempo.co/gaya-hidup/seimbangkan-gizi-makanan-dengan-slogan-isi-piringku--1153214'
const intakesUrl = 'https://jdih.kemkes.go.id/storage/documents/pdfs/2019permenkes028.pdf'

export const tekananDarahDanGaram: ArticleSeed = {
  slug: 'tekanan-darah-dan-garam',
  publishedDaysAgo: 24,
  category: 'numbers',
  picture: 'blood-pressure',
  author: 'yohanes',
  reviewer: 'ratna',
  id: {
    title: 'Tekanan darah: arti dua angka, dan peran dapur',
    summary:
      'Kelas tekanan darah yang dipakai di Indonesia, cara membacanya dengan tenang, dan dari mana garam kita berasal.',
    keyword: 'tekanan darah, hipertensi, garam, natrium, tensi',
    sections: [
      {
        heading: 'Dua angka, satu cerita',
        html: `
<p>Hasil tensi selalu dua angka, misalnya 124/82. Angka pertama, sistolik, adalah tekanan ketika jantung memompa. Angka kedua, diastolik, tekanan ketika jantung beristirahat sebentar. Satuannya mmHg.</p>
<p>Satu kali pengukuran adalah satu foto. Tergesa naik tangga, baru minum kopi, atau cemas melihat alatnya pun bisa mengubah angka. Karena itu kesimpulan dibuat dari beberapa kali ukur, oleh tenaga kesehatan.</p>
`,
      },
      {
        heading: 'Tabel yang dipakai di Indonesia',
        html: `
<table>
  <thead><tr><th scope="col">Kelas</th><th scope="col">Sistolik</th><th scope="col">Diastolik</th></tr></thead>
  <tbody>
    <tr><th scope="row">Optimal</th><td>&lt; 120</td><td>&lt; 80</td></tr>
    <tr><th scope="row">Normal</th><td>120–129</td><td>80–84</td></tr>
    <tr><th scope="row">Normal tinggi</th><td>130–139</td><td>85–89</td></tr>
    <tr><th scope="row">Hipertensi derajat 1</th><td>140–159</td><td>90–99</td></tr>
    <tr><th scope="row">Hipertensi derajat 2</th><td>160–179</td><td>100–109</td></tr>
    <tr><th scope="row">Hipertensi derajat 3</th><td>≥ 180</td><td>≥ 110</td></tr>
  </tbody>
</table>
<p>Kalau kedua angka jatuh di kelas yang berbeda, <strong>yang lebih tinggi yang menentukan</strong>. Hasil 124/92 bukan “normal dengan sedikit catatan”; dari angka keduanya, ia masuk derajat 1. Sebaliknya, 138/78 adalah normal tinggi karena angka pertamanya.</p>
<p>Tabel ini membantu kamu bercakap dengan dokter. Ia tidak mendiagnosis siapa pun.</p>
`,
      },
      {
        heading: 'Kapan tidak menunggu',
        html: `
<p>{emergency:bloodPressure}</p>
<p>Di luar itu, angka tinggi sekali ukur jarang berarti kamu harus panik. Duduk tenang, ukur lagi, catat, lalu bawa catatannya.</p>
`,
      },
      {
        heading: 'Mengukur di rumah dengan cara yang sama',
        html: `
<ul>
  <li>Duduk bersandar, kaki menapak, lengan di meja setinggi dada.</li>
  <li>Diam lima menit, tidak mengobrol, kandung kemih kosong.</li>
  <li>Ukur dua kali dengan jeda satu menit, lalu tulis keduanya.</li>
  <li>Pakai jam yang sama setiap hari, pagi atau malam.</li>
</ul>
<p>Catatan satu minggu jauh lebih berguna bagi dokter daripada satu angka yang kamu ingat dari bulan lalu.</p>
`,
      },
      {
        heading: 'Di mana dapur berperan',
        html: `
<p>Pesan pemerintah untuk garam adalah paling banyak 1 sendok teh sehari. Angka Kecukupan Gizi menyebut natrium 1.500 miligram untuk usia 19 sampai 49 tahun; pada usia 50 sampai 64 tahun menjadi 1.300 untuk laki-laki dan 1.400 untuk perempuan. Angkanya mengecil dengan umur.</p>
<p>Garam yang kelihatan, yang kamu taburkan sendiri, adalah bagian yang mudah. Bagian yang sulit sudah ada di dalam bahan: kecap, saus tiram, terasi, kaldu bubuk, ikan asin, telur asin, kerupuk, mi instan, sosis, dan saus sambal botolan.</p>
`,
      },
      {
        heading: 'Mengurangi tanpa jadi hambar',
        html: `
<ol>
  <li><strong>Satu sumber asin sekali makan.</strong> Kalau ada ikan asin, sayurnya tidak pakai terasi. Kalau ada kecap, kuahnya tidak pakai kaldu bubuk.</li>
  <li><strong>Biarkan bumbu bekerja.</strong> Bawang, jahe, kunyit, serai, daun jeruk, kemangi, jeruk nipis, dan cabai memberi rasa tanpa natrium. Pepes dan sayur asem enak bukan karena garamnya.</li>
  <li><strong>Garam di akhir.</strong> Masakan yang digarami terakhir terasa lebih asin dengan jumlah yang lebih sedikit.</li>
  <li><strong>Takar dengan sendok, bukan dengan jari.</strong> Masukkan jatah garam sehari ke wadah kecil di pagi hari. Malamnya kamu tahu berapa yang terpakai.</li>
  <li><strong>Turunkan perlahan.</strong> Kurangi seperempat tiap dua minggu. Lidah menyesuaikan diri, dan orang serumah sering tidak sadar.</li>
</ol>
<p>Hati-hati dengan garam pengganti yang berbahan kalium. Untuk sebagian orang, misalnya dengan gangguan ginjal atau obat tertentu, bahan itu tidak aman. Tanyakan dulu.</p>
`,
      },
      {
        heading: 'Bukan hanya garam',
        html: `
<p>Berat badan, gerak, tidur, rokok, dan obat yang diminum sesuai pesan dokter ikut menentukan. Makanan adalah satu bagian yang bisa kamu pegang tiga kali sehari. Kalau kamu sudah minum obat tensi, teruskan, juga ketika angkanya membaik: boleh jadi angkanya baik karena obat itu. Perubahan dibicarakan dengan dokter.</p>
`,
      },
    ],
    sources: [
      { title: 'Klasifikasi hipertensi di Indonesia (Kompas)', url: classesUrl },
      { title: 'Batas gula, garam, dan lemak sehari (Tempo)', url: limitsUrl },
      { title: 'Permenkes 28/2019: Angka Kecukupan Gizi', url: intakesUrl },
    ],
  },
  en: {
    title: 'Blood pressure: what the two numbers say, and what a kitchen can do',
    summary:
      'The classes used in Indonesia, a calm way to read them, and where the salt in our food comes from.',
    keyword: 'blood pressure, hypertension, Indonesia, salt, sodium',
    sections: [
      {
        heading: 'Two numbers, one story',
        html: `
<p>A reading has two numbers, such as 124/82. The first, systolic, is the pressure while the heart pumps. The second, diastolic, is the pressure while it rests between beats. Both are in mmHg.</p>
<p>One reading is a snapshot. Stairs, coffee, or the sight of the cuff can move it. That is why a conclusion takes several readings and a health worker.</p>
`,
      },
      {
        heading: 'The table used in Indonesia',
        html: `
<table>
  <thead><tr><th scope="col">Class</th><th scope="col">Systolic</th><th scope="col">Diastolic</th></tr></thead>
  <tbody>
    <tr><th scope="row">Optimal</th><td>&lt; 120</td><td>&lt; 80</td></tr>
    <tr><th scope="row">Normal</th><td>120–129</td><td>80–84</td></tr>
    <tr><th scope="row">High normal</th><td>130–139</td><td>85–89</td></tr>
    <tr><th scope="row">Hypertension grade 1</th><td>140–159</td><td>90–99</td></tr>
    <tr><th scope="row">Hypertension grade 2</th><td>160–179</td><td>100–109</td></tr>
    <tr><th scope="row">Hypertension grade 3</th><td>≥ 180</td><td>≥ 110</td></tr>
  </tbody>
</table>
<p>When the two numbers fall into different classes, <strong>the higher class counts</strong>. So 124/92 belongs to grade 1 because of its second number, and 138/78 is high normal because of its first. If you have lived elsewhere you may know other limits; ask which table is meant.</p>
<p>The table is for talking with a doctor. It does not diagnose anybody.</p>
`,
      },
      {
        heading: 'When not to wait',
        html: `
<p>{emergency:bloodPressure}</p>
<p>Short of that, one high reading is rarely a reason to panic. Sit, measure again, write it down, and take the notes along.</p>
`,
      },
      {
        heading: 'Measuring at home, the same way each time',
        html: `
<ul>
  <li>Sit with your back supported, feet on the floor, arm on a table at the height of your chest.</li>
  <li>Be still for five minutes, without talking, with an empty bladder.</li>
  <li>Measure twice, a minute apart, and write both down.</li>
  <li>Choose one time of day and keep to it.</li>
</ul>
<p>A week of notes tells a doctor far more than a number remembered from last month.</p>
`,
      },
      {
        heading: 'Where the kitchen comes in',
        html: `
<p>The government’s message is at most one teaspoon of salt a day. The reference intake for sodium is 1,500 milligrams from 19 to 49; from 50 to 64 it is 1,300 for men and 1,400 for women. It goes down with age.</p>
<p>The salt that you sprinkle is the easy part, because you see it. The rest arrives inside other things: soy sauce, oyster sauce, shrimp paste, stock powder, salted fish and eggs, crackers, instant noodles, sausages, bottled chilli sauce.</p>
`,
      },
      {
        heading: 'Less salt that still tastes of something',
        html: `
<ol>
  <li><strong>One salty thing at a meal.</strong> With salted fish, leave the shrimp paste out of the vegetables. With soy sauce, leave out the stock powder.</li>
  <li><strong>Let spices do the work.</strong> Garlic, ginger, turmeric, lemongrass, lime leaf, basil, lime and chilli add flavour and no sodium to speak of. <em>Pepes</em> and <em>sayur asem</em> are not good because of their salt.</li>
  <li><strong>Salt at the end.</strong> Food that is salted last tastes saltier with less.</li>
  <li><strong>Use a spoon, not your fingers.</strong> Put a day’s salt into a small bowl in the morning. In the evening you can see what was used.</li>
  <li><strong>Go down slowly.</strong> A quarter less every two weeks. Tongues adapt, and the family may not notice.</li>
</ol>
<p>Be careful with salt substitutes made from potassium. They are unsafe for some people, for example with kidney trouble or certain medicines. Ask first.</p>
`,
      },
      {
        heading: 'Not salt alone',
        html: `
<p>Weight, movement, sleep, smoking and medicines taken as prescribed all have their part. Food is the part that you hold in your hands three times a day. If you take tablets for blood pressure, keep taking them when the numbers improve; the tablets may be the reason. Any change is a matter for you and your doctor.</p>
`,
      },
    ],
    sources: [
      { title: 'Classes of hypertension in Indonesia (Kompas, in Indonesian)', url: classesUrl },
      { title: 'Daily limits for sugar, salt and fat (Tempo, in Indonesian)', url: limitsUrl },
      { title: 'Permenkes 28/2019, Indonesian reference intakes (in Indonesian)', url: intakesUrl },
    ],
  },
}
