import type { ArticleSeed } from '#server/seeds/blog/article-seed.ts'

const source1Url =
  'https://legawa.com/2026/02/01/mengupas-pedoman-nasional-terbaru-tata-laksana-obesitas-dewasa-2025'
const source2Url = 'http://online.flipbuilder.com/mlhyw/hadc/files/basic-html/page82.html'
const source3Url = 'https://pubmed.ncbi.nlm.nih.gov/14726171/'
const source4Url =
  'https://infoliputankini.com/lonjakan-kasus-obesitas-di-indonesia-perlu-penanganan-komprehensif-45771.html'

export const membacaImt: ArticleSeed = {
  slug: 'membaca-imt',
  publishedDaysAgo: 3,
  category: 'numbers',
  picture: 'scale',
  author: 'yohanes',
  reviewer: 'fauzan',
  id: {
    title: 'Membaca IMT di Indonesia: satu angka, dua tabel',
    summary:
      'Dengan angka yang sama, satu tabel bilang normal dan tabel lain bilang berat badan lebih. Keduanya resmi; ini cara membacanya.',
    keyword: 'IMT, indeks massa tubuh, BMI Indonesia, lingkar perut, berat badan',
    sections: [
      {
        heading: 'Cara menghitungnya',
        html: `
<p>Indeks massa tubuh (IMT) adalah berat dalam kilogram dibagi kuadrat tinggi dalam meter. Berat 64 kg dan tinggi 1,62 m: 64 dibagi (1,62 × 1,62), hasilnya sekitar 24,4.</p>
<p>IMT membandingkan berat dengan tinggi, bukan menilai dirimu. Ia tidak tahu berapa banyak otot dan lemakmu, apalagi cerita di baliknya.</p>
`,
      },
      {
        heading: 'Tabel pertama: pedoman nasional 2025',
        html: `
<p>Pedoman obesitas dewasa dari Kementerian Kesehatan tahun 2025 memakai batas Asia-Pasifik: di bawah 18,5 berat badan kurang; 18,5 sampai 22,9 normal; 23,0 sampai 24,9 berat badan lebih; 25,0 sampai 29,9 obesitas I; 30 ke atas obesitas II.</p>
<p>Menurut tabel ini, 24,4 termasuk berat badan lebih.</p>
`,
      },
      {
        heading: 'Tabel kedua: Pedoman Gizi Seimbang 2014',
        html: `
<p>Tabel yang lebih lama, dan masih banyak tertempel di dinding puskesmas dan buku pelajaran, menyebut 18,5 sampai 25,0 normal; di atas 25,0 sampai 27,0 kelebihan berat tingkat ringan; di atas 27,0 tingkat berat. Di bawahnya, 17,0 sampai 18,4 kurus ringan dan di bawah 17,0 kurus berat.</p>
<p>Menurut tabel ini, 24,4 masih normal. Bukan tubuhmu yang berubah, melainkan batasnya.</p>
`,
      },
      {
        heading: 'Mengapa batasnya berbeda',
        html: `
<p>Pertemuan ahli WHO tahun 2004 melihat bahwa risiko pada banyak penduduk Asia sudah naik di IMT yang lebih rendah. Mereka mengusulkan titik perhatian 23,0; 27,5; 32,5; dan 37,5, tanpa mengganti kelas IMT yang berlaku internasional.</p>
<p>Karena itu, kalau seseorang menyebut kelas IMT-mu, tanyakan menurut tabel yang mana. Hasil tanpa nama tabelnya belum lengkap.</p>
`,
      },
      {
        heading: 'Kapan IMT tidak dipakai',
        html: `
<p>Batas ini untuk orang dewasa. Ia tidak berlaku di bawah 18 tahun dan selama kehamilan, dan perlu dibaca hati-hati pada atlet dan lansia.</p>
<p>Lingkar perut menambah keterangan: lebih dari 90 cm pada laki-laki atau 80 cm pada perempuan menandai lemak perut berlebih, juga ketika IMT tampak normal.</p>
`,
      },
      {
        heading: 'Lalu apa langkahnya?',
        html: `
<p>Kalau angkamu di luar batas, bawalah ke puskesmas, dokter, atau ahli gizi. Satu angka cukup untuk memulai percakapan, tidak cukup untuk menyimpulkan.</p>
<p>Kalau memang perlu turun, sasaran nasionalnya tidak muluk-muluk: paling sedikit 5 persen dalam enam bulan. Untuk 64 kg, itu sekitar 3,2 kg.</p>
`,
      },
      {
        heading: 'Menghitung di kertas, tiga contoh',
        html: `
<table>
  <thead><tr><th scope="col">Tinggi</th><th scope="col">Berat</th><th scope="col">IMT</th><th scope="col">Pedoman 2025</th><th scope="col">Pedoman 2014</th></tr></thead>
  <tbody>
    <tr><th scope="row">1,55&nbsp;m</th><td>52&nbsp;kg</td><td>21,6</td><td>normal</td><td>normal</td></tr>
    <tr><th scope="row">1,62&nbsp;m</th><td>64&nbsp;kg</td><td>24,4</td><td>berat badan lebih</td><td>normal</td></tr>
    <tr><th scope="row">1,70&nbsp;m</th><td>75&nbsp;kg</td><td>26,0</td><td>obesitas I</td><td>kelebihan berat tingkat ringan</td></tr>
  </tbody>
</table>
<p>Baris kedua dan ketiga memperlihatkan persoalannya. Orangnya sama, timbangannya sama, hanya nama kelasnya yang berganti. Kalau kamu mencatat hasilmu, tulis tiga hal: angkanya, tanggalnya, dan tabel yang dipakai.</p>
`,
      },
      {
        heading: 'Jangan membulatkan terlalu cepat',
        html: `
<p>IMT 22,96 belum 23,0. Bandingkan angka yang belum dibulatkan dengan batasnya, baru bulatkan untuk ditulis. Selisih sekecil itu tidak mengubah kesehatanmu, tetapi bisa mengubah nama kelas di kertas, dan nama kelas kadang membuat orang cemas tanpa alasan.</p>
<p>Begitu juga dengan tinggi badan. Satu sentimeter lebih pendek menaikkan IMT sekitar 0,3 pada tinggi 1,62 meter dan berat 64 kg. Ukurlah tanpa alas kaki, tumit dan punggung menempel ke dinding, sekali setahun sudah cukup.</p>
`,
      },
      {
        heading: 'Pertanyaan yang sering datang',
        html: `
<p><em>Berat saya naik dua kilo minggu ini, apakah IMT saya memburuk?</em> Belum tentu. Air, garam, dan isi usus ikut ditimbang. Lihat arah beberapa minggu.</p>
<p><em>Apakah saya harus mencapai tengah-tengah normal?</em> Tidak. Kalau memang perlu turun, 5 persen pertama sudah merupakan sasaran nasional.</p>
<p><em>Anak saya 15 tahun, tabel mana?</em> Bukan dua tabel ini. Untuk di bawah 18 tahun dipakai grafik pertumbuhan menurut umur; tanyakan di puskesmas.</p>
`,
      },
    ],
    sources: [
      { title: 'Pedoman nasional tata laksana obesitas dewasa 2025', url: source1Url },
      { title: 'Pedoman Gizi Seimbang 2014, tabel IMT', url: source2Url },
      { title: 'Pertemuan ahli WHO 2004 (Lancet, bahasa Inggris)', url: source3Url },
      { title: 'Lingkar perut dan obesitas sentral', url: source4Url },
    ],
  },
  en: {
    title: 'Reading your BMI in Indonesia: one number, two tables',
    summary:
      'The same number is “normal” in one table and “overweight” in the other. Both are official; this is how to read them.',
    keyword: 'BMI Indonesia, body mass index, Asia-Pacific BMI, waist size',
    sections: [
      {
        heading: 'How it is worked out',
        html: `
<p>Body mass index (BMI) is weight in kilograms divided by the square of height in metres. For 64 kg and 1.62 m: 64 divided by (1.62 × 1.62), about 24.4.</p>
<p>BMI compares weight with height; it does not judge you. It knows nothing of muscle, fat or the story behind them.</p>
`,
      },
      {
        heading: 'The first table: the national guideline of 2025',
        html: `
<p>The Ministry of Health’s 2025 guideline on adult obesity uses the Asia-Pacific limits: under 18.5 underweight; 18.5 to 22.9 normal; 23.0 to 24.9 overweight; 25.0 to 29.9 obesity I; 30 and above obesity II.</p>
<p>In this table, 24.4 is overweight.</p>
`,
      },
      {
        heading: 'The second table: the balanced-nutrition guideline of 2014',
        html: `
<p>The older table still hangs on clinic walls and sits in schoolbooks. It calls 18.5 to 25.0 normal, above 25.0 to 27.0 mildly overweight and above 27.0 severely overweight; 17.0 to 18.4 is mildly and under 17.0 severely thin.</p>
<p>In this table, 24.4 is normal. Your body did not change, the limit did.</p>
`,
      },
      {
        heading: 'Why the limits differ',
        html: `
<p>A WHO expert meeting in 2004 found that in many Asian populations risk rises at a lower BMI. It proposed 23.0, 27.5, 32.5 and 37.5 as points for action, without replacing the international classes.</p>
<p>So when someone names your BMI class, ask which table they used. A result without the name of its table is only half a result.</p>
`,
      },
      {
        heading: 'When BMI does not apply',
        html: `
<p>These limits are for adults. They do not hold under 18 or in pregnancy, and need care in athletes and older people.</p>
<p>Waist size adds to the picture: above 90 cm for men or 80 cm for women points to too much fat around the belly, even when BMI looks normal.</p>
`,
      },
      {
        heading: 'What to do next',
        html: `
<p>If your number lies outside the limits, take it to a community clinic, a doctor or a nutritionist. One number is enough to start a conversation and too little to draw a conclusion.</p>
<p>If losing weight makes sense for you, the national target is modest: at least 5 percent in six months. From 64 kg that is about 3.2 kg.</p>
`,
      },
      {
        heading: 'Three examples on paper',
        html: `
<table>
  <thead><tr><th scope="col">Height</th><th scope="col">Weight</th><th scope="col">BMI</th><th scope="col">Guideline of 2025</th><th scope="col">Guideline of 2014</th></tr></thead>
  <tbody>
    <tr><th scope="row">1.55&nbsp;m</th><td>52&nbsp;kg</td><td>21.6</td><td>normal</td><td>normal</td></tr>
    <tr><th scope="row">1.62&nbsp;m</th><td>64&nbsp;kg</td><td>24.4</td><td>overweight</td><td>normal</td></tr>
    <tr><th scope="row">1.70&nbsp;m</th><td>75&nbsp;kg</td><td>26.0</td><td>obesity I</td><td>mildly overweight</td></tr>
  </tbody>
</table>
<p>The second and third rows show the trouble. The person and the scale are the same, and only the name has changed. When you keep a record, write down three things: the figure, the date, and the table.</p>
`,
      },
      {
        heading: 'Do not round too early',
        html: `
<p>A BMI of 22.96 is not 23.0. Compare the unrounded figure with the limit, and round afterwards for writing it down. So small a difference changes nothing about your health. It can change a word on paper, and words worry people.</p>
<p>Height matters as well. At 1.62 metres and 64 kg, one centimetre less adds about 0.3. Measure without shoes, heels and back against a wall; once a year is enough.</p>
`,
      },
      {
        heading: 'Questions that often follow',
        html: `
<p><em>I gained two kilos this week. Is my BMI worse?</em> Not necessarily. Water, salt and the contents of the gut are weighed with you. Look at several weeks.</p>
<p><em>Do I have to reach the middle of normal?</em> No. If you do need to lose weight, the first 5 percent is the national target, and a good place to start talking with a doctor.</p>
<p><em>My child is 15. Which table?</em> Neither of these. Under 18, growth charts by age are used; ask at a community health centre.</p>
`,
      },
    ],
    sources: [
      { title: 'National guideline on adult obesity, 2025 (in Indonesian)', url: source1Url },
      { title: 'Balanced-nutrition guideline 2014, BMI table (in Indonesian)', url: source2Url },
      { title: 'WHO expert consultation 2004 (Lancet)', url: source3Url },
      { title: 'Waist size and central obesity (in Indonesian)', url: source4Url },
    ],
  },
}
