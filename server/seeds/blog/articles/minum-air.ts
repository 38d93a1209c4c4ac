import type { ArticleSeed } from '#server/seeds/blog/article-seed.ts'

const intakesUrl = 'https://jdih.kemkes.go.id/storage/documents/pdfs/2019permenkes028.pdf'
const limitsUrl =
  'https://www.tempo.co/gaya-hidup/seimbangkan-gizi-makanan-dengan-slogan-isi-piringku--1153214'
const exchangeUrl = 'https://studylibid.com/doc/4280927/daftar-bahan-penukar'

export const minumAir: ArticleSeed = {
  slug: 'minum-air',
  publishedDaysAgo: 50,
  category: 'habits',
  author: 'team',
  reviewer: 'fauzan',
  id: {
    title: 'Minum air: berapa gelas yang sebenarnya?',
    summary:
      'Delapan gelas itu patokan kasar. Angka kecukupannya lebih rinci, dan sebagian airmu datang dari kuah dan buah.',
    keyword: 'minum air, kebutuhan air, delapan gelas, AKG air',
    sections: [
      {
        heading: 'Dari mana angka delapan?',
        html: `
<p>“Minum delapan gelas sehari” gampang diingat, dan tidak salah-salah amat. Tetapi gelas siapa? Dalam daftar ukuran rumah tangga, satu gelas dihitung 240 ml. Delapan gelas berarti 1.920 ml. Gelas kecil di warung dan botol besar di kantor punya hitungan lain.</p>
<p>Mari lihat angka yang lebih rinci, lalu kembali ke gelas.</p>
`,
      },
      {
        heading: 'Angka kecukupannya',
        html: `
<table>
  <thead><tr><th scope="col">Umur</th><th scope="col">Laki-laki</th><th scope="col">Perempuan</th></tr></thead>
  <tbody>
    <tr><th scope="row">19–64 tahun</th><td>2.500&nbsp;ml</td><td>2.350&nbsp;ml</td></tr>
    <tr><th scope="row">65–79 tahun</th><td>1.800&nbsp;ml</td><td>1.550&nbsp;ml</td></tr>
    <tr><th scope="row">80 tahun ke atas</th><td>1.600&nbsp;ml</td><td>1.400&nbsp;ml</td></tr>
  </tbody>
</table>
<p>Dua hal perlu diketahui tentang tabel ini. Pertama, angkanya rata-rata untuk penduduk sehat, jadi bukan jatah yang harus ditepati sampai tetes terakhir. Kedua, air datang juga dari makanan: sayur bening, soto, buah, bahkan nasi. Gelas hanyalah sebagian.</p>
`,
      },
      {
        heading: 'Kapan tubuh minta lebih',
        html: `
<p>Kerja di luar ruangan, berolahraga, demam, muntah, atau diare membuat tubuh kehilangan lebih banyak air. Udara Jakarta di bulan Oktober dan kantor berpendingin udara sama-sama bisa membuatmu lupa minum, dengan cara yang berbeda.</p>
<p>Rasa haus dan warna air seni adalah petunjuk yang selalu kamu bawa. Kuning muda biasanya berarti cukup. Kalau pekat dan jarang, minumlah. Kalau tetap pekat atau berubah warna tanpa sebab, tanyakan kepada tenaga kesehatan.</p>
`,
      },
      {
        heading: 'Kapan justru harus hati-hati',
        html: `
<p>Sebagian orang dengan gangguan jantung atau ginjal diminta dokter membatasi cairan. Untuk mereka, nasihat “minum yang banyak” bisa berbahaya. Kalau kamu termasuk, pegang angka dari doktermu dan abaikan tabel di atas.</p>
<p>Orang lanjut usia sering tidak cepat merasa haus. Menemani minum bersama, segelas setiap kali duduk mengobrol, lebih manjur daripada mengingatkan lewat telepon.</p>
`,
      },
      {
        heading: 'Bukan semua minuman sama',
        html: `
<p>Batas gula sehari adalah 4 sendok makan, sekitar 50 gram. Kalau separuh cairanmu datang dari teh manis, kopi susu, dan minuman botol, batas itu bisa habis sebelum makan siang. Air putih, teh tawar, dan kaldu yang tidak asin tidak memakai jatah itu.</p>
<p>Tidak perlu berhenti sekaligus. Cobalah aturan kecil: <strong>minuman pertama dan terakhir setiap hari adalah air putih.</strong> Yang di tengah menyusul pelan-pelan.</p>
`,
      },
      {
        heading: 'Membuatnya mudah',
        html: `
<ul>
  <li>Letakkan kendi dan gelas di tempat yang selalu kamu lewati.</li>
  <li>Bawa botol yang kamu suka; botol yang jelek tertinggal di rumah.</li>
  <li>Kaitkan dengan hal yang sudah ada: bangun tidur, sesudah salat, sebelum makan, sesudah rapat.</li>
  <li>Daun mint, irisan jeruk nipis, atau timun membuat air terasa lain tanpa gula.</li>
  <li>Siapkan sayur berkuah untuk makan malam; itu minum juga.</li>
</ul>
`,
      },
      {
        heading: 'Sehari dalam gelas',
        html: `
<p>Begini kira-kira hari seorang perempuan 35 tahun, dengan gelas 240 ml:</p>
<ol>
  <li>Bangun tidur, satu gelas.</li>
  <li>Sarapan, satu gelas.</li>
  <li>Pagi di kantor, satu setengah gelas.</li>
  <li>Makan siang dengan sayur asem, satu gelas.</li>
  <li>Sore, satu gelas dan sepotong pepaya.</li>
  <li>Makan malam, satu gelas.</li>
  <li>Sebelum tidur, setengah gelas.</li>
</ol>
<p>Tujuh gelas, sekitar 1.680 ml. Sisanya datang dari kuah, buah, nasi, dan sayur. Tidak ada yang dipaksakan, dan tidak ada yang perlu dihitung setiap hari.</p>
`,
      },
      {
        heading: 'Kalau kamu sedang mencatat',
        html: `
<p>Catat air selama tiga hari biasa, lalu berhenti. Tujuannya mengenali pola: mungkin pagimu kering dan malammu kebanjiran. Geser sedikit ke pagi, dan tidurmu pun lebih jarang terputus.</p>
`,
      },
    ],
    sources: [
      { title: 'Permenkes 28/2019: Angka Kecukupan Gizi', url: intakesUrl },
      { title: 'Batas gula, garam, dan lemak sehari (Tempo)', url: limitsUrl },
      { title: 'Daftar bahan penukar dan ukuran rumah tangga', url: exchangeUrl },
    ],
  },
  en: {
    title: 'Drinking water: how many glasses, really?',
    summary:
      'Eight glasses is a rough guide. The reference is more detailed, and part of your water comes in soup and fruit.',
    keyword: 'water, hydration, eight glasses, Indonesia, reference intake',
    sections: [
      {
        heading: 'Eight of whose glasses?',
        html: `
<p>“Eight glasses a day” is easy to remember and not far off. But glasses differ. In Indonesian household measures one holds 240 ml, so eight make 1,920 ml. The small tumbler at a food stall and the bottle on your desk would give other answers.</p>
<p>Here is the detailed version, before we go back to glasses.</p>
`,
      },
      {
        heading: 'The reference',
        html: `
<table>
  <thead><tr><th scope="col">Age</th><th scope="col">Men</th><th scope="col">Women</th></tr></thead>
  <tbody>
    <tr><th scope="row">19–64</th><td>2,500&nbsp;ml</td><td>2,350&nbsp;ml</td></tr>
    <tr><th scope="row">65–79</th><td>1,800&nbsp;ml</td><td>1,550&nbsp;ml</td></tr>
    <tr><th scope="row">80 and over</th><td>1,600&nbsp;ml</td><td>1,400&nbsp;ml</td></tr>
  </tbody>
</table>
<p>Two things about this table. It is an average for healthy people, not an order to be carried out to the last drop. And food brings water too: clear soup, soto, fruit, even rice. The glass is only part of it.</p>
`,
      },
      {
        heading: 'When you need more',
        html: `
<p>Work outdoors, sport, fever, vomiting and diarrhoea all cost water. So does moving to the tropics: in your first weeks here you may sweat more than you notice. An air-conditioned office makes you forget to drink in a different way.</p>
<p>Thirst and the colour of your urine are with you all day. Pale yellow usually means enough. If it is dark and seldom, drink. If it stays dark, or changes colour for no reason, ask a health worker.</p>
`,
      },
      {
        heading: 'When to be careful',
        html: `
<p>Some people with heart or kidney trouble are told to limit fluids. For them “drink plenty” can be dangerous advice. If you are one of them, keep to your doctor’s figure and forget the table.</p>
<p>Older people may not feel thirst quickly. Drinking a glass together whenever you sit down to talk works better than a reminder by telephone.</p>
`,
      },
      {
        heading: 'Drinks are not all alike',
        html: `
<p>The daily limit for sugar is four tablespoons, about 50 grams. If half of what you drink is sweet tea, milky coffee and bottled drinks, it can be used up before lunch. Water, plain tea and unsalted broth leave it untouched.</p>
<p>There is no need to stop overnight. Try one small rule: <strong>the first and the last drink of the day are water.</strong> The ones in between will follow.</p>
`,
      },
      {
        heading: 'Making it easy',
        html: `
<ul>
  <li>Put a jug and a glass where you walk past.</li>
  <li>Carry a bottle that you like. Ugly ones stay at home.</li>
  <li>Tie it to something that happens anyway: waking, praying, sitting down to eat, the end of a meeting.</li>
  <li>Mint, lime or cucumber changes the taste without sugar.</li>
  <li>Have a soup with dinner. That is drinking, too.</li>
</ul>
`,
      },
      {
        heading: 'A day in glasses',
        html: `
<p>This could be a woman of 35, with a glass of 240 ml:</p>
<ol>
  <li>On waking, one.</li>
  <li>With breakfast, one.</li>
  <li>During the morning, one and a half.</li>
  <li>At lunch, with a vegetable soup, one.</li>
  <li>In the afternoon, one, and a piece of papaya.</li>
  <li>At dinner, one.</li>
  <li>Before bed, half.</li>
</ol>
<p>That is seven glasses, about 1,680 ml. Soup, fruit, rice and vegetables bring the rest. Nothing was forced, and none of it needs counting every day.</p>
`,
      },
      {
        heading: 'If you keep notes',
        html: `
<p>Note your water for three ordinary days, then stop. The point is to see a pattern: perhaps your mornings are dry and your evenings flooded. Move a glass or two forward, and you may sleep through more often.</p>
`,
      },
    ],
    sources: [
      { title: 'Permenkes 28/2019, Indonesian reference intakes (in Indonesian)', url: intakesUrl },
      { title: 'Daily limits for sugar, salt and fat (Tempo, in Indonesian)', url: limitsUrl },
      { title: 'Food exchange list and household measures (in Indonesian)', url: exchangeUrl },
    ],
  },
}
