import type { ArticleSeed } from '#server/seeds/blog/article-seed.ts'

const plateUrl = 'https://senisehat.com/2020/10/02/tips-atur-porsi-makan-dengan-isi-piringku/'
const exchangeUrl = 'https://id.scribd.com/document/643875905/bahan-penukar'
const listUrl = 'https://studylibid.com/doc/4280927/daftar-bahan-penukar'

export const mengaturPorsiNasi: ArticleSeed = {
  slug: 'mengatur-porsi-nasi',
  publishedDaysAgo: 12,
  category: 'plate',
  author: 'sekar',
  reviewer: 'ratna',
  id: {
    title: 'Mengatur porsi, tetap makan nasi',
    summary:
      'Nasi boleh tinggal. Yang perlu dikenali adalah isi centongmu, dan apa yang berubah kalau nasinya diganti.',
    keyword: 'porsi nasi, centong, pengganti nasi, bahan penukar, kentang',
    sections: [
      {
        heading: 'Nasi tidak perlu dimusuhi',
        html: `
<p>Hampir setiap orang yang datang dengan niat mengubah pola makan memulai dengan kalimat yang sama: “Berarti saya harus berhenti makan nasi?” Tidak. Nasi adalah makanan pokok, dan makanan pokok punya tempat di piring: sepertiganya, dalam panduan Isi Piringku.</p>
<p>Yang sering terjadi, nasi mengisi lebih dari sepertiga karena piringnya diisi dari nasi. Jadi pekerjaannya bukan menghapus, melainkan mengukur.</p>
`,
      },
      {
        heading: 'Kenali centongmu sendiri',
        html: `
<p>Contoh sekali makan dalam Isi Piringku memuat nasi 150 gram, kira-kira tiga centong. Tetapi centong di rumahmu bisa lebih besar, dan menekan nasi ke dalamnya membuat beda lagi.</p>
<p>Kalau ada timbangan dapur, lakukan percobaan lima menit:</p>
<ol>
  <li>Ambil nasi seperti biasa, lalu timbang.</li>
  <li>Ambil satu centong rata, lalu timbang.</li>
  <li>Bagi angka pertama dengan angka kedua.</li>
</ol>
<p>Sekarang kamu tahu porsimu dalam centong, dan tidak perlu menimbang lagi. Tidak punya timbangan? Gelas belimbing menolong: dalam daftar penukar, 100 gram nasi kira-kira tiga perempat gelas ukuran 240 ml.</p>
`,
      },
      {
        heading: 'Satu satuan, banyak pilihan',
        html: `
<p>Satu satuan makanan pokok dihitung 175 kkal, 4 gram protein, dan 40 gram karbohidrat. Yang setara dengannya:</p>
<table>
  <thead><tr><th scope="col">Bahan</th><th scope="col">Berat</th><th scope="col">Kira-kira</th></tr></thead>
  <tbody>
    <tr><th scope="row">Nasi</th><td>100&nbsp;gram</td><td>¾ gelas</td></tr>
    <tr><th scope="row">Roti</th><td>70&nbsp;gram</td><td>3 iris</td></tr>
    <tr><th scope="row">Kentang</th><td>210&nbsp;gram</td><td>2 buah sedang</td></tr>
    <tr><th scope="row">Mi basah</th><td>200&nbsp;gram</td><td>1 piring kecil</td></tr>
  </tbody>
</table>
<p>Dari tabel itu terlihat dua hal. Pertama, kentang boleh dua kali lebih berat daripada nasi, jadi piringnya terasa lebih penuh. Kedua, mengganti nasi dengan roti atau mi tidak otomatis mengurangi apa-apa; tiga iris roti setara dengan tiga perempat gelas nasi.</p>
`,
      },
      {
        heading: 'Hati-hati dengan pokok yang menumpuk',
        html: `
<p>Lontong sayur dengan bihun. Nasi dengan perkedel dan mi goreng. Nasi goreng dengan kerupuk dan kentang balado. Semuanya enak, dan semuanya memuat dua atau tiga makanan pokok sekaligus. Kalau kamu menyukainya, tidak usah berhenti; cukup kurangi nasinya setengah, karena sebagian tempat nasi sudah diisi temannya.</p>
<p>Aturan kecil yang mudah: <strong>satu piring, satu pokok utama.</strong> Kalau ada pokok kedua, ia mengambil jatah yang pertama.</p>
`,
      },
      {
        heading: 'Empat cara yang terasa ringan',
        html: `
<ul>
  <li><strong>Sayur mendarat lebih dulu.</strong> Piring yang setengahnya sudah berisi sayur tidak punya tempat untuk nasi empat centong.</li>
  <li><strong>Kurangi satu sendok, bukan satu centong.</strong> Selisih kecil selama seminggu lebih mudah dipertahankan daripada potongan besar yang hilang di hari ketiga.</li>
  <li><strong>Nasi kedua boleh, sesudah jeda.</strong> Makan sampai habis, minum, mengobrol sepuluh menit. Kalau masih lapar, tambah sayur dan lauk dulu, lalu nasi.</li>
  <li><strong>Masak secukupnya.</strong> Nasi yang tersisa di meja hampir selalu ikut termakan.</li>
</ul>
`,
      },
      {
        heading: 'Beras merah, beras putih',
        html: `
<p>Beras merah membawa lebih banyak bagian bijinya, dan banyak orang menyukai rasanya yang lebih berat. Dalam daftar penukar, nasi tetaplah nasi: hitungan energinya tidak berubah karena warnanya. Pilih yang kamu suka, lalu atur porsinya dengan cara yang sama.</p>
`,
      },
      {
        heading: 'Kapan butuh lebih, kapan kurang',
        html: `
<p>Orang yang mencangkul sejak subuh dan orang yang duduk sampai sore tidak butuh porsi yang sama. Pembagian piringnya yang sama. Kalau kamu banyak bergerak, besarkan piringnya dan biarkan sepertiganya tetap sepertiga.</p>
<p>Kalau kamu hidup dengan diabetes, jumlah dan pembagian makanan pokok sepanjang hari sebaiknya disusun bersama ahli gizi, terutama kalau ada obat atau insulin. Angka di sini hanya untuk mengenali ukuran.</p>
`,
      },
    ],
    sources: [
      { title: 'Tips atur porsi makan dengan Isi Piringku (Seni Sehat)', url: plateUrl },
      { title: 'Daftar bahan penukar', url: exchangeUrl },
      { title: 'Daftar bahan penukar, edisi lain', url: listUrl },
    ],
  },
  en: {
    title: 'Managing your rice without saying goodbye to it',
    summary:
      'Rice may stay. What helps is knowing how much your scoop holds, and what really changes when you swap it.',
    keyword: 'rice portion, Indonesian food, exchanges, potato, bread',
    sections: [
      {
        heading: 'No one has to give up rice',
        html: `
<p>In Indonesia you can eat a bowl of noodles, a bun and a plate of fried cassava and still say that you have not eaten yet, because there was no rice. It is no surprise that the first question people ask a nutritionist is whether they must stop. They need not. The staple has a place on the plate: one third of it, in the national guide.</p>
<p>It tends to take more because the plate is filled from the rice outward. The task is to measure, not to abolish.</p>
`,
      },
      {
        heading: 'Get to know your own scoop',
        html: `
<p>The guide’s example meal has 150 grams of cooked rice, about three <em>centong</em>, the flat rice paddle in every kitchen here. Yours may be larger, and pressing the rice into it changes things again.</p>
<p>With a kitchen scale, it takes five minutes:</p>
<ol>
  <li>Serve yourself as usual and weigh it.</li>
  <li>Weigh one level scoop.</li>
  <li>Divide the first by the second.</li>
</ol>
<p>Now you know your portion in scoops and can put the scale away. Without one, use a glass: in the exchange list, 100 grams of cooked rice is about three quarters of a 240 ml glass.</p>
`,
      },
      {
        heading: 'One unit, several foods',
        html: `
<p>One unit of a staple counts as 175 kcal, 4 grams of protein and 40 grams of carbohydrate. These are about equal:</p>
<table>
  <thead><tr><th scope="col">Food</th><th scope="col">Weight</th><th scope="col">Roughly</th></tr></thead>
  <tbody>
    <tr><th scope="row">Cooked rice</th><td>100&nbsp;g</td><td>¾ glass</td></tr>
    <tr><th scope="row">Bread</th><td>70&nbsp;g</td><td>3 slices</td></tr>
    <tr><th scope="row">Potato</th><td>210&nbsp;g</td><td>2 medium</td></tr>
    <tr><th scope="row">Wet noodles</th><td>200&nbsp;g</td><td>1 small plate</td></tr>
  </tbody>
</table>
<p>Two things stand out. You get twice the weight in potatoes, so the plate looks fuller. And swapping rice for bread or noodles does not by itself save anything: three slices of bread do the work of three quarters of a glass of rice.</p>
`,
      },
      {
        heading: 'When staples pile up',
        html: `
<p><em>Lontong</em> with rice vermicelli. Rice with a potato fritter and fried noodles. Fried rice with crackers. All good, and all with two or three staples on one plate. No need to stop eating them. Halve the rice, since its friends have taken part of its place.</p>
<p>As a rule of thumb: <strong>one plate, one main staple.</strong> If a second turns up, it comes out of the first one’s share.</p>
`,
      },
      {
        heading: 'Four gentle ways to have a little less',
        html: `
<ul>
  <li><strong>Vegetables land first.</strong> A plate that is half green has no room for four scoops.</li>
  <li><strong>Take away a spoonful, not a scoop.</strong> A small difference kept for a week beats a large one dropped on day three.</li>
  <li><strong>Seconds are fine, after a pause.</strong> Finish, drink some water, talk for ten minutes. If you are still hungry, vegetables and a side dish go first.</li>
  <li><strong>Cook what you need.</strong> Rice left on the table is rice that will be eaten.</li>
</ul>
`,
      },
      {
        heading: 'Red rice or white?',
        html: `
<p>Red rice keeps more of the grain, and many people enjoy its heavier bite. In the exchange list rice is rice: the colour does not change how its energy is counted. Choose the one you like and measure both the same way.</p>
`,
      },
      {
        heading: 'More for some, less for others',
        html: `
<p>Someone who has hoed a field since dawn and someone who sat until five do not need the same amount. They can divide the plate in the same way. If you move a lot, use a bigger plate and let the third remain a third.</p>
<p>If you live with diabetes, plan the amount and the timing of staples with your nutritionist, above all when tablets or insulin are involved. The figures here are only for recognising sizes.</p>
`,
      },
    ],
    sources: [
      { title: 'Portions with Isi Piringku (Seni Sehat, in Indonesian)', url: plateUrl },
      { title: 'Food exchange list (in Indonesian)', url: exchangeUrl },
      { title: 'Food exchange list, another edition (in Indonesian)', url: listUrl },
    ],
  },
}
