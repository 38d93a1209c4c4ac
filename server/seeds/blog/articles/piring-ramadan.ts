import type { ArticleSeed } from '#server/seeds/blog/article-seed.ts'

const plateUrl = 'https://senisehat.com/2020/10/02/tips-atur-porsi-makan-dengan-isi-piringku/'
const intakesUrl = 'https://jdih.kemkes.go.id/storage/documents/pdfs/2019permenkes028.pdf'
const limitsUrl =
  'https://www.tempo.co/gaya-hidup/seimbangkan-gizi-makanan-dengan-slogan-isi-piringku--1153214'
const exchangeUrl = 'https://studylibid.com/doc/4280927/daftar-bahan-penukar'

export const piringRamadan: ArticleSeed = {
  slug: 'piring-ramadan',
  publishedDaysAgo: 64,
  category: 'fasting',
  author: 'sekar',
  reviewer: 'ratna',
  id: {
    title: 'Piring Ramadan: sahur, berbuka, dan malam',
    summary:
      'Kebutuhan sehari tidak berubah, hanya jamnya. Cara membagi makan, air, dan yang manis tanpa kehilangan suasananya.',
    keyword: 'Ramadan, sahur, buka puasa, takjil, minum saat puasa',
    sections: [
      {
        heading: 'Jamnya pindah, kebutuhannya tidak',
        html: `
<p>Selama Ramadan, tiga kali makan berpindah ke malam: berbuka, makan malam, dan sahur. Kebutuhan gizi sehari tetap sama. Protein tetap 60 gram untuk perempuan dewasa dan 65 gram untuk laki-laki sampai 64 tahun; air tetap sekitar 2.350 dan 2.500 ml.</p>
<p>Jadi pertanyaannya bukan “apa yang harus kutambah”, melainkan “bagaimana membaginya dalam waktu yang lebih pendek”.</p>
`,
      },
      {
        heading: 'Tanya dokter dulu, kalau kamu termasuk',
        html: `
<p>Puasa bukan untuk setiap tubuh di setiap waktu. Bicarakan dengan dokter <strong>sebelum Ramadan</strong> kalau kamu hidup dengan diabetes, minum obat yang bisa menurunkan gula darah, sedang hamil atau menyusui, punya gangguan ginjal atau jantung, atau obatmu harus diminum pada jam tertentu.</p>
<p>Gula darah yang terlalu rendah atau sangat tinggi adalah tanda bahaya, puasa atau tidak. Batalkan puasamu saat itu juga, lalu lakukan ini.</p>
<p>{emergency:bloodSugar}</p>
<p>Agama memberi keringanan bagi yang sakit; tanyakan kepada ulama yang kamu percaya, dan jangan merasa bersalah memakainya.</p>
`,
      },
      {
        heading: 'Berbuka: pelan, lalu salat, lalu makan',
        html: `
<p>Sesudah belasan jam, perut lebih senang disapa daripada diserbu. Mulailah dengan air dan beberapa butir kurma atau sepotong buah. Beri jeda dengan salat Magrib. Sesudah itu baru piring yang lengkap.</p>
<p>Takjil adalah bagian dari kegembiraan Ramadan, jadi jangan dihapus. Cukup hitung gulanya: paling banyak 4 sendok makan sehari, dan daftar penukar memakai 8 sampai 10 gram untuk satu sendok. Semangkuk kolak dan segelas es sirop bersama-sama bisa menghabiskannya sekaligus. <strong>Pilih satu yang manis setiap sore</strong>, dan gantian: Senin kolak, Selasa es buah, Rabu bubur sumsum.</p>
<p>Gorengan juga begitu. Batas lemak sehari 5 sendok makan minyak; satu bakwan di piring yang sisanya tidak digoreng masih punya tempat.</p>
`,
      },
      {
        heading: 'Makan malam yang sebenarnya',
        html: `
<p>Banyak orang berbuka dengan kudapan sampai kenyang, lalu melewatkan sayur dan lauk. Balikkan: setengah piring sayur dan buah, sepertiga nasi, seperenam lauk. Sayur berkuah, seperti sop atau sayur bening, sekaligus menambah air.</p>
`,
      },
      {
        heading: 'Sahur yang bertahan',
        html: `
<p>Sahur yang hanya mi instan membawa banyak garam dan sedikit yang lain. Coba susunan ini:</p>
<ul>
  <li><strong>Makanan pokok</strong> secukupnya: nasi, kentang, atau ubi.</li>
  <li><strong>Lauk yang jelas:</strong> telur, ikan, tempe, atau ayam semalam.</li>
  <li><strong>Sayur</strong>, walaupun hanya tumisan sisa semalam.</li>
  <li><strong>Buah dan air.</strong></li>
  <li><strong>Kurangi yang sangat asin</strong>, seperti ikan asin dan kerupuk.</li>
</ul>
<p>Masak dua kali lipat saat makan malam, simpan separuhnya, dan sahur tinggal menghangatkan. Lima belas menit tidurmu selamat.</p>
`,
      },
      {
        heading: 'Membagi air di malam hari',
        html: `
<p>Dengan gelas 240 ml, pembagian yang ringan kira-kira begini:</p>
<table>
  <thead><tr><th scope="col">Waktu</th><th scope="col">Gelas</th></tr></thead>
  <tbody>
    <tr><th scope="row">Berbuka</th><td>1–2</td></tr>
    <tr><th scope="row">Sesudah Magrib sampai Isya</th><td>1–2</td></tr>
    <tr><th scope="row">Sesudah Tarawih</th><td>2</td></tr>
    <tr><th scope="row">Sebelum tidur</th><td>1</td></tr>
    <tr><th scope="row">Sahur</th><td>2</td></tr>
  </tbody>
</table>
<p>Jumlahnya tujuh sampai sembilan gelas, dan sisanya datang dari kuah serta buah. Kalau dokter membatasi cairanmu, ikuti dokter.</p>
`,
      },
      {
        heading: 'Berat badan di bulan puasa',
        html: `
<p>Ada yang turun, ada yang naik, ada yang tetap. Ketiganya biasa. Ramadan tidak perlu dijadikan program menurunkan berat badan. Kalau kamu tetap ingin melihat angka, bandingkan minggu pertama sesudah Lebaran dengan minggu terakhir sebelum puasa, bukan hari demi hari.</p>
`,
      },
      {
        heading: 'Tentang tanggalnya',
        html: `
<p>Awal Ramadan bisa berbeda sehari menurut keputusan pemerintah atau Muhammadiyah. Ikuti yang kamu yakini, dan pasang pengingat minum serta jadwal obatmu sesudah tanggalnya pasti.</p>
`,
      },
      {
        heading: 'Pelan-pelan di hari raya',
        html: `
<p>Ketupat, opor, rendang, dan kue kering datang sekaligus. Ambil sedikit dari yang benar-benar kamu tunggu setahun ini, duduk, nikmati. Sayurnya boleh menyusul di rumah berikutnya.</p>
`,
      },
    ],
    sources: [
      { title: 'Tips atur porsi makan dengan Isi Piringku (Seni Sehat)', url: plateUrl },
      { title: 'Permenkes 28/2019: Angka Kecukupan Gizi', url: intakesUrl },
      { title: 'Batas gula, garam, dan lemak sehari (Tempo)', url: limitsUrl },
      { title: 'Daftar bahan penukar', url: exchangeUrl },
    ],
  },
  en: {
    title: 'A Ramadan plate: before dawn, at sunset, at night',
    summary:
      'A day’s needs stay the same; only the hours move. Sharing out food, water and sweet things without losing the mood.',
    keyword: 'Ramadan, sahur, iftar, fasting, hydration, Indonesia',
    sections: [
      {
        heading: 'The hours move, the needs do not',
        html: `
<p>During Ramadan the day’s meals gather in the dark hours: <em>berbuka</em> at sunset, dinner, and <em>sahur</em> before dawn. What a body needs stays as it was. Protein is still 60 grams for a woman and 65 for a man up to 64; water is still around 2,350 and 2,500 ml.</p>
<p>So the question is not what to add. It is how to share the same amount over a shorter time.</p>
`,
      },
      {
        heading: 'Ask a doctor first, if this is you',
        html: `
<p>Fasting is not for every body at every time. Talk to a doctor <strong>before the month begins</strong> if you live with diabetes, take medicine that can lower blood sugar, are pregnant or breastfeeding, have kidney or heart trouble, or must take medicine at fixed hours.</p>
<p>Blood sugar that is too low or very high is a sign of danger, fasting or not. Break the fast at once, then do this.</p>
<p>{emergency:bloodSugar}</p>
<p>The faith makes allowance for the sick. Ask a scholar you trust, and do not feel guilty for using it.</p>
`,
      },
      {
        heading: 'Sunset: slowly, then a prayer, then dinner',
        html: `
<p>After so many hours a stomach would rather be greeted than stormed. Begin with water and a few dates or some fruit. Let the prayer be the pause. Then sit down to a full plate.</p>
<p><em>Takjil</em>, the sweet things sold along every road in the late afternoon, is part of the joy of the month, so keep it. Just count the sugar. A day’s limit is four tablespoons, and exchange lists count 8 to 10 grams in each. A bowl of bananas in palm sugar and a glass of syrup can use it up between them. <strong>Choose one sweet thing each evening</strong>, and take turns.</p>
<p>It is the same with fritters. The day’s limit is five tablespoons of oil; one fritter on a plate where nothing else was fried still has room.</p>
`,
      },
      {
        heading: 'The meal itself',
        html: `
<p>It is easy to snack until you are full and never reach the vegetables. Turn it round: half a plate of vegetables and fruit, a third rice, a sixth side dish. Vegetables in broth bring water along as well.</p>
`,
      },
      {
        heading: 'A sahur that lasts',
        html: `
<p>Instant noodles at four in the morning are salty and not much else. Try to have these on the table:</p>
<ul>
  <li><strong>A staple</strong>, in your usual amount: rice, potato or sweet potato.</li>
  <li><strong>A proper side dish:</strong> egg, fish, tempe, or last night’s chicken.</li>
  <li><strong>Vegetables</strong>, even if they are left over.</li>
  <li><strong>Fruit and water.</strong></li>
  <li><strong>Less of what is very salty</strong>, such as salted fish and crackers.</li>
</ul>
<p>Cook double at dinner and keep half. Sahur is then a matter of warming it up, and you sleep fifteen minutes longer.</p>
`,
      },
      {
        heading: 'Sharing out the water',
        html: `
<p>With a glass of 240 ml, an easy night looks something like this:</p>
<table>
  <thead><tr><th scope="col">When</th><th scope="col">Glasses</th></tr></thead>
  <tbody>
    <tr><th scope="row">At sunset</th><td>1–2</td></tr>
    <tr><th scope="row">Until the night prayer</th><td>1–2</td></tr>
    <tr><th scope="row">After tarawih</th><td>2</td></tr>
    <tr><th scope="row">Before sleep</th><td>1</td></tr>
    <tr><th scope="row">At sahur</th><td>2</td></tr>
  </tbody>
</table>
<p>That makes seven to nine glasses; soup and fruit bring the rest. If your doctor limits what you drink, the doctor’s figure counts.</p>
`,
      },
      {
        heading: 'About weight',
        html: `
<p>Some people lose a little, some gain, some stay as they were. All of that is normal. The month does not have to be a weight program. If you want to look at numbers anyway, compare the week after the holiday with the week before the fast, not one day with the next.</p>
`,
      },
      {
        heading: 'If you are a guest in all this',
        html: `
<p>Colleagues who fast will not mind that you drink water, though most people here do it a little out of sight. An invitation to break the fast together is worth accepting. Bring fruit.</p>
`,
      },
      {
        heading: 'About the date',
        html: `
<p>The government and Muhammadiyah may begin the month a day apart. Follow the one that is yours, and set reminders for water and medicine once the date is certain.</p>
`,
      },
    ],
    sources: [
      { title: 'Portions with Isi Piringku (Seni Sehat, in Indonesian)', url: plateUrl },
      { title: 'Permenkes 28/2019, Indonesian reference intakes (in Indonesian)', url: intakesUrl },
      { title: 'Daily limits for sugar, salt and fat (Tempo, in Indonesian)', url: limitsUrl },
      { title: 'Food exchange list (in Indonesian)', url: exchangeUrl },
    ],
  },
}
