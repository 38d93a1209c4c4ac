import type { ArticleSeed } from '#server/seeds/blog/article-seed.ts'

const nationalGuidelineUrl =
  'https://legawa.com/2026/02/01/mengupas-pedoman-nasional-terbaru-tata-laksana-obesitas-dewasa-2025'
const olderGuidelineUrl = 'http://online.flipbuilder.com/mlhyw/hadc/files/basic-html/page82.html'
const expertConsultationUrl = 'https://pubmed.ncbi.nlm.nih.gov/14726171/'
const waistUrl =
  'https://infoliputankini.com/lonjakan-kasus-obesitas-di-indonesia-perlu-penanganan-komprehensif-45771.html'

export const membacaImt: ArticleSeed = {
  slug: 'membaca-imt',
  publishedDaysAgo: 3,
  id: {
    category: 'Memahami angka',
    title: 'Membaca IMT di Indonesia: satu angka, dua tabel',
    summary:
      'Dengan angka yang sama, satu tabel bilang normal dan tabel lain bilang berat badan lebih. Keduanya resmi; ini cara membacanya.',
    keyword: 'IMT, indeks massa tubuh, BMI Indonesia, lingkar perut, berat badan',
    sections: [
      {
        heading: 'Cara menghitungnya',
        paragraphs: [
          'Indeks massa tubuh (IMT) adalah berat dalam kilogram dibagi kuadrat tinggi dalam meter. Berat 64 kg dan tinggi 1,62 m: 64 dibagi (1,62 × 1,62), hasilnya sekitar 24,4.',
          'IMT membandingkan berat dengan tinggi, bukan menilai dirimu. Ia tidak tahu berapa banyak otot dan lemakmu, apalagi cerita di baliknya.',
        ],
      },
      {
        heading: 'Tabel pertama: pedoman nasional 2025',
        paragraphs: [
          'Pedoman obesitas dewasa dari Kementerian Kesehatan tahun 2025 memakai batas Asia-Pasifik: di bawah 18,5 berat badan kurang; 18,5 sampai 22,9 normal; 23,0 sampai 24,9 berat badan lebih; 25,0 sampai 29,9 obesitas I; 30 ke atas obesitas II.',
          'Menurut tabel ini, 24,4 termasuk berat badan lebih.',
        ],
      },
      {
        heading: 'Tabel kedua: Pedoman Gizi Seimbang 2014',
        paragraphs: [
          'Tabel yang lebih lama, dan masih banyak tertempel di dinding puskesmas dan buku pelajaran, menyebut 18,5 sampai 25,0 normal; di atas 25,0 sampai 27,0 kelebihan berat tingkat ringan; di atas 27,0 tingkat berat. Di bawahnya, 17,0 sampai 18,4 kurus ringan dan di bawah 17,0 kurus berat.',
          'Menurut tabel ini, 24,4 masih normal. Bukan tubuhmu yang berubah, melainkan batasnya.',
        ],
      },
      {
        heading: 'Mengapa batasnya berbeda',
        paragraphs: [
          'Pertemuan ahli WHO tahun 2004 melihat bahwa risiko pada banyak penduduk Asia sudah naik di IMT yang lebih rendah. Mereka mengusulkan titik perhatian 23,0; 27,5; 32,5; dan 37,5, tanpa mengganti kelas IMT yang berlaku internasional.',
          'Karena itu, kalau seseorang menyebut kelas IMT-mu, tanyakan menurut tabel yang mana. Hasil tanpa nama tabelnya belum lengkap.',
        ],
      },
      {
        heading: 'Kapan IMT tidak dipakai',
        paragraphs: [
          'Batas ini untuk orang dewasa. Ia tidak berlaku di bawah 18 tahun dan selama kehamilan, dan perlu dibaca hati-hati pada atlet dan lansia.',
          'Lingkar perut menambah keterangan: lebih dari 90 cm pada laki-laki atau 80 cm pada perempuan menandai lemak perut berlebih, juga ketika IMT tampak normal.',
        ],
      },
      {
        heading: 'Lalu apa langkahnya?',
        paragraphs: [
          'Kalau angkamu di luar batas, bawalah ke puskesmas, dokter, atau ahli gizi. Satu angka cukup untuk memulai percakapan, tidak cukup untuk menyimpulkan.',
          'Kalau memang perlu turun, sasaran nasionalnya tidak muluk: paling sedikit 5 persen dalam enam bulan. Untuk 64 kg, itu sekitar 3,2 kg.',
        ],
      },
    ],
    sources: [
      { title: 'Pedoman nasional tata laksana obesitas dewasa 2025', url: nationalGuidelineUrl },
      { title: 'Pedoman Gizi Seimbang 2014, tabel IMT', url: olderGuidelineUrl },
      { title: 'Pertemuan ahli WHO 2004 (Lancet, bahasa Inggris)', url: expertConsultationUrl },
      { title: 'Lingkar perut dan obesitas sentral', url: waistUrl },
    ],
  },
  en: {
    category: 'Making sense of numbers',
    title: 'Reading your BMI in Indonesia: one number, two tables',
    summary:
      'The same number is "normal" in one table and "overweight" in the other. Both are official; this is how to read them.',
    keyword: 'BMI Indonesia, body mass index, Asia-Pacific BMI, waist size',
    sections: [
      {
        heading: 'How it is worked out',
        paragraphs: [
          'Body mass index (BMI) is weight in kilograms divided by the square of height in metres. For 64 kg and 1.62 m: 64 divided by (1.62 × 1.62), about 24.4.',
          'BMI compares weight with height; it does not judge you. It knows nothing of muscle, fat or the story behind them.',
        ],
      },
      {
        heading: 'The first table: the national guideline of 2025',
        paragraphs: [
          'The Ministry of Health’s 2025 guideline on adult obesity uses the Asia-Pacific limits: under 18.5 underweight; 18.5 to 22.9 normal; 23.0 to 24.9 overweight; 25.0 to 29.9 obesity I; 30 and above obesity II.',
          'In this table, 24.4 is overweight.',
        ],
      },
      {
        heading: 'The second table: the balanced-nutrition guideline of 2014',
        paragraphs: [
          'The older table still hangs on clinic walls and sits in schoolbooks. It calls 18.5 to 25.0 normal, above 25.0 to 27.0 mildly overweight and above 27.0 severely overweight; 17.0 to 18.4 is mildly and under 17.0 severely thin.',
          'In this table, 24.4 is normal. Your body did not change, the limit did.',
        ],
      },
      {
        heading: 'Why the limits differ',
        paragraphs: [
          'A WHO expert meeting in 2004 found that in many Asian populations risk rises at a lower BMI. It proposed 23.0, 27.5, 32.5 and 37.5 as points for action, without replacing the international classes.',
          'So when somebody names your BMI class, ask which table they used. A result without the name of its table is only half a result.',
        ],
      },
      {
        heading: 'When BMI does not apply',
        paragraphs: [
          'These limits are for adults. They do not hold under 18 or in pregnancy, and need care in athletes and older people.',
          'Waist size adds to the picture: above 90 cm for men or 80 cm for women points to too much fat around the belly, even when BMI looks normal.',
        ],
      },
      {
        heading: 'What to do next',
        paragraphs: [
          'If your number lies outside the limits, take it to a community clinic, a doctor or a nutritionist. One number is enough to start a conversation and too little to draw a conclusion.',
          'If losing weight makes sense for you, the national target is modest: at least 5 percent in six months. From 64 kg that is about 3.2 kg.',
        ],
      },
    ],
    sources: [
      {
        title: 'National guideline on adult obesity, 2025 (in Indonesian)',
        url: nationalGuidelineUrl,
      },
      {
        title: 'Balanced-nutrition guideline 2014, BMI table (in Indonesian)',
        url: olderGuidelineUrl,
      },
      { title: 'WHO expert consultation 2004 (Lancet)', url: expertConsultationUrl },
      { title: 'Waist size and central obesity (in Indonesian)', url: waistUrl },
    ],
  },
}
