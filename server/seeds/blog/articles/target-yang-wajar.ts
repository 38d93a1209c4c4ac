import type { ArticleSeed } from '#server/seeds/blog/article-seed.ts'

const lossUrl =
  'https://rs.uns.ac.id/rs-uns-gelar-dialog-sehat-tekankan-penurunan-berat-badan-yang-aman-dan-sehat'
const targetUrl =
  'https://tangsel.inews.id/read/630910/diet-olahraga-dan-pola-tidur-kunci-utama-terapi-obesitas/all'
const contactsUrl =
  'https://www.droracle.ai/articles/644094/what-is-a-safe-amount-of-weight-reduction-in'
const scoffUrl = 'https://link.springer.com/doi/10.1186/1471-244X-9-5'

export const targetYangWajar: ArticleSeed = {
  slug: 'target-yang-wajar',
  publishedDaysAgo: 43,
  category: 'habits',
  picture: 'notebook',
  author: 'team',
  reviewer: 'ratna',
  id: {
    title: 'Menetapkan target berat badan yang wajar',
    summary:
      'Berapa yang aman, berapa lama, dan kapan sebaiknya tidak memasang target sama sekali.',
    keyword: 'target berat badan, turun berat badan aman, 5 persen, defisit kalori',
    sections: [
      {
        heading: 'Tanya dulu: perlukah?',
        html: `
<p>Tidak semua orang yang ingin turun berat perlu turun berat. Kalau IMT-mu normal dan lingkar perutmu dalam batas, yang kamu cari mungkin tenaga, tidur, atau rasa nyaman di badan sendiri. Semua itu bisa dikerjakan tanpa timbangan.</p>
<p>Target berat di bawah IMT 18,5 sebaiknya tidak dipasang oleh siapa pun. Dan ada masa ketika menurunkan berat bukan urusannya: hamil, menyusui, di bawah 18 tahun, sedang sakit berat, atau sedang memulihkan diri dari gangguan makan.</p>
`,
      },
      {
        heading: 'Berapa yang wajar',
        html: `
<p>Sasaran nasional untuk orang dewasa yang memang perlu turun: <strong>paling sedikit 5 persen dari berat awal dalam enam bulan.</strong> Kalau sesudah enam bulan belum tercapai, langkahnya adalah dirujuk, bukan dimarahi.</p>
<table>
  <thead><tr><th scope="col">Berat awal</th><th scope="col">5 persen</th><th scope="col">Sebulan, kira-kira</th></tr></thead>
  <tbody>
    <tr><th scope="row">60&nbsp;kg</th><td>3,0&nbsp;kg</td><td>0,5&nbsp;kg</td></tr>
    <tr><th scope="row">70&nbsp;kg</th><td>3,5&nbsp;kg</td><td>0,6&nbsp;kg</td></tr>
    <tr><th scope="row">80&nbsp;kg</th><td>4,0&nbsp;kg</td><td>0,7&nbsp;kg</td></tr>
    <tr><th scope="row">95&nbsp;kg</th><td>4,8&nbsp;kg</td><td>0,8&nbsp;kg</td></tr>
  </tbody>
</table>
<p>Angkanya terlihat kecil. Memang begitu maksudnya: yang kecil bisa dipertahankan.</p>
`,
      },
      {
        heading: 'Seberapa cepat',
        html: `
<p>Laju yang dianggap aman adalah 0,5 sampai 1 kg seminggu. Lebih cepat daripada itu bukan tanda lebih rajin. Untuk sampai ke sana, biasanya asupan dikurangi 500 sampai 750 kkal sehari dari kebutuhan, dan paling banyak 1.000 kkal.</p>
<p>Ada juga lantainya. Rencana makan untuk perempuan umumnya tidak di bawah 1.200 sampai 1.500 kkal sehari, dan untuk laki-laki tidak di bawah 1.500 sampai 1.800 kkal. Di bawah 800 kkal sehari hanya boleh dijalankan dengan pengawasan dokter. Kalau seseorang menawarkan rencana seperti itu lewat pesan singkat, tolaklah dengan sopan.</p>
`,
      },
      {
        heading: 'Berat naik turun, dan itu biasa',
        html: `
<p>Berat pagi ini dan besok bisa berbeda satu kilo tanpa lemak sedikit pun bertambah. Air, garam, isi usus, dan siklus menstruasi semuanya ikut ditimbang. Karena itu lihat garis beberapa minggu, bukan titik satu hari.</p>
<p>Kalau menimbang membuat harimu rusak, timbang seminggu sekali, atau minta ahli gizimu yang melihat angkanya. Timbangan adalah alat, dan alat boleh disimpan di lemari.</p>
`,
      },
      {
        heading: 'Target perilaku lebih mudah ditepati',
        html: `
<p>Kamu tidak bisa menyuruh tubuh turun 0,6 kg. Kamu bisa memutuskan mengambil sayur dulu. Jadi tulislah target yang ada di tanganmu:</p>
<ul>
  <li>Makan siang dengan dua macam sayur, empat hari seminggu.</li>
  <li>Teh tanpa gula di hari kerja.</li>
  <li>Berjalan sesudah makan malam, 15 menit, bersama siapa saja yang mau.</li>
  <li>Tidur sebelum pukul sebelas, Minggu sampai Kamis.</li>
</ul>
<p>Pilih satu atau dua. Kalau sudah berjalan sebulan tanpa terasa berat, tambahkan satu lagi.</p>
`,
      },
      {
        heading: 'Ditemani lebih ringan',
        html: `
<p>Pedoman pendampingan yang intensif memakai paling sedikit 14 pertemuan dalam enam bulan. Angka itu memberi tahu sesuatu: perubahan memang dirancang untuk dikerjakan bersama orang lain. Kalau tidak ada ahli gizi di dekatmu, seorang teman yang mau mendengar setiap Minggu sore sudah berarti.</p>
`,
      },
      {
        heading: 'Tanda untuk berhenti sejenak',
        html: `
<p>Ada lima pertanyaan pendek bernama SCOFF yang dipakai untuk menyaring gangguan makan; dua jawaban “ya” sudah cukup untuk mencari bantuan. Isinya menanyakan hal seperti memuntahkan makanan dengan sengaja, merasa kehilangan kendali saat makan, atau makanan yang menguasai hidup. Itu penyaring, bukan diagnosis.</p>
<p>Kalau kalimat-kalimat itu terasa dekat, berhentilah memasang target berat. Bicaralah dengan dokter, psikolog, atau orang yang kamu percaya. Tidak ada angka di timbangan yang lebih penting daripada itu.</p>
`,
      },
    ],
    sources: [
      { title: 'Penurunan berat badan yang aman (RS UNS)', url: lossUrl },
      { title: 'Sasaran 5 persen dalam enam bulan (iNews)', url: targetUrl },
      {
        title: 'Laju dan pendampingan penurunan berat (Dr.Oracle, bahasa Inggris)',
        url: contactsUrl,
      },
      { title: 'Kuesioner SCOFF (BMC Psychiatry, bahasa Inggris)', url: scoffUrl },
    ],
  },
  en: {
    title: 'Setting a weight goal that is fair to you',
    summary: 'How much is safe, how long it takes, and when it is better to set no goal at all.',
    keyword: 'weight goal, safe weight loss, five per cent, Indonesia',
    sections: [
      {
        heading: 'First ask whether you need one',
        html: `
<p>Not everybody who wants to lose weight needs to. If your BMI is normal and your waist within the limit, you may be looking for energy, sleep, or some peace with your body. None of those needs a scale.</p>
<p>No one should aim below a BMI of 18.5. And there are times when losing weight is not the task at all: pregnancy, breastfeeding, the years before 18, serious illness, recovery from an eating disorder.</p>
`,
      },
      {
        heading: 'How much is reasonable',
        html: `
<p>The national target for adults who do need to: <strong>at least 5 per cent of the starting weight in six months.</strong> If that has not happened by then, the next step is a referral. It is not a scolding.</p>
<table>
  <thead><tr><th scope="col">Starting weight</th><th scope="col">5 per cent</th><th scope="col">Per month, about</th></tr></thead>
  <tbody>
    <tr><th scope="row">60&nbsp;kg</th><td>3.0&nbsp;kg</td><td>0.5&nbsp;kg</td></tr>
    <tr><th scope="row">70&nbsp;kg</th><td>3.5&nbsp;kg</td><td>0.6&nbsp;kg</td></tr>
    <tr><th scope="row">80&nbsp;kg</th><td>4.0&nbsp;kg</td><td>0.7&nbsp;kg</td></tr>
    <tr><th scope="row">95&nbsp;kg</th><td>4.8&nbsp;kg</td><td>0.8&nbsp;kg</td></tr>
  </tbody>
</table>
<p>These look small, and they are meant to. Small is what stays.</p>
`,
      },
      {
        heading: 'How fast',
        html: `
<p>Half a kilo to one kilo a week is considered safe. Faster is not more virtuous. To get there, people usually eat 500 to 750 kcal a day less than they need, and at the very most 1,000 less.</p>
<p>There is a floor as well. Plans for women generally stay at or above 1,200 to 1,500 kcal a day, and for men 1,500 to 1,800. Below 800 is only for medical supervision. If someone offers you such a plan by text message, decline politely.</p>
`,
      },
      {
        heading: 'Weight wobbles',
        html: `
<p>This morning and tomorrow morning can differ by a kilo without a gram of fat between them. Water, salt, the contents of the gut and the menstrual cycle all stand on the scale with you. So watch a line over weeks, not a dot.</p>
<p>If weighing spoils your day, do it weekly, or let your nutritionist look at the number. A scale is a tool, and tools can live in a cupboard.</p>
`,
      },
      {
        heading: 'Goals that are in your hands',
        html: `
<p>You cannot order your body to lose 0.6 kg. You can decide to take the vegetables first. So write down what you can actually do:</p>
<ul>
  <li>Lunch with two kinds of vegetables, four days a week.</li>
  <li>Tea without sugar on working days.</li>
  <li>A walk of fifteen minutes after dinner, with anyone who will come.</li>
  <li>In bed before eleven, Sunday to Thursday.</li>
</ul>
<p>Choose one or two. When a month has passed and they no longer feel like effort, add another.</p>
`,
      },
      {
        heading: 'It is easier in company',
        html: `
<p>Guidance on intensive support works with at least 14 meetings in six months. That says something: change is designed to be done with other people. Without a nutritionist nearby, a friend who will listen every Sunday counts for a great deal.</p>
`,
      },
      {
        heading: 'Signs to stop for a while',
        html: `
<p>Five short questions called SCOFF are used to look for eating disorders, and two answers of “yes” are reason enough to seek help. They ask about things like making yourself vomit, losing control over eating, or food taking over your life. It is a screening, not a diagnosis.</p>
<p>If that sounds familiar, leave weight goals aside. Talk to a doctor, a psychologist, or someone you trust. No number on a scale matters more.</p>
`,
      },
    ],
    sources: [
      { title: 'Losing weight safely (UNS hospital, in Indonesian)', url: lossUrl },
      { title: 'Five per cent in six months (iNews, in Indonesian)', url: targetUrl },
      { title: 'Pace and support in weight reduction (Dr.Oracle)', url: contactsUrl },
      { title: 'The SCOFF questionnaire (BMC Psychiatry)', url: scoffUrl },
    ],
  },
}
