import type { ArticleSeed } from '#server/seeds/blog/article-seed.ts'

const waistUrl =
  'https://infoliputankini.com/lonjakan-kasus-obesitas-di-indonesia-perlu-penanganan-komprehensif-45771.html'
const guideUrl =
  'https://legawa.com/2026/02/01/mengupas-pedoman-nasional-terbaru-tata-laksana-obesitas-dewasa-2025'
const targetUrl =
  'https://tangsel.inews.id/read/630910/diet-olahraga-dan-pola-tidur-kunci-utama-terapi-obesitas/all'

export const lingkarPerut: ArticleSeed = {
  slug: 'lingkar-perut',
  publishedDaysAgo: 38,
  category: 'numbers',
  picture: 'waist-tape',
  author: 'yohanes',
  reviewer: 'fauzan',
  id: {
    title: 'Lingkar perut: pita ukur yang tahu hal yang tidak diketahui timbangan',
    summary:
      'Dua orang bisa punya berat dan tinggi sama, tetapi lemak perut yang berbeda. Cara mengukur yang benar, dan arti angkanya.',
    keyword: 'lingkar perut, obesitas sentral, pita ukur, lemak perut',
    sections: [
      {
        heading: 'Mengapa perlu angka kedua',
        html: `
<p>Indeks massa tubuh membandingkan berat dengan tinggi. Ia tidak tahu di mana lemaknya disimpan, dan tidak bisa membedakan otot dari lemak. Dua orang dengan IMT 23,5 bisa punya bentuk tubuh yang sama sekali lain.</p>
<p>Lingkar perut mengisi celah itu. Pita ukur yang harganya beberapa ribu rupiah memberi keterangan yang tidak bisa diberikan timbangan mana pun.</p>
`,
      },
      {
        heading: 'Batas yang dipakai',
        html: `
<p>Untuk orang dewasa di Indonesia, lingkar perut lebih dari <strong>90 cm pada laki-laki</strong> dan lebih dari <strong>80 cm pada perempuan</strong> disebut obesitas sentral. Sebagian tulisan memakai tanda “sama dengan atau lebih”; selisih itu hanya penting bagi orang yang angkanya tepat di garis.</p>
<p>Batas ini tidak dipakai selama kehamilan, dan bukan untuk anak-anak. Pada lansia dan atlet, bacalah bersama angka lain.</p>
`,
      },
      {
        heading: 'Mengukur dengan cara yang sama setiap kali',
        html: `
<ol>
  <li>Berdiri tegak, kedua kaki sejajar, perut santai. Tidak perlu menahan napas.</li>
  <li>Cari tulang rusuk terbawah di samping badan, lalu cari puncak tulang panggul. Titik tengahnya adalah tempat pita.</li>
  <li>Lingkarkan pita mendatar, sejajar lantai, di kulit atau kaus tipis. Cermin menolong melihat bagian belakang.</li>
  <li>Buang napas biasa, lalu baca angkanya. Pita menempel, tidak menekan.</li>
  <li>Ukur dua kali. Kalau selisihnya lebih dari satu sentimeter, ukur sekali lagi.</li>
</ol>
<p>Ukuran celana tidak bisa menggantikan ini. Pinggang celana berada di tempat lain, dan ukuran pabrik tidak seragam.</p>
`,
      },
      {
        heading: 'Seberapa sering?',
        html: `
<p>Sebulan sekali sudah cukup. Lingkar perut berubah pelan, dan pengukuran setiap hari hanya memperlihatkan isi perut, bukan lemak perut: makan malam yang asin, perut kembung, atau masa menstruasi bisa menambah beberapa sentimeter yang hilang sendiri.</p>
<p>Pilih satu hari yang mudah diingat, misalnya Minggu pertama, pagi sebelum sarapan. Catat tanggal dan angkanya. Tiga catatan sudah membentuk arah.</p>
`,
      },
      {
        heading: 'Membaca keduanya bersama',
        html: `
<table>
  <thead><tr><th scope="col">IMT</th><th scope="col">Lingkar perut</th><th scope="col">Bacaan</th></tr></thead>
  <tbody>
    <tr><th scope="row">Normal</th><td>Dalam batas</td><td>Teruskan, ukur lagi beberapa bulan lagi</td></tr>
    <tr><th scope="row">Normal</th><td>Di atas batas</td><td>Layak dibicarakan, walaupun timbangan tidak mengeluh</td></tr>
    <tr><th scope="row">23 ke atas</th><td>Dalam batas</td><td>Lihat juga otot, gerak, dan hasil periksa lain</td></tr>
    <tr><th scope="row">23 ke atas</th><td>Di atas batas</td><td>Bawa ke puskesmas, dokter, atau ahli gizi</td></tr>
  </tbody>
</table>
<p>Angka 23 berasal dari batas yang juga dipakai pedoman nasional: 18,5 sampai 22,9 normal, 23,0 sampai 24,9 berat badan lebih. Tabel di atas adalah cara membaca, bukan diagnosis.</p>
`,
      },
      {
        heading: 'Apa yang bisa dilakukan',
        html: `
<p>Tidak ada makanan yang membakar lemak di satu tempat, dan tidak ada gerakan yang mengecilkan perut saja. Tubuh memutuskan sendiri dari mana ia mengambil. Yang bisa kamu pegang adalah keseluruhannya: piring yang separuhnya sayur dan buah, minuman manis yang berkurang, gerak yang menyenangkan, tidur yang cukup.</p>
<p>Sasaran nasional untuk orang yang memang perlu turun adalah paling sedikit 5 persen dari berat badan dalam enam bulan. Untuk berat 78 kg, itu 3,9 kg. Sering kali lingkar perut ikut bergerak lebih dulu daripada yang terlihat di cermin, jadi catatan pita ukurmu bisa menjadi penyemangat yang jujur.</p>
`,
      },
      {
        heading: 'Kalau angkanya membuatmu sedih',
        html: `
<p>Angka ini menilai risiko, bukan dirimu. Ia tidak tahu berapa banyak yang kamu urus setiap hari, berapa anak yang kamu lahirkan, berapa malam kamu berjaga. Kalau mengukur membuatmu cemas, simpan pitanya dan mintalah orang yang kamu percaya, atau ahli gizimu, untuk mengukurkan sekali sebulan.</p>
`,
      },
    ],
    sources: [
      { title: 'Obesitas sentral dan lingkar perut (Info Liputan Kini)', url: waistUrl },
      { title: 'Pedoman nasional tata laksana obesitas dewasa 2025', url: guideUrl },
      { title: 'Sasaran penurunan berat badan (iNews)', url: targetUrl },
    ],
  },
  en: {
    title: 'Waist: what a tape measure knows and a scale does not',
    summary:
      'Two people can share height and weight and still differ around the middle. How to measure it properly, and what the figure means.',
    keyword: 'waist, central obesity, tape measure, Indonesia, belly fat',
    sections: [
      {
        heading: 'Why a second figure',
        html: `
<p>Body mass index compares weight with height. It cannot say where fat is kept, nor tell muscle from fat. Two people with a BMI of 23.5 can look nothing alike.</p>
<p>The waist fills that gap. A tape measure from a sewing kit tells you something that no bathroom scale can.</p>
`,
      },
      {
        heading: 'The limits',
        html: `
<p>For adults in Indonesia, more than <strong>90 cm in men</strong> and more than <strong>80 cm in women</strong> is called central obesity. Some texts write “90 or more”; that only matters to someone exactly on the line. If you come from Europe or America you may know higher limits. These are the ones used here.</p>
<p>They do not apply during pregnancy or to children. In athletes and in old age, read them beside other figures.</p>
`,
      },
      {
        heading: 'Measuring the same way each time',
        html: `
<ol>
  <li>Stand straight, feet side by side, belly relaxed. No holding your breath.</li>
  <li>At your side, find the lowest rib and the top of the hip bone. The tape goes halfway between.</li>
  <li>Bring it round level with the floor, on the skin or a thin shirt. A mirror helps with the back.</li>
  <li>Breathe out normally and read. The tape touches; it does not squeeze.</li>
  <li>Do it twice. If the two differ by more than a centimetre, do it once more.</li>
</ol>
<p>Trouser sizes will not do. They sit elsewhere, and makers do not agree with each other.</p>
`,
      },
      {
        heading: 'How often?',
        html: `
<p>Once a month. A waist changes slowly, and measuring every day shows what is in the belly rather than on it: a salty dinner, wind, or a period can add centimetres that leave by themselves.</p>
<p>Choose a day that is easy to remember, such as the first Sunday, before breakfast. Write it down. Three entries make a direction.</p>
`,
      },
      {
        heading: 'Reading both together',
        html: `
<table>
  <thead><tr><th scope="col">BMI</th><th scope="col">Waist</th><th scope="col">What it suggests</th></tr></thead>
  <tbody>
    <tr><th scope="row">Normal</th><td>Within the limit</td><td>Carry on, measure again in a few months</td></tr>
    <tr><th scope="row">Normal</th><td>Above the limit</td><td>Worth a conversation, even if the scale is content</td></tr>
    <tr><th scope="row">23 or more</th><td>Within the limit</td><td>Consider muscle, movement and other tests as well</td></tr>
    <tr><th scope="row">23 or more</th><td>Above the limit</td><td>Take it to a clinic, a doctor or a nutritionist</td></tr>
  </tbody>
</table>
<p>The 23 comes from the national guideline, where 18.5 to 22.9 is normal and 23.0 to 24.9 overweight. The table is a way of reading, not a diagnosis.</p>
`,
      },
      {
        heading: 'What you can do about it',
        html: `
<p>No food burns fat in one place, and no exercise shrinks only the belly. The body decides for itself where it takes from. What you can hold is the whole: a plate that is half vegetables and fruit, fewer sweet drinks, movement that you enjoy, enough sleep.</p>
<p>The national target for someone who needs to lose weight is at least 5 per cent in six months. At 78 kg that is 3.9 kg. The tape may move before the mirror does, which makes your notes an honest kind of encouragement.</p>
`,
      },
      {
        heading: 'If the number makes you sad',
        html: `
<p>It describes a risk. It does not describe you. It knows nothing of the people you look after, the children you have carried, the nights you were up. If measuring makes you anxious, put the tape away and let someone you trust do it once a month, or leave it to your nutritionist.</p>
`,
      },
    ],
    sources: [
      { title: 'Central obesity and waist (Info Liputan Kini, in Indonesian)', url: waistUrl },
      { title: 'National guideline on adult obesity, 2025 (in Indonesian)', url: guideUrl },
      { title: 'The target for losing weight (iNews, in Indonesian)', url: targetUrl },
    ],
  },
}
