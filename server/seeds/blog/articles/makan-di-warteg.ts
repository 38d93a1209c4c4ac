import type { ArticleSeed } from '#server/seeds/blog/article-seed.ts'

const plateUrl = 'https://senisehat.com/2020/10/02/tips-atur-porsi-makan-dengan-isi-piringku/'
const limitsUrl =
  'https://www.tempo.co/gaya-hidup/seimbangkan-gizi-makanan-dengan-slogan-isi-piringku--1153214'
const exchangeUrl = 'https://id.scribd.com/document/643875905/bahan-penukar'

export const makanDiWarteg: ArticleSeed = {
  slug: 'makan-di-warteg',
  publishedDaysAgo: 20,
  category: 'plate',
  author: 'sekar',
  reviewer: 'fauzan',
  id: {
    title: 'Makan enak dan seimbang di warteg',
    summary:
      'Etalase warteg sebenarnya papan Isi Piringku yang paling lengkap. Kuncinya ada di urutan menunjuk.',
    keyword: 'warteg, makan di luar, isi piringku, gorengan, es teh',
    sections: [
      {
        heading: 'Tempat makan yang memberi pilihan',
        html: `
<p>Tidak banyak tempat makan yang memperlihatkan semua masakannya sebelum kamu memesan, dan membiarkanmu menunjuk satu per satu. Warteg melakukannya setiap hari. Di balik kacanya ada sayur bening, tumis buncis, orek tempe, ikan, telur, dan buah di meja kasir. Semua bagian Isi Piringku ada di sana.</p>
<p>Yang membuat piring warteg sering berat sebelah bukan masakannya. Nasi mendarat lebih dulu, memenuhi piring, dan sayur tinggal mendapat pinggirnya.</p>
`,
      },
      {
        heading: 'Balik urutan menunjuknya',
        html: `
<p>Saat giliranmu tiba, sebutkan dengan urutan ini:</p>
<ol>
  <li><strong>Dua macam sayur.</strong> Satu berkuah atau bening, satu tumis. Ini sepertiga piringmu.</li>
  <li><strong>Satu lauk utama.</strong> Ikan, ayam, atau telur, bersama sepotong tahu atau tempe kalau mau. Ini seperenam.</li>
  <li><strong>Nasi.</strong> “Nasinya setengah, Bu” adalah kalimat yang sudah biasa di telinga penjualnya. Sepertiga piring kira-kira tiga centong.</li>
  <li><strong>Buah.</strong> Pisang di meja kasir, atau pepaya dari tukang buah di depan. Seperenam sisanya.</li>
</ol>
<p>Cukup sekali dicoba, dan urutan itu akan terasa wajar.</p>
`,
      },
      {
        heading: 'Memilih di antara yang berminyak',
        html: `
<p>Batas lemak sehari adalah 5 sendok makan minyak, sudah termasuk yang tersembunyi di gorengan dan santan. Satu satuan minyak dalam daftar penukar dihitung 50 kkal. Di warteg, hitungan persisnya tidak mungkin, tetapi satu aturan kecil sangat menolong: <strong>satu yang digoreng, sisanya tidak.</strong></p>
<p>Kalau lauknya ayam goreng, sayurnya bening atau rebus. Kalau kamu ingin bakwan, pilih pepes atau telur rebus untuk lauk. Kalau ada sayur santan kental, kuahnya tidak perlu dihabiskan.</p>
`,
      },
      {
        heading: 'Kuah, sambal, dan kecap',
        html: `
<p>Batas garam sehari adalah 1 sendok teh, dari semua makanan. Kuah, sambal, kecap, dan kerupuk masing-masing membawa sedikit. Kamu tidak harus melepas semuanya. Minta kuahnya dipisah, ambil sambal seujung sendok dulu, dan cicipi sebelum menambah kecap.</p>
`,
      },
      {
        heading: 'Minumnya sering luput',
        html: `
<p>Gula sehari paling banyak 4 sendok makan. Daftar penukar memakai 8 sampai 10 gram untuk satu sendok makan gula, dan segelas es teh manis bisa memuat dua sendok. Dua gelas, pagi dan siang, berarti seluruh jatah sehari sudah habis tanpa satu potong kue pun.</p>
<p>Teh tawar di warteg biasanya tersedia, dan sering kali gratis. Kalau lidahmu belum siap, minta manisnya setengah. Sesudah beberapa minggu, setengah itu akan terasa cukup.</p>
`,
      },
      {
        heading: 'Tiga piring contoh',
        html: `
<ul>
  <li><strong>Piring hari Senin:</strong> sayur asem, tumis kangkung, ikan kembung, nasi setengah, pisang.</li>
  <li><strong>Piring hari Rabu:</strong> sayur bening bayam, orek tempe, telur balado satu butir, nasi tiga centong, pepaya.</li>
  <li><strong>Piring tanggal tua:</strong> dua macam sayur, tahu dan tempe, nasi setengah. Ini salah satu piring termurah di etalase, dan pembagiannya sudah benar. Buahnya menyusul dari rumah.</li>
</ul>
`,
      },
      {
        heading: 'Kalau harus dibungkus',
        html: `
<p>Nasi bungkus menyulitkan karena semuanya ditumpuk. Minta sayurnya dibungkus terpisah, dua bungkus kecil. Di kantor, pindahkan ke piring kalau ada. Melihat makanan di piring membuat pembagiannya kelihatan lagi.</p>
`,
      },
      {
        heading: 'Yang tidak perlu dipikirkan',
        html: `
<p>Tidak perlu menolak ajakan makan siang. Tidak perlu menjelaskan apa-apa kepada teman semeja. Satu piring yang berat sebelah pada hari ulang tahun kantor tidak mengubah apa pun. Yang membentuk kesehatanmu adalah piring-piring hari biasa, dan hari biasa ada banyak.</p>
`,
      },
    ],
    sources: [
      { title: 'Tips atur porsi makan dengan Isi Piringku (Seni Sehat)', url: plateUrl },
      { title: 'Batas gula, garam, dan lemak sehari (Tempo)', url: limitsUrl },
      { title: 'Daftar bahan penukar', url: exchangeUrl },
    ],
  },
  en: {
    title: 'Eating well at a warteg, one pointed finger at a time',
    summary:
      'The glass case of an Indonesian food stall is the plate guide in real life. It is the order of pointing that matters.',
    keyword: 'warteg, eating out, Indonesia, balanced plate, iced tea',
    sections: [
      {
        heading: 'A restaurant that shows its hand',
        html: `
<p>A <em>warteg</em> is a small eating house, named after Tegal in Central Java, with the day’s cooking behind glass. You point, and it goes on your plate. There will be clear vegetable soup, stir-fried green beans, sweet-salty tempe, fish, eggs, and often bananas by the till. Every part of the national plate guide is in that case.</p>
<p>If a warteg plate ends up lopsided, the cook is not to blame. The rice went on first and left only the rim for everything else.</p>
`,
      },
      {
        heading: 'Point in a different order',
        html: `
<p>When it is your turn, say it like this:</p>
<ol>
  <li><strong>Two vegetables.</strong> One in broth, one stir-fried. That is a third of the plate.</li>
  <li><strong>One main side dish.</strong> Fish, chicken or egg, with a piece of tofu or tempe if you like. That is a sixth.</li>
  <li><strong>Rice.</strong> <em>Nasi setengah</em>, half rice, is a phrase they hear all day. A third of a plate is about three scoops.</li>
  <li><strong>Fruit.</strong> A banana from the counter, or papaya from the cart outside. The last sixth.</li>
</ol>
<p>You will feel a little deliberate the first time. By the third, it is just how you order.</p>
`,
      },
      {
        heading: 'Choosing among fried things',
        html: `
<p>The daily limit for fat is five tablespoons of oil, counting what hides in fritters and coconut milk. In the exchange list one unit of oil is 50 kcal. You cannot work it out exactly at a counter, but one rule goes a long way: <strong>one fried thing, and the rest not.</strong></p>
<p>Fried chicken goes with a clear soup. If you would like a vegetable fritter, take steamed fish or a boiled egg beside it. If the vegetables come in thick coconut milk, leave some of the sauce in the bowl.</p>
`,
      },
      {
        heading: 'Broth, sambal and soy sauce',
        html: `
<p>A day’s salt is one teaspoon, from everything together. Broth, sambal, sweet soy sauce and crackers each bring some. You do not have to give up any of them. Ask for the sauce on the side, start with the tip of a spoon of sambal, and taste before you reach for the bottle.</p>
`,
      },
      {
        heading: 'The drink slips through',
        html: `
<p>A day’s sugar is at most four tablespoons. Exchange lists count 8 to 10 grams in a tablespoon, and a glass of sweet iced tea may hold two. One in the morning and one at lunch, and the day’s sugar is gone before any cake has appeared.</p>
<p>Plain tea is nearly always there, often for nothing. If it tastes too bare, ask for half the sugar. In a few weeks half will be enough.</p>
`,
      },
      {
        heading: 'Three plates to copy',
        html: `
<ul>
  <li><strong>Monday:</strong> sour vegetable soup (<em>sayur asem</em>), stir-fried water spinach, mackerel, half rice, a banana.</li>
  <li><strong>Wednesday:</strong> clear spinach soup, tempe, one egg in chilli sauce, three scoops of rice, papaya.</li>
  <li><strong>The day before payday:</strong> two vegetables, tofu and tempe, half rice. It is one of the cheapest plates in the case, and its proportions are right. The fruit can come from home.</li>
</ul>
`,
      },
      {
        heading: 'When it has to be wrapped',
        html: `
<p>A paper parcel stacks everything, so you lose sight of what is in it. Ask for the vegetables in separate small bags. At work, tip it onto a plate if there is one.</p>
`,
      },
      {
        heading: 'What you can leave alone',
        html: `
<p>There is no need to decline lunch with colleagues, or to explain your plate to anybody. One lopsided meal at an office birthday changes nothing. Health is made of ordinary lunches, and there are plenty of those.</p>
`,
      },
    ],
    sources: [
      { title: 'Portions with Isi Piringku (Seni Sehat, in Indonesian)', url: plateUrl },
      { title: 'Daily limits for sugar, salt and fat (Tempo, in Indonesian)', url: limitsUrl },
      { title: 'Food exchange list (in Indonesian)', url: exchangeUrl },
    ],
  },
}
