import type { ArticleSeed } from '#server/seeds/blog/article-seed.ts'

const mifflinUrl = 'https://reference.medscape.com/calculator/846/mifflin-st-jeor-equation'
const reviewUrl = 'https://www.andeal.org/template.cfm?template=guide_summary&key=621'
const brocaUrl =
  'https://id.scribd.com/presentation/532081483/Cara-Menghitung-Kebutuhan-KaloriPresentation'
const intakesUrl = 'https://jdih.kemkes.go.id/storage/documents/pdfs/2019permenkes028.pdf'

export const kebutuhanEnergi: ArticleSeed = {
  slug: 'kebutuhan-energi',
  publishedDaysAgo: 57,
  category: 'numbers',
  author: 'yohanes',
  reviewer: 'ratna',
  id: {
    title: 'Berapa kalori kebutuhanmu? Jawaban jujurnya sebuah rentang',
    summary:
      'Dua rumus, satu orang, dua hasil. Cara menghitungnya sendiri, dan mengapa angka tunggal dari aplikasi patut dicurigai.',
    keyword: 'kebutuhan kalori, Mifflin-St Jeor, Broca, kalkulator kalori',
    sections: [
      {
        heading: 'Angka yang terlalu yakin',
        html: `
<p>Ketik umur, berat, dan tinggi di sebuah aplikasi, dan ia menjawab: 1.847 kkal. Empat angka, tanpa ragu. Padahal rumus di belakangnya tidak seyakin itu.</p>
<p>Mari kita hitung bersama, supaya kamu tahu dari mana angkanya datang dan seberapa lebar sebenarnya.</p>
`,
      },
      {
        heading: 'Rumus pertama: Mifflin-St Jeor',
        html: `
<p>Rumus ini menaksir energi yang dipakai tubuh saat istirahat.</p>
<ul>
  <li><strong>Laki-laki:</strong> 10 × berat (kg) + 6,25 × tinggi (cm) − 5 × umur + 5</li>
  <li><strong>Perempuan:</strong> 10 × berat (kg) + 6,25 × tinggi (cm) − 5 × umur − 161</li>
</ul>
<p>Contoh: perempuan 35 tahun, 62 kg, 156 cm. Hitungannya 620 + 975 − 175 − 161, hasilnya 1.259 kkal saat istirahat.</p>
<p>Lalu dikalikan dengan tingkat gerak: 1,2 kalau hampir selalu duduk; 1,375 kalau sedikit bergerak; 1,55 sedang; 1,725 banyak; 1,9 sangat banyak. Dengan 1,375, hasilnya sekitar 1.731 kkal sehari.</p>
`,
      },
      {
        heading: 'Seberapa tepat?',
        html: `
<p>Pada orang dengan obesitas, rumus ini meleset kurang dari 10 persen pada kira-kira tujuh dari sepuluh orang. Artinya tiga dari sepuluh meleset lebih jauh. Rumusnya juga disusun dari orang Kaukasia, bukan dari orang Indonesia.</p>
<p>Karena itu tulislah sebagai rentang. Sepuluh persen ke bawah dan ke atas dari 1.731 adalah kira-kira <strong>1.560 sampai 1.900 kkal</strong>. Rentang itu terasa kurang gagah, tetapi lebih benar daripada 1.731.</p>
`,
      },
      {
        heading: 'Rumus kedua: cara yang biasa dipakai di sini',
        html: `
<p>Ahli gizi di Indonesia sering memakai cara lain.</p>
<ol>
  <li>Berat ideal = 0,9 × (tinggi dalam cm − 100). Untuk laki-laki di bawah 160 cm dan perempuan di bawah 150 cm, tanpa dikali 0,9.</li>
  <li>Kalikan dengan 30 kkal untuk laki-laki atau 25 kkal untuk perempuan.</li>
  <li>Tambah 10 sampai 50 persen menurut kegiatan.</li>
  <li>Kurangi 5 persen pada usia 40 sampai 59 tahun, 10 persen pada 60 sampai 69, dan 20 persen mulai 70 tahun.</li>
</ol>
<p>Untuk perempuan yang sama: 0,9 × 56 = 50,4 kg; dikali 25 menjadi 1.260 kkal; ditambah 20 persen untuk kegiatan menjadi 1.512 kkal.</p>
<p>Dua cara, orang yang sama, selisih lebih dari 200 kkal. Tidak ada yang bohong. Rumus kedua berangkat dari berat ideal, yang pertama dari berat sekarang.</p>
`,
      },
      {
        heading: 'Bagaimana dengan AKG?',
        html: `
<p>Angka Kecukupan Gizi menyebut 2.150 kkal untuk perempuan 30 sampai 49 tahun dan 2.550 kkal untuk laki-laki seumurnya. Itu rata-rata penduduk, dibuat untuk perencanaan pangan, bukan sasaran pribadi. Memakainya sebagai target makanmu seperti membeli sepatu menurut rata-rata ukuran kaki.</p>
`,
      },
      {
        heading: 'Lalu dipakai untuk apa?',
        html: `
<p>Pakai rentang itu sebagai titik berangkat, lalu dengarkan tubuhmu. Kalau dalam tiga atau empat minggu beratmu tetap, asupanmu kira-kira sama dengan kebutuhanmu, berapa pun kata rumus. Itu pengukur terbaik yang kamu punya, dan gratis.</p>
<p>Kalau kamu ingin turun, pengurangan yang lazim adalah 500 sampai 750 kkal dari kebutuhan, dengan lantai 1.200 sampai 1.500 kkal untuk perempuan dan 1.500 sampai 1.800 untuk laki-laki. Susun bersama ahli gizi, terutama kalau ada penyakit atau obat.</p>
`,
      },
      {
        heading: 'Kalau kamu tidak suka menghitung',
        html: `
<p>Tidak apa-apa. Isi Piringku dibuat supaya orang bisa makan seimbang tanpa satu angka pun. Kalori adalah satu bahasa untuk membicarakan makanan; piring adalah bahasa yang lain. Pakailah yang membuatmu tenang.</p>
`,
      },
    ],
    sources: [
      { title: 'Rumus Mifflin-St Jeor (Medscape, bahasa Inggris)', url: mifflinUrl },
      { title: 'Ketepatan rumus energi (EAL, bahasa Inggris)', url: reviewUrl },
      { title: 'Cara menghitung kebutuhan kalori', url: brocaUrl },
      { title: 'Permenkes 28/2019: Angka Kecukupan Gizi', url: intakesUrl },
    ],
  },
  en: {
    title: 'How many calories do you need? The honest answer is a range',
    summary:
      'Two formulas, one person, two results. How to do the sum yourself, and why a single figure from an app deserves some doubt.',
    keyword: 'energy needs, Mifflin-St Jeor, Broca, calorie calculator, Indonesia',
    sections: [
      {
        heading: 'A number that is too sure of itself',
        html: `
<p>Type age, weight and height into an app and it answers: 1,847 kcal. Four digits and no hesitation. The formula behind it is less certain than that.</p>
<p>Here is the sum, so that you know where such a figure comes from and how wide it really is.</p>
`,
      },
      {
        heading: 'The first formula: Mifflin-St Jeor',
        html: `
<p>It estimates the energy that a body uses at rest.</p>
<ul>
  <li><strong>Men:</strong> 10 × weight (kg) + 6.25 × height (cm) − 5 × age + 5</li>
  <li><strong>Women:</strong> 10 × weight (kg) + 6.25 × height (cm) − 5 × age − 161</li>
</ul>
<p>Take a woman of 35, 62 kg, 156 cm: 620 + 975 − 175 − 161 is 1,259 kcal at rest.</p>
<p>Then multiply by activity: 1.2 for a day spent sitting, 1.375 for light movement, 1.55 moderate, 1.725 a lot, 1.9 very much. At 1.375 she arrives at about 1,731 kcal a day.</p>
`,
      },
      {
        heading: 'How close is it?',
        html: `
<p>In people with obesity it comes within 10 per cent for about seven in ten. For the other three it is further off. It was also worked out on Caucasians, not on Indonesians.</p>
<p>So write down a range. Ten per cent either side of 1,731 is roughly <strong>1,560 to 1,900 kcal</strong>. That looks less impressive, and it is more true.</p>
`,
      },
      {
        heading: 'The second formula: the way it is done here',
        html: `
<p>Indonesian nutritionists often take another route.</p>
<ol>
  <li>Ideal weight = 0.9 × (height in cm − 100). For men under 160 cm and women under 150 cm, leave out the 0.9.</li>
  <li>Multiply by 30 kcal for men or 25 for women.</li>
  <li>Add 10 to 50 per cent for activity.</li>
  <li>Take off 5 per cent from 40 to 59 years, 10 per cent from 60 to 69, and 20 per cent from 70.</li>
</ol>
<p>For the same woman: 0.9 × 56 is 50.4 kg; times 25 is 1,260 kcal; with 20 per cent for activity, 1,512.</p>
<p>Two methods, one person, more than 200 kcal between them. Neither is lying. The second starts from an ideal weight, the first from the weight she has.</p>
`,
      },
      {
        heading: 'And the official table?',
        html: `
<p>The Indonesian reference gives 2,150 kcal for women from 30 to 49 and 2,550 for men of that age. These are averages for planning the nation’s food, not personal targets. Eating by them would be like buying shoes in the average size.</p>
`,
      },
      {
        heading: 'What it is good for',
        html: `
<p>Treat the range as a starting point, then watch what happens. If your weight stays the same for three or four weeks, you are eating about what you need, no matter what a formula says. It is the best instrument you have, and it costs nothing.</p>
<p>For losing weight, the usual reduction is 500 to 750 kcal below the need, with a floor of 1,200 to 1,500 for women and 1,500 to 1,800 for men. Work it out with a nutritionist, above all if there is an illness or a medicine to consider.</p>
`,
      },
      {
        heading: 'If you dislike counting',
        html: `
<p>That is quite all right. The plate guide exists so that people can eat well without a single figure. Calories are one language for talking about food, and a plate is another. Speak the one that leaves you calm.</p>
`,
      },
    ],
    sources: [
      { title: 'The Mifflin-St Jeor equation (Medscape)', url: mifflinUrl },
      { title: 'How well energy equations predict (EAL)', url: reviewUrl },
      { title: 'Counting energy needs in Indonesian practice (in Indonesian)', url: brocaUrl },
      { title: 'Permenkes 28/2019, Indonesian reference intakes (in Indonesian)', url: intakesUrl },
    ],
  },
}
