import type { ArticleSeed } from '#server/seeds/blog/article-seed.ts'

const source1Url =
  'https://www.tempo.co/gaya-hidup/seimbangkan-gizi-makanan-dengan-slogan-isi-piringku--1153214'
const source2Url = 'https://jdih.kemkes.go.id/storage/documents/pdfs/2019permenkes028.pdf'
const source3Url = 'https://studylibid.com/doc/4280927/daftar-bahan-penukar'

export const gulaGaramLemak: ArticleSeed = {
  slug: 'gula-garam-lemak',
  publishedDaysAgo: 0,
  category: 'plate',
  picture: 'seasonings',
  author: 'team',
  reviewer: 'ratna',
  id: {
    title: 'Gula, garam, lemak: empat, satu, lima',
    summary:
      'Empat sendok makan gula, satu sendok teh garam, lima sendok makan minyak. Mudah dihafal, dan ini cara memakainya tanpa cemas.',
    keyword: 'batas gula garam lemak, 4-1-5, label makanan, natrium',
    sections: [
      {
        heading: 'Patokan yang muat di kepala',
        html: `
<p>Pesan pemerintah untuk sehari: gula paling banyak 4 sendok makan, garam 1 sendok teh, dan minyak atau lemak 5 sendok makan. Orang sering menyingkatnya 4-1-5; dalam gram sering ditulis sekitar 50, 5, dan 67.</p>
<p>Ini batas atas untuk orang dewasa pada umumnya, bukan jatah yang harus dihabiskan. Kalau doktermu memberi batas lain, ikuti doktermu.</p>
`,
      },
      {
        heading: 'Gula: lebih banyak di gelas daripada di piring',
        html: `
<p>Es teh manis, kopi susu, sirop, dan minuman kemasan sering menyumbang lebih banyak daripada kue. Cobalah menghitung sendok gula di semua gelasmu kemarin.</p>
<p>Langkah kecil yang jarang terasa berat: minta gulanya setengah saja, atau jadikan satu gelas sehari air putih. Lidahmu akan menyusul.</p>
`,
      },
      {
        heading: 'Garam: yang tidak terlihat',
        html: `
<p>Garam dapur hanya sebagian. Kecap, saus, kaldu bubuk, mi instan, ikan asin, dan kerupuk ikut menyumbang natrium.</p>
<p>Angka Kecukupan Gizi untuk usia 19 sampai 49 tahun adalah 1.500 miligram natrium sehari. Di label kemasan, cari kata natrium: di situlah garam dihitung.</p>
`,
      },
      {
        heading: 'Lemak: takar sebelum menuang',
        html: `
<p>Lima sendok makan sehari sudah termasuk minyak di gorengan yang kamu beli dan santan di masakan. Menakar minyak dengan sendok, bukan menuang dari botol, adalah kebiasaan kecil yang cepat terlihat bedanya di dapur.</p>
<p>Pepes, kukus, dan rebus memberi ruang, supaya gorengan favoritmu tetap bisa hadir tanpa rasa bersalah.</p>
`,
      },
      {
        heading: 'Membaca label dalam satu menit',
        html: `
<p>Lihat dulu takaran saji dan berapa sajian dalam satu kemasan. Kalau tertulis gula 12 gram per sajian dan kemasan berisi dua sajian, menghabiskannya berarti 24 gram, hampir separuh dari 50 gram.</p>
<p>Sendok makan di rumah tidak sama isinya; daftar bahan penukar memakai 8 sampai 10 gram gula per sendok. Untuk makanan kemasan, gram di label lebih bisa dipegang daripada sendok.</p>
`,
      },
      {
        heading: 'Di mana ketiganya bersembunyi',
        html: `
<ul>
  <li><strong>Gula:</strong> teh botol, kopi susu kekinian, sirop, kecap manis, saus sambal, biskuit, roti isi.</li>
  <li><strong>Garam:</strong> kecap asin, terasi, kaldu bubuk, telur asin, kerupuk, sosis, keju, kuah mi.</li>
  <li><strong>Lemak:</strong> gorengan, santan, kulit ayam, mentega di roti, minyak di sambal goreng, keripik.</li>
</ul>
<p>Daftar ini bukan daftar larangan. Ini peta, supaya ketika ingin mengurangi sesuatu kamu tahu pintu mana yang paling dekat.</p>
`,
      },
      {
        heading: 'Menukar, bukan menghapus',
        html: `
<p>Rasa yang hilang mendadak membuat orang kembali ke kebiasaan lama. Menukar lebih ramah.</p>
<ol>
  <li><strong>Es teh manis menjadi es teh setengah manis,</strong> lalu dua minggu kemudian menjadi es teh dengan jeruk nipis.</li>
  <li><strong>Kaldu bubuk menjadi bawang goreng, daun seledri, dan lada.</strong> Garamnya sejumput di akhir.</li>
  <li><strong>Ayam goreng tiga kali seminggu menjadi sekali goreng, sekali pepes, sekali sop.</strong></li>
  <li><strong>Sambal botolan menjadi sambal ulek,</strong> karena kamu sendiri yang menakar garam dan gulanya.</li>
</ol>
<p>Pilih satu tukaran. Kalau bulan depan masih berjalan, pilih satu lagi.</p>
`,
      },
      {
        heading: 'Satu hari sebagai contoh',
        html: `
<p>Pagi: nasi uduk, telur rebus, timun, teh tawar. Santannya sudah membawa lemak, jadi telurnya tidak digoreng. Siang: nasi, pepes ikan, tumis buncis, sambal ulek, pepaya. Sore: kopi dengan satu sendok gula. Malam: nasi, sop ayam, tempe goreng, jeruk.</p>
<p>Ada santan, ada gorengan, ada gula, ada sambal. Semuanya hadir, tidak ada yang menumpuk. Begitulah kira-kira 4-1-5 di dunia nyata: bukan hari tanpa dosa, melainkan hari yang saling mengimbangi.</p>
`,
      },
      {
        heading: 'Kalau kamu punya tekanan darah tinggi atau diabetes',
        html: `
<p>Batas untukmu bisa lebih rendah daripada patokan ini, dan sebagian obat berpengaruh pada makan. Bawalah catatan makan tiga hari ke dokter atau ahli gizimu, lalu susun batasmu sendiri bersama mereka.</p>
`,
      },
    ],
    sources: [
      { title: 'Batas gula, garam, dan lemak sehari (Tempo)', url: source1Url },
      { title: 'Permenkes 28/2019: Angka Kecukupan Gizi', url: source2Url },
      { title: 'Daftar bahan penukar', url: source3Url },
    ],
  },
  en: {
    title: 'Sugar, salt, fat: four, one, five',
    summary:
      'Four tablespoons of sugar, one teaspoon of salt, five tablespoons of oil. Easy to remember, and usable without worry.',
    keyword: 'daily sugar limit, daily salt limit, daily fat limit, Indonesia, food label',
    sections: [
      {
        heading: 'A rule that fits in your head',
        html: `
<p>Indonesian public advice for one day: at most 4 tablespoons of sugar, 1 teaspoon of salt and 5 tablespoons of oil or fat. People shorten it to 4-1-5; in grams it is often given as about 50, 5 and 67.</p>
<p>These are upper limits for most adults, not an allowance to use up. If your doctor gave you another limit, follow your doctor.</p>
`,
      },
      {
        heading: 'Sugar: more in the glass than on the plate',
        html: `
<p>Sweet iced tea, milk coffee, syrup and bottled drinks often bring more than cake does. Try counting the spoons of sugar in yesterday’s glasses.</p>
<p>A small step that rarely hurts: order half the sugar, or make one glass a day plain water. Your taste will follow.</p>
`,
      },
      {
        heading: 'Salt: the part you do not see',
        html: `
<p>Table salt is only a share of it. Soy sauce, chilli sauce, stock powder, instant noodles, salted fish and crackers bring sodium too.</p>
<p>The Indonesian reference intake for ages 19 to 49 is 1,500 milligrams of sodium a day. On an Indonesian label look for natrium, the word for sodium: that is where salt is counted.</p>
`,
      },
      {
        heading: 'Fat: measure before you pour',
        html: `
<p>Five tablespoons a day include the oil in bought fried snacks and the coconut milk in a curry. Measuring oil with a spoon instead of pouring from the bottle is a small habit that soon shows in the kitchen.</p>
<p>Steaming, boiling and cooking in banana leaf make room, so that your favourite fried dish can stay without guilt.</p>
`,
      },
      {
        heading: 'Reading a label in a minute',
        html: `
<p>Look at the serving size first, and at how many servings the pack holds. If it says 12 grams of sugar a serving and the pack holds two, finishing it means 24 grams, almost half of the 50 grams.</p>
<p>Spoons at home differ; the Indonesian exchange lists count 8 to 10 grams of sugar a tablespoon. For packaged food the grams on the label are the safer guide.</p>
`,
      },
      {
        heading: 'Where the four, one and five hide',
        html: `
<ul>
  <li><strong>Sugar:</strong> bottled tea, milky iced coffee, syrup, sweet soy sauce, chilli sauce, biscuits, filled buns.</li>
  <li><strong>Salt:</strong> soy sauce, shrimp paste, stock powder, salted eggs, crackers, sausages, cheese, noodle broth.</li>
  <li><strong>Fat:</strong> fritters, coconut milk, chicken skin, butter, the oil in fried sambal, crisps.</li>
</ul>
<p>It is a map, not a list of forbidden foods. When you want less of something, it shows which door is nearest.</p>
`,
      },
      {
        heading: 'Swap rather than strike out',
        html: `
<p>A taste that disappears overnight is missed, and old habits return. Swapping is kinder.</p>
<ol>
  <li><strong>Sweet iced tea becomes half-sweet,</strong> and two weeks later tea with lime.</li>
  <li><strong>Stock powder becomes fried shallots, celery leaf and pepper,</strong> with a pinch of salt at the end.</li>
  <li><strong>Fried chicken three times a week becomes once fried, once steamed in leaf, once in soup.</strong></li>
  <li><strong>Bottled sambal becomes sambal from the mortar,</strong> where you measure the salt and sugar.</li>
</ol>
<p>Choose one. If it is still there next month, choose another.</p>
`,
      },
      {
        heading: 'An example day',
        html: `
<p>Morning: coconut rice, a boiled egg, cucumber, plain tea. The rice has brought its fat, so the egg is not fried. Midday: rice, fish in banana leaf, green beans, fresh sambal, papaya. Afternoon: coffee with one spoon of sugar. Evening: rice, chicken soup, fried tempe, an orange.</p>
<p>There is coconut milk, something fried, sugar and sambal. Everything turns up and nothing piles up. That is what four, one and five looks like in real life: not a perfect day, but one in which things balance out.</p>
`,
      },
      {
        heading: 'With high blood pressure or diabetes',
        html: `
<p>Your limits may be lower than these, and some medicines have a say in what you eat. Take three days of notes to your doctor or nutritionist, and set your own limits with them.</p>
`,
      },
    ],
    sources: [
      { title: 'Daily limits for sugar, salt and fat (Tempo, in Indonesian)', url: source1Url },
      {
        title: 'Ministry of Health regulation 28/2019: reference intakes (in Indonesian)',
        url: source2Url,
      },
      { title: 'Indonesian food exchange list (in Indonesian)', url: source3Url },
    ],
  },
}
