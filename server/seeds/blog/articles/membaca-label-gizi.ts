import type { ArticleSeed } from '#server/seeds/blog/article-seed.ts'

const limitsUrl =
  'https://www.tempo.co/gaya-hidup/seimbangkan-gizi-makanan-dengan-slogan-isi-piringku--1153214'
const intakesUrl = 'https://jdih.kemkes.go.id/storage/documents/pdfs/2019permenkes028.pdf'
const exchangeUrl = 'https://studylibid.com/doc/4280927/daftar-bahan-penukar'
const gradeUrl =
  'https://lognews.co.id/component/content/article/117-nasional/6938-bpom-wajibkan-label-nutri-grade-2026?Itemid=554'

export const membacaLabelGizi: ArticleSeed = {
  slug: 'membaca-label-gizi',
  publishedDaysAgo: 1,
  category: 'market',
  picture: 'food-label',
  author: 'yohanes',
  reviewer: 'fauzan',
  id: {
    title: 'Membaca label gizi sambil berdiri di lorong minimarket',
    summary:
      'Empat baris, urutannya tetap, dan satu perkalian. Sesudah tiga kali mencoba, kamu tidak butuh catatan lagi.',
    keyword: 'label gizi, informasi nilai gizi, takaran saji, persen AKG, natrium',
    sections: [
      {
        heading: 'Balik dulu kemasannya',
        html: `
<p>Bagian depan kemasan dibuat supaya produknya laku. Bagian belakang dibuat karena harus ada. Keduanya boleh dibaca, tetapi untuk memilih, kotak kecil di belakang yang judulnya <em>Informasi Nilai Gizi</em> jauh lebih berguna.</p>
<p>Kamu tidak perlu membaca semua barisnya. Cukup empat, selalu dengan urutan yang sama: takaran saji, gula, natrium, lemak. Kalau sudah hafal urutannya, satu kemasan selesai dalam setengah menit.</p>
`,
      },
      {
        heading: 'Baris pertama menentukan semuanya',
        html: `
<p>Semua angka di tabel itu berlaku untuk <strong>satu takaran saji</strong>, bukan satu kemasan. Di dekatnya tertulis jumlah sajian per kemasan. Di sinilah orang paling sering keliru, dan kelirunya wajar: siapa yang membuka sebungkus keripik untuk makan sepertiganya?</p>
<p>Jadi ajukan satu pertanyaan jujur: berapa banyak yang akan kumakan? Kalau kemasannya berisi tiga sajian dan kamu biasanya menghabiskannya, kalikan semua angka dengan tiga. Kalau dibagi bertiga dengan adik-adikmu, pakai angkanya apa adanya.</p>
`,
      },
      {
        heading: 'Gula, lalu natrium, lalu lemak',
        html: `
<p>Untuk menilai angkanya, pakai batas sehari dari pesan pemerintah: gula 4 sendok makan, garam 1 sendok teh, minyak atau lemak 5 sendok makan. Dalam gram, ketiganya sering ditulis sekitar 50, 5, dan 67.</p>
<ul>
  <li><strong>Gula.</strong> Minuman dengan 24 gram gula sebotol memakai hampir separuh dari 50 gram. Masih ada tempat untuk teh manis sore nanti, tetapi tidak untuk dua gelas.</li>
  <li><strong>Natrium.</strong> Garam di label ditulis sebagai natrium, dalam miligram. Patokan AKG untuk usia 19 sampai 49 tahun adalah 1.500 miligram sehari. Mi instan dengan 1.000 miligram sudah mengambil dua pertiganya; setengah bumbu berarti kira-kira setengahnya.</li>
  <li><strong>Lemak.</strong> Bandingkan dengan 67 gram sehari, dan ingat bahwa minyak di penggorengan rumah belum dihitung.</li>
</ul>
<p>Contoh-contoh itu hanya untuk berlatih berhitung. Angka produk di tanganmu pasti lain, dan angka itulah yang dipakai.</p>
`,
      },
      {
        heading: 'Apa arti %AKG',
        html: `
<p>Di kolom kanan ada %AKG, yaitu berapa bagian dari Angka Kecukupan Gizi yang dipenuhi satu sajian. AKG adalah rata-rata untuk penduduk, bukan resep untukmu. Seorang perempuan 30 tahun dan seorang laki-laki 60 tahun punya angka kecukupan yang berbeda, sedangkan label hanya bisa memakai satu.</p>
<p>Gunanya adalah membandingkan. Dua merek biskuit, takaran saji sama, yang satu 3% dan yang lain 12% untuk serat: kamu tahu mana yang lebih banyak seratnya, tanpa menghitung apa-apa. Kalau takaran sajinya tidak sama, samakan dulu.</p>
`,
      },
      {
        heading: 'Daftar bahan punya ceritanya sendiri',
        html: `
<p>Sesudah tabel, lirik daftar komposisinya. Cari apakah bahan yang kamu bayar memang ada di bagian awal, dan cari gula di bawah nama lain: sirop, madu, gula aren, sari buah pekat. Bukan karena bahan itu jahat, melainkan supaya kamu tahu dari mana rasa manisnya datang.</p>
<p>Untuk minuman bubuk dan kental manis, baca cara menyajikannya. Takaran di label mungkin dua sendok, sedangkan tangan di dapur biasa menuang empat. Sendok makan pun tidak sama isinya; daftar bahan penukar memakai 8 sampai 10 gram gula per sendok. Menimbang sekali saja di rumah sudah membuka mata.</p>
`,
      },
      {
        heading: 'Huruf A sampai D',
        html: `
<p>Kamu mungkin mulai melihat huruf A sampai D di depan kemasan. Itu Nutri-Level, penanda yang direncanakan menjadi wajib secara bertahap pada 2026 dan 2027. Ia membantu membandingkan produk sejenis dengan cepat. Kalau ada, pakailah sebagai pintu masuk, lalu tetap balik kemasannya.</p>
`,
      },
      {
        heading: 'Latihan minggu ini',
        html: `
<ol>
  <li>Pilih satu produk yang paling sering kamu beli.</li>
  <li>Baca takaran sajinya, lalu tulis berapa sajian yang biasanya kamu makan.</li>
  <li>Kalikan gula dan natriumnya.</li>
  <li>Bandingkan dengan satu merek lain di rak yang sama.</li>
</ol>
<p>Hasilnya boleh apa saja, termasuk tetap membeli yang lama. Bedanya, sekarang kamu memilih, bukan hanya mengambil.</p>
`,
      },
    ],
    sources: [
      { title: 'Batas gula, garam, dan lemak sehari (Tempo)', url: limitsUrl },
      { title: 'Permenkes 28/2019: Angka Kecukupan Gizi', url: intakesUrl },
      { title: 'Daftar bahan penukar', url: exchangeUrl },
      { title: 'Rencana label Nutri-Level (LogNews)', url: gradeUrl },
    ],
  },
  en: {
    title: 'Reading an Indonesian nutrition label, standing in the aisle',
    summary:
      'Four lines in a fixed order, and one multiplication. After three tries you will not need notes.',
    keyword: 'nutrition label, Indonesia, serving size, sodium, sugar, AKG',
    sections: [
      {
        heading: 'Turn it round first',
        html: `
<p>The front of a packet is there to sell it. The back is there because it has to be. On food sold in Indonesia the useful part is a small table called <em>Informasi Nilai Gizi</em>, and you do not need to speak much Indonesian to use it.</p>
<p>Read four lines, always in this order: <strong>takaran saji</strong> (serving size), <strong>gula</strong> (sugar), <strong>natrium</strong> (sodium), <strong>lemak total</strong> (total fat). The rest can wait until you are curious.</p>
`,
      },
      {
        heading: 'The first line decides the rest',
        html: `
<p>Every figure in the table is for one serving, not for the packet. Next to it stands the number of servings inside: <em>sajian per kemasan</em>. This is where most people go wrong, for an understandable reason. Few of us open a bag of cassava crisps meaning to stop after a third.</p>
<p>So ask yourself one honest question: how much of this will I eat? If the packet holds three servings and you usually finish it, multiply by three. If it is going around the family, leave the figures as they are.</p>
`,
      },
      {
        heading: 'Measure against a day',
        html: `
<p>The government’s daily limits for adults are easy to keep in mind: four tablespoons of sugar, one teaspoon of salt, five tablespoons of oil or fat. In grams that is usually given as about 50, 5 and 67.</p>
<ul>
  <li><strong>Sugar.</strong> A bottled tea with 24 grams in the bottle takes almost half of the 50. One is a treat; two are the day’s ration.</li>
  <li><strong>Sodium.</strong> Salt is listed as <em>natrium</em>, in milligrams. The reference for adults from 19 to 49 is 1,500 a day. A bowl of instant noodles with 1,000 milligrams would take two thirds of that, and using half of the seasoning would take away roughly half.</li>
  <li><strong>Fat.</strong> Compare with 67 grams, and remember that the oil in your own pan has not been counted yet.</li>
</ul>
<p>These figures are for practising the sums. The product in your hand has its own, and those are the ones to use.</p>
`,
      },
      {
        heading: 'What %AKG is good for',
        html: `
<p>The right-hand column, %AKG, says how much of the national reference intake one serving provides. The AKG is an average over the population and differs by age and sex, while a label can only print one number. It is not a target made for you.</p>
<p>Where it helps is in comparing. Take two brands of biscuit with the same serving size: one gives 3% for fibre, the other 12%. You have your answer without a calculator. If the servings differ, make them equal first.</p>
`,
      },
      {
        heading: 'The ingredients tell the rest',
        html: `
<p>Look next at <em>komposisi</em>, the list of ingredients. Is the thing you are paying for near the front? And under how many names does sugar appear: <em>sirop</em>, <em>madu</em> (honey), <em>gula aren</em> (palm sugar), fruit concentrate? None of these is a villain. It is simply good to know where the sweetness comes from.</p>
<p>With powders and sweetened condensed milk, read how much the label wants you to use. It may say two spoons while your kitchen pours four. Spoons themselves differ: exchange lists in Indonesia count 8 to 10 grams of sugar in a tablespoon. Weigh yours once and you will trust your eyes more.</p>
`,
      },
      {
        heading: 'The letters A to D',
        html: `
<p>You may begin to notice a letter from A to D on the front of packs. That is Nutri-Level, a mark planned to become compulsory in stages during 2026 and 2027. It is a quick way to compare similar products. Use it as a door, then still turn the packet round.</p>
`,
      },
      {
        heading: 'Something to try this week',
        html: `
<ol>
  <li>Choose the packaged food that you buy most often.</li>
  <li>Note the serving size, and how many servings you normally eat.</li>
  <li>Multiply the sugar and the sodium.</li>
  <li>Compare with one other brand on the same shelf.</li>
</ol>
<p>You may well go on buying the same one. That is fine. You will have chosen it, which is different from reaching for it.</p>
`,
      },
    ],
    sources: [
      { title: 'Daily limits for sugar, salt and fat (Tempo, in Indonesian)', url: limitsUrl },
      { title: 'Permenkes 28/2019, Indonesian reference intakes (in Indonesian)', url: intakesUrl },
      { title: 'Food exchange list (in Indonesian)', url: exchangeUrl },
      { title: 'Plans for the Nutri-Level label (LogNews, in Indonesian)', url: gradeUrl },
    ],
  },
}
