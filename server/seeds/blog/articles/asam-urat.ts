import type { ArticleSeed } from '#server/seeds/blog/article-seed.ts'

const uricUrl = 'https://belajarsehat756.id/2021/10/18/hiperuricemia-gout-artritis'
const intakesUrl = 'https://jdih.kemkes.go.id/storage/documents/pdfs/2019permenkes028.pdf'
const lossUrl =
  'https://rs.uns.ac.id/rs-uns-gelar-dialog-sehat-tekankan-penurunan-berat-badan-yang-aman-dan-sehat'

export const asamUrat: ArticleSeed = {
  slug: 'asam-urat',
  publishedDaysAgo: 31,
  category: 'numbers',
  picture: 'lab-tube',
  author: 'yohanes',
  reviewer: 'ratna',
  id: {
    title: 'Asam urat: angka yang sering disalahpahami',
    summary:
      'Pegal di lutut belum tentu asam urat, dan angka tinggi belum tentu sakit. Ini arti hasil lab dan cara makan yang masuk akal.',
    keyword: 'asam urat, hiperurisemia, gout, hasil lab, pantangan',
    sections: [
      {
        heading: 'Angka di kertas lab',
        html: `
<p>Asam urat dalam darah disebut tinggi kalau lebih dari 7 mg/dL pada laki-laki dan lebih dari 6 mg/dL pada perempuan. Nama kondisinya hiperurisemia. Sebagian laboratorium menulis dalam mikromol per liter; kalikan mg/dL dengan 59,48 untuk mengubahnya, jadi 7 mg/dL kira-kira 416.</p>
<p>Batas itu berbeda menurut jenis kelamin, sehingga 6,5 bisa tinggi untuk ibu dan tidak tinggi untuk bapak. Baca hasilnya di kolom yang tepat, dan lihat rujukan yang dicetak laboratoriummu.</p>
`,
      },
      {
        heading: 'Tinggi bukan berarti sakit',
        html: `
<p>Hiperurisemia adalah angka; gout artritis adalah sakitnya: sendi yang mendadak bengkak, merah, panas, dan sangat nyeri. Orang bisa punya angka tinggi tanpa pernah mengalami serangan. Sebaliknya, sendi yang sakit punya banyak kemungkinan sebab, dan asam urat hanya salah satunya.</p>
<p>Itu sebabnya kebiasaan menebak “ini pasti asam urat” lalu membeli obat sendiri tidak menolong. Kalau sendimu mendadak bengkak dan nyeri, apalagi disertai demam, periksakan hari itu juga. Sebab lain yang lebih mendesak harus disingkirkan dulu oleh dokter.</p>
`,
      },
      {
        heading: 'Sebelum diperiksa',
        html: `
<p>Alat periksa cepat di ujung jari berguna untuk gambaran, sedangkan keputusan biasanya memakai darah dari laboratorium. Tanyakan apakah kamu perlu puasa, dan sebutkan semua obat yang kamu minum, termasuk jamu. Jangan menghentikan obat dari dokter hanya supaya hasilnya bagus.</p>
<p>Satu hasil belum cukup. Simpan kertasnya, catat tanggalnya, dan bandingkan dengan yang berikutnya.</p>
`,
      },
      {
        heading: 'Bagaimana dengan pantangan?',
        html: `
<p>Daftar pantangan yang beredar di grup keluarga sering panjang dan saling bertentangan. Ada yang melarang bayam, ada yang melarang tempe, ada yang melarang semuanya. Daftar seperti itu membuat orang takut makan, lalu menyerah di minggu kedua.</p>
<p>Cara yang lebih tenang:</p>
<ul>
  <li><strong>Tanya dulu ahli gizimu</strong> makanan mana yang untuk keadaanmu memang perlu dibatasi. Jawabannya bergantung pada hasil lab, obat, dan penyakit lain.</li>
  <li><strong>Pegang pembagian piring.</strong> Setengah piring sayur dan buah, sepertiga makanan pokok, seperenam lauk. Lauk yang berbagi seperenam piring dengan sendirinya tidak berlebihan.</li>
  <li><strong>Jangan buang lauk nabati sendiri.</strong> Tahu dan tempe adalah sumber protein yang murah. Kalau mau mengurangi sesuatu, bicarakan gantinya, supaya kebutuhan protein 60 sampai 65 gram sehari tetap terpenuhi.</li>
  <li><strong>Catat makan dan keluhan bersamaan.</strong> Kalau memang ada makanan yang mendahului keluhan, dua minggu catatan akan lebih meyakinkan daripada ingatan.</li>
</ul>
`,
      },
      {
        heading: 'Minum dan berat badan',
        html: `
<p>Kebutuhan air dalam Angka Kecukupan Gizi adalah 2.500 ml sehari untuk laki-laki 19 sampai 64 tahun dan 2.350 ml untuk perempuan, dari makanan dan minuman. Kalau kamu diminta membatasi cairan karena jantung atau ginjal, ikuti pesan itu.</p>
<p>Kalau berat badanmu memang perlu turun, turunlah pelan. Laju yang dianggap aman adalah 0,5 sampai 1 kg seminggu. Puasa ekstrem dan diet yang sangat ketat bukan jalan pintas, dan untuk orang dengan masalah asam urat sebaiknya tidak dimulai tanpa dokter.</p>
`,
      },
      {
        heading: 'Obat bukan kegagalan',
        html: `
<p>Sebagian orang tetap perlu obat meskipun makannya rapi. Itu bukan tanda kurang disiplin. Tubuh membuat asam urat sendiri, dan makanan hanya salah satu sumbernya. Minum obat sesuai pesan, dan kalau ada keluhan sesudah minum, telepon yang meresepkan sebelum berhenti.</p>
`,
      },
      {
        heading: 'Pertanyaan untuk dibawa ke dokter',
        html: `
<ol>
  <li>Apakah angkaku perlu diobati, atau cukup dipantau?</li>
  <li>Kapan aku perlu periksa lagi?</li>
  <li>Adakah obatku yang lain yang memengaruhi angka ini?</li>
  <li>Makanan apa yang untukku benar-benar perlu dikurangi, dan apa gantinya?</li>
</ol>
<p>Empat pertanyaan itu muat di satu lembar kecil. Bawa, tanyakan, tulis jawabannya.</p>
`,
      },
    ],
    sources: [
      { title: 'Hiperurisemia dan gout artritis (Belajar Sehat)', url: uricUrl },
      { title: 'Permenkes 28/2019: Angka Kecukupan Gizi', url: intakesUrl },
      { title: 'Penurunan berat badan yang aman (RS UNS)', url: lossUrl },
    ],
  },
  en: {
    title: 'Uric acid: a number that is often misread',
    summary:
      'A stiff knee is not always uric acid, and a high figure is not always an illness. What a lab result means, and a sensible way to eat.',
    keyword: 'uric acid, hyperuricaemia, gout, lab result, Indonesia',
    sections: [
      {
        heading: 'The figure on the paper',
        html: `
<p>In Indonesia <em>asam urat</em>, uric acid, is blamed for almost every ache. The lab result is more modest. It is called high above 7 mg/dL in men and above 6 mg/dL in women. Some laboratories use micromoles per litre: multiply mg/dL by 59.48, so that 7 becomes about 416.</p>
<p>Because the limits differ, 6.5 can be high for a woman and not for her husband. Read the right column, and look at the reference printed by your own laboratory.</p>
`,
      },
      {
        heading: 'High is not the same as ill',
        html: `
<p>Hyperuricaemia is a number. Gout is an illness: a joint that is suddenly swollen, red, hot and very painful. People may have the number and never the illness. A painful joint, in turn, has many possible causes, and uric acid is one of them.</p>
<p>So guessing and buying tablets does not help. If a joint swells and hurts out of nowhere, above all with a fever, see a doctor the same day. Causes that are more urgent have to be ruled out first.</p>
`,
      },
      {
        heading: 'Before a test',
        html: `
<p>A finger-prick meter gives an impression; decisions are usually made on blood from a laboratory. Ask whether you should fast. Mention everything you take, herbal <em>jamu</em> included, and do not stop a prescribed medicine to improve the result.</p>
<p>One result is not a trend. Keep the paper, note the date, and compare it with the next one.</p>
`,
      },
      {
        heading: 'And the forbidden foods?',
        html: `
<p>Lists of forbidden foods travel through family chats. One bans spinach, the next bans tempe, a third bans nearly everything. They make people afraid of dinner, and give up in the second week.</p>
<p>A calmer way:</p>
<ul>
  <li><strong>Ask your nutritionist</strong> which foods matter in your case. It depends on your results, your medicines and anything else you live with.</li>
  <li><strong>Keep the shape of the plate.</strong> Half vegetables and fruit, a third staple, a sixth side dish. A side dish that has only a sixth of the plate is not going to be excessive.</li>
  <li><strong>Do not drop tofu and tempe on your own.</strong> They are affordable protein. If something has to go, agree on what takes its place, so that you still reach 60 to 65 grams a day.</li>
  <li><strong>Write down meals and complaints together.</strong> If a food really does come before the pain, two weeks of notes will show it better than memory.</li>
</ul>
`,
      },
      {
        heading: 'Water and weight',
        html: `
<p>The reference intake for water is 2,500 ml a day for men from 19 to 64 and 2,350 ml for women, from food and drink together. If you have been told to limit fluids because of your heart or kidneys, that advice comes first.</p>
<p>If you do need to lose weight, take it slowly: half a kilo to one kilo a week is considered safe. Long fasts and very strict diets are no shortcut, and no one with a uric acid problem should begin one without a doctor.</p>
`,
      },
      {
        heading: 'Medicine is not defeat',
        html: `
<p>Some people need tablets however carefully they eat. The body makes uric acid by itself; food is only one of the sources. Take what was prescribed as prescribed, and if something bothers you, telephone before you stop.</p>
`,
      },
      {
        heading: 'Questions to take along',
        html: `
<ol>
  <li>Does my figure need treatment, or only watching?</li>
  <li>When should I be tested again?</li>
  <li>Does any of my other medicines affect it?</li>
  <li>Which foods should I really have less of, and what do I eat instead?</li>
</ol>
<p>They fit on a small piece of paper. Ask them, and write down the answers.</p>
`,
      },
    ],
    sources: [
      { title: 'Hyperuricaemia and gout (Belajar Sehat, in Indonesian)', url: uricUrl },
      { title: 'Permenkes 28/2019, Indonesian reference intakes (in Indonesian)', url: intakesUrl },
      { title: 'Losing weight safely (UNS hospital, in Indonesian)', url: lossUrl },
    ],
  },
}
