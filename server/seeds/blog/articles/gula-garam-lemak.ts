import type { ArticleSeed } from '#server/seeds/blog/article-seed.ts'

const dailyLimitsUrl =
  'https://www.tempo.co/gaya-hidup/seimbangkan-gizi-makanan-dengan-slogan-isi-piringku--1153214'
const referenceIntakesUrl = 'https://jdih.kemkes.go.id/storage/documents/pdfs/2019permenkes028.pdf'
const exchangeListUrl = 'https://studylibid.com/doc/4280927/daftar-bahan-penukar'

export const gulaGaramLemak: ArticleSeed = {
  slug: 'gula-garam-lemak',
  publishedDaysAgo: 0,
  id: {
    category: 'Piring sehari-hari',
    title: 'Gula, garam, lemak: empat, satu, lima',
    summary:
      'Empat sendok makan gula, satu sendok teh garam, lima sendok makan minyak. Mudah dihafal, dan ini cara memakainya tanpa cemas.',
    keyword: 'batas gula garam lemak, 4-1-5, label makanan, natrium',
    sections: [
      {
        heading: 'Patokan yang muat di kepala',
        paragraphs: [
          'Pesan pemerintah untuk sehari: gula paling banyak 4 sendok makan, garam 1 sendok teh, dan minyak atau lemak 5 sendok makan. Orang sering menyingkatnya 4-1-5; dalam gram sering ditulis sekitar 50, 5, dan 67.',
          'Ini batas atas untuk orang dewasa pada umumnya, bukan jatah yang harus dihabiskan. Kalau doktermu memberi batas lain, ikuti doktermu.',
        ],
      },
      {
        heading: 'Gula: lebih banyak di gelas daripada di piring',
        paragraphs: [
          'Es teh manis, kopi susu, sirup, dan minuman kemasan sering menyumbang lebih banyak daripada kue. Cobalah menghitung sendok gula di semua gelasmu kemarin.',
          'Langkah kecil yang jarang terasa berat: minta gulanya setengah saja, atau jadikan satu gelas sehari air putih. Lidahmu akan menyusul.',
        ],
      },
      {
        heading: 'Garam: yang tidak terlihat',
        paragraphs: [
          'Garam dapur hanya sebagian. Kecap, saus, kaldu bubuk, mi instan, ikan asin, dan kerupuk ikut menyumbang natrium.',
          'Angka Kecukupan Gizi untuk usia 19 sampai 49 tahun adalah 1.500 miligram natrium sehari. Di label kemasan, cari kata natrium: di situlah garam dihitung.',
        ],
      },
      {
        heading: 'Lemak: takar sebelum menuang',
        paragraphs: [
          'Lima sendok makan sehari sudah termasuk minyak di gorengan yang kamu beli dan santan di masakan. Menakar minyak dengan sendok, bukan menuang dari botol, adalah kebiasaan kecil yang cepat terlihat bedanya di dapur.',
          'Pepes, kukus, dan rebus memberi ruang, supaya gorengan favoritmu tetap bisa hadir tanpa rasa bersalah.',
        ],
      },
      {
        heading: 'Membaca label dalam satu menit',
        paragraphs: [
          'Lihat dulu takaran saji dan berapa sajian dalam satu kemasan. Kalau tertulis gula 12 gram per sajian dan kemasan berisi dua sajian, menghabiskannya berarti 24 gram, hampir separuh dari 50 gram.',
          'Sendok makan di rumah tidak sama isinya; daftar bahan penukar memakai 8 sampai 10 gram gula per sendok. Untuk makanan kemasan, gram di label lebih bisa dipegang daripada sendok.',
        ],
      },
    ],
    sources: [
      { title: 'Batas gula, garam, dan lemak sehari (Tempo)', url: dailyLimitsUrl },
      { title: 'Permenkes 28/2019: Angka Kecukupan Gizi', url: referenceIntakesUrl },
      { title: 'Daftar bahan penukar', url: exchangeListUrl },
    ],
  },
  en: {
    category: 'Everyday plate',
    title: 'Sugar, salt, fat: four, one, five',
    summary:
      'Four tablespoons of sugar, one teaspoon of salt, five tablespoons of oil. Easy to remember, and usable without worry.',
    keyword: 'daily sugar limit, daily salt limit, daily fat limit, Indonesia, food label',
    sections: [
      {
        heading: 'A rule that fits in your head',
        paragraphs: [
          'Indonesian public advice for one day: at most 4 tablespoons of sugar, 1 teaspoon of salt and 5 tablespoons of oil or fat. People shorten it to 4-1-5; in grams it is often given as about 50, 5 and 67.',
          'These are upper limits for most adults, not an allowance to use up. If your doctor gave you another limit, follow your doctor.',
        ],
      },
      {
        heading: 'Sugar: more in the glass than on the plate',
        paragraphs: [
          'Sweet iced tea, milk coffee, syrup and bottled drinks often bring more than cake does. Try counting the spoons of sugar in yesterday’s glasses.',
          'A small step that rarely hurts: order half the sugar, or make one glass a day plain water. Your taste will follow.',
        ],
      },
      {
        heading: 'Salt: the part you do not see',
        paragraphs: [
          'Table salt is only a share of it. Soy sauce, chilli sauce, stock powder, instant noodles, salted fish and crackers bring sodium too.',
          'The Indonesian reference intake for ages 19 to 49 is 1,500 milligrams of sodium a day. On an Indonesian label look for natrium, the word for sodium: that is where salt is counted.',
        ],
      },
      {
        heading: 'Fat: measure before you pour',
        paragraphs: [
          'Five tablespoons a day include the oil in bought fried snacks and the coconut milk in a curry. Measuring oil with a spoon instead of pouring from the bottle is a small habit that soon shows in the kitchen.',
          'Steaming, boiling and cooking in banana leaf make room, so that your favourite fried dish can stay without guilt.',
        ],
      },
      {
        heading: 'Reading a label in a minute',
        paragraphs: [
          'Look at the serving size first, and at how many servings the pack holds. If it says 12 grams of sugar a serving and the pack holds two, finishing it means 24 grams, almost half of 50.',
          'Spoons at home differ; the Indonesian exchange lists count 8 to 10 grams of sugar a tablespoon. For packaged food the grams on the label are the safer guide.',
        ],
      },
    ],
    sources: [
      { title: 'Daily limits for sugar, salt and fat (Tempo, in Indonesian)', url: dailyLimitsUrl },
      {
        title: 'Ministry of Health regulation 28/2019: reference intakes (in Indonesian)',
        url: referenceIntakesUrl,
      },
      { title: 'Indonesian food exchange list (in Indonesian)', url: exchangeListUrl },
    ],
  },
}
