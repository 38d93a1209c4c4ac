import type { ArticleSeed } from '#server/seeds/blog/article-seed.ts'

const intakesUrl = 'https://jdih.kemkes.go.id/storage/documents/pdfs/2019permenkes028.pdf'
const plateUrl = 'https://senisehat.com/2020/10/02/tips-atur-porsi-makan-dengan-isi-piringku/'
const exchangeUrl = 'https://studylibid.com/doc/4280927/daftar-bahan-penukar'
const tableUrl = 'https://github.com/dedik2urniawan/fct-tkpi'

export const seratDariPasar: ArticleSeed = {
  slug: 'serat-dari-pasar',
  publishedDaysAgo: 16,
  category: 'market',
  author: 'sekar',
  reviewer: 'ratna',
  id: {
    title: 'Serat dari pasar: sayur dulu, baru yang lain',
    summary:
      'Angka serat di tabel terlihat tinggi. Dengan setengah piring sayur dan buah, jaraknya mengecil tanpa minuman serat.',
    keyword: 'serat, sayur, buah, isi piringku, kebutuhan serat',
    sections: [
      {
        heading: 'Angka yang terasa jauh',
        html: `
<p>Angka Kecukupan Gizi menyebut serat sehari sebanyak 37 gram untuk laki-laki 19 sampai 29 tahun dan 32 gram untuk perempuan seumurnya. Pada usia 30 sampai 49 tahun menjadi 36 dan 30 gram, lalu turun lagi sesudah 50 tahun: 30 untuk laki-laki, 25 untuk perempuan.</p>
<p>Angka itu bukan ujian. Ia menunjukkan arah, dan arah itu bisa dijalani sedikit demi sedikit dari dapur yang sudah kamu punya.</p>
`,
      },
      {
        heading: 'Mulai dari tempatnya di piring',
        html: `
<p>Isi Piringku memberi setengah piring untuk sayur dan buah: dua pertiganya sayur, sepertiganya buah. Kalau setengah piring itu benar-benar terisi tiga kali sehari, kamu tidak perlu menghitung gram sama sekali.</p>
<p>Coba periksa makan siangmu kemarin. Kebanyakan piring yang kurang serat bukan kekurangan niat, melainkan kekurangan tempat: nasi dan lauk sudah memenuhi semuanya sebelum sayur datang. Cara termudah adalah membalik urutannya. <strong>Ambil sayur dulu</strong>, lalu nasi, lalu lauk.</p>
`,
      },
      {
        heading: 'Belanja dengan lima warna kegunaan',
        html: `
<p>Daripada menghafal kandungan tiap sayur, susun belanjaan menurut kegunaannya.</p>
<ul>
  <li><strong>Daun yang cepat matang:</strong> bayam, kangkung, sawi, daun singkong yang sudah direbus. Satu ikat habis untuk dua kali makan.</li>
  <li><strong>Sayur yang tahan lama:</strong> wortel, buncis, labu siam, kol, terung. Ini cadangan untuk hari Kamis dan Jumat.</li>
  <li><strong>Kacang-kacangan:</strong> kacang panjang, kacang merah, kacang hijau, tempe. Mengenyangkan dan murah.</li>
  <li><strong>Buah yang sedang musim:</strong> pepaya, pisang, jambu biji, jeruk. Beli yang siap dimakan dan yang masih mengkal, supaya tidak matang bersamaan.</li>
  <li><strong>Makanan pokok dengan kulit atau utuh:</strong> jagung rebus, ubi, kentang dengan kulitnya, beras merah.</li>
</ul>
<p>Dalam daftar bahan penukar, sayur golongan A malah dianggap bebas karena energinya sangat kecil, dan 100 gram sayur golongan B hanya dihitung 25 kkal. Jadi menambah sayur hampir tidak menambah hitungan energi; yang menambah biasanya santan dan minyaknya.</p>
`,
      },
      {
        heading: 'Sarapan yang diam-diam menolong',
        html: `
<p>Sarapan sering berisi nasi uduk, mi, atau roti tanpa satu helai pun daun. Padahal menambahnya mudah: timun dan tomat di samping nasi uduk, sawi dua genggam di mi rebus, pisang sesudah roti, atau kacang hijau tanpa banyak gula.</p>
<p>Kalau kamu baru akan menambah serat, lakukan pelan-pelan dan minum yang cukup. Perut perlu beberapa hari untuk terbiasa. Naikkan satu porsi, tunggu seminggu, lalu naikkan lagi.</p>
`,
      },
      {
        heading: 'Jus atau buah utuh?',
        html: `
<p>Buah utuh membawa semua seratnya. Jus yang disaring meninggalkan sebagian besar di saringan, dan sering pulang dengan dua sendok gula. Kalau kamu suka jus, blender tanpa menyaring, tanpa gula, dan anggap segelas itu sebagai buahmu, bukan sebagai minumanmu.</p>
`,
      },
      {
        heading: 'Angka di aplikasi dan tabel',
        html: `
<p>Kandungan serat sayur dan buah di Indonesia biasanya diambil dari Tabel Komposisi Pangan Indonesia. Tabel itu menghitung per 100 gram bagian yang dapat dimakan, jadi kulit pisang dan bonggol kangkung tidak ikut. Angka mentah dan matang juga berbeda. Kalau dua aplikasi memberi angka yang tidak sama, mungkin keduanya benar untuk bahan yang berbeda.</p>
`,
      },
      {
        heading: 'Rencana satu minggu',
        html: `
<ol>
  <li><strong>Senin dan Selasa:</strong> satu genggam sayur tambahan di makan siang.</li>
  <li><strong>Rabu dan Kamis:</strong> satu buah sesudah makan malam, menggantikan yang manis.</li>
  <li><strong>Jumat:</strong> satu kali makan dengan kacang-kacangan sebagai lauk.</li>
  <li><strong>Sabtu:</strong> ke pasar, pilih satu sayur yang sudah lama tidak kamu masak.</li>
  <li><strong>Minggu:</strong> lihat mana yang paling ringan dijalani, lalu teruskan yang itu saja.</li>
</ol>
<p>Satu kebiasaan yang bertahan lebih berguna daripada lima yang berhenti hari Rabu.</p>
`,
      },
    ],
    sources: [
      { title: 'Permenkes 28/2019: Angka Kecukupan Gizi', url: intakesUrl },
      { title: 'Tips atur porsi makan dengan Isi Piringku (Seni Sehat)', url: plateUrl },
      { title: 'Daftar bahan penukar', url: exchangeUrl },
      { title: 'Cara membaca Tabel Komposisi Pangan Indonesia (bahasa Inggris)', url: tableUrl },
    ],
  },
  en: {
    title: 'Fibre from the market: vegetables first, then everything else',
    summary:
      'The targets for fibre look out of reach. Half a plate of vegetables and fruit closes most of the distance, without a fibre drink.',
    keyword: 'fibre, vegetables, fruit, Indonesian market, plate guide',
    sections: [
      {
        heading: 'A number that seems far off',
        html: `
<p>The Indonesian reference for fibre is 37 grams a day for men from 19 to 29, and 32 for women of that age. From 30 to 49 it is 36 and 30; from 50 to 64, 30 and 25.</p>
<p>Take these as a direction, not an exam. You can walk in that direction with the kitchen that you have.</p>
`,
      },
      {
        heading: 'Give it a place on the plate',
        html: `
<p>The national plate guide reserves half of the plate for vegetables and fruit: two thirds vegetables, one third fruit. Fill that half at every meal and you can forget about grams.</p>
<p>Think of yesterday’s lunch. A plate that is short of fibre is rarely short of good intentions. It is short of room, because rice and side dishes were there first. The simplest remedy is to change the order: <strong>vegetables first</strong>, then rice, then the rest.</p>
`,
      },
      {
        heading: 'A shopping list by use',
        html: `
<p>No one remembers the fibre content of thirty vegetables. It is easier to shop by what each is good for.</p>
<ul>
  <li><strong>Leaves that cook in minutes:</strong> spinach, kangkung (water spinach), mustard greens. One bunch is two meals.</li>
  <li><strong>Vegetables that wait:</strong> carrots, green beans, chayote, cabbage, aubergine. They are there on Thursday when the leaves are gone.</li>
  <li><strong>Beans and pulses:</strong> long beans, red beans, mung beans, tempe. Filling, and cheap.</li>
  <li><strong>Fruit in season:</strong> papaya, banana, guava, orange. Buy some ripe and some not yet.</li>
  <li><strong>Whole or unpeeled staples:</strong> corn on the cob, sweet potato, potatoes in their skin, red rice.</li>
</ul>
<p>Exchange lists treat the first group of vegetables as free, so little energy is in them, and count 100 grams of the second at 25 kcal. More vegetables hardly change the sum. Coconut milk and oil do.</p>
`,
      },
      {
        heading: 'Breakfast can help quietly',
        html: `
<p>Nasi uduk, noodles or toast often come without a single leaf. Cucumber and tomato beside the rice, two handfuls of greens in the noodles, a banana after the toast, or mung bean porridge with little sugar: each is a minute’s work.</p>
<p>If you are only now adding fibre, go slowly and drink enough. Add one portion, give it a week, add another. A stomach likes to be told in advance.</p>
`,
      },
      {
        heading: 'Juice, or the whole fruit?',
        html: `
<p>Whole fruit brings all its fibre along. Strained juice leaves much of it in the sieve and often gains two spoons of sugar on the way. If you love juice, blend it, do not strain it, leave out the sugar, and count the glass as your fruit.</p>
`,
      },
      {
        heading: 'About the numbers in apps',
        html: `
<p>Figures for Indonesian foods usually come from the national food composition table. It counts per 100 grams of the part that is eaten, so banana skins and tough stems are left out, and raw and cooked foods have separate rows. When two apps disagree, they may both be right about two different things.</p>
`,
      },
      {
        heading: 'A plan for a week',
        html: `
<ol>
  <li><strong>Monday and Tuesday:</strong> one more handful of vegetables at lunch.</li>
  <li><strong>Wednesday and Thursday:</strong> fruit after dinner, in place of something sweet.</li>
  <li><strong>Friday:</strong> one meal with beans or tempe as the main side dish.</li>
  <li><strong>Saturday:</strong> go to the market and bring home a vegetable that you have not cooked for a while.</li>
  <li><strong>Sunday:</strong> see which of these was the easiest, and keep only that one.</li>
</ol>
<p>A habit that stays is worth more than five that end on Wednesday.</p>
`,
      },
    ],
    sources: [
      { title: 'Permenkes 28/2019, Indonesian reference intakes (in Indonesian)', url: intakesUrl },
      { title: 'Portions with Isi Piringku (Seni Sehat, in Indonesian)', url: plateUrl },
      { title: 'Food exchange list (in Indonesian)', url: exchangeUrl },
      { title: 'How the Indonesian food composition table is read (in Indonesian)', url: tableUrl },
    ],
  },
}
