import type { TextPageSeed } from '#server/seeds/cms/text-page-seed.ts'
import { readTableFacts } from '#server/seeds/main/foods/table-facts.ts'

const facts = readTableFacts()
const { high, medium, low } = facts.singleFoodsByConfidence
const countOf = (source: string) => facts.valuesBySource[source] ?? 0
const ofUsda = countOf('usda-sr27')
const ofPhilippines = countOf('fnri')
const ofIndia = countOf('ifct')
const ofSite = countOf('site')
const ofExchangeList = countOf('exchange-list')
const estimated = facts.valuesByDerivation.estimated ?? 0
const ofStudies =
  facts.values - ofUsda - ofPhilippines - ofIndia - ofSite - ofExchangeList - countOf('none')

const inIndonesian = (count: number) => count.toLocaleString('id-ID')
const inEnglish = (count: number) => count.toLocaleString('en-GB')

const sources = [
  {
    title: 'USDA FoodData Central, Standard Reference',
    url: 'https://fdc.nal.usda.gov/download-datasets',
  },
  {
    title: 'Philippine Food Composition Tables, DOST-FNRI',
    url: 'https://i.fnri.dost.gov.ph/fct/library',
  },
  {
    title: 'Indian Food Composition Tables 2017',
    url: 'https://www.ifct2017.com',
  },
  {
    title: 'Daftar bahan makanan penukar',
    url: 'https://studylibid.com/doc/4280927/daftar-bahan-penukar',
  },
]

/** Where the numbers of the food table come from, in numbers that the table counts. */
export const foodSources: TextPageSeed = {
  slug: 'sumber-data-pangan',
  validFrom: null,
  id: {
    title: 'Dari mana angka kami',
    lead: `Tabel makanan {product} punya ${inIndonesian(facts.singleFoods)} bahan dan ${inIndonesian(facts.dishes)} hidangan. Di sini tertulis dari mana tiap angkanya, seberapa yakin kami, dan apa yang belum kami tahu.`,
    metaTitle: 'Sumber data pangan',
    metaDescription:
      'Sumber tiap angka di tabel makanan, cara kami menghitung keyakinannya, dan apa yang belum diketahui.',
    keyword: 'sumber data kalori makanan, komposisi pangan, kalori makanan Indonesia, USDA, TKPI',
    sections: [
      {
        heading: 'Tiap angka punya asal',
        paragraphs: [
          `Tabel ini berisi ${inIndonesian(facts.values)} angka: energi, zat gizi, ukuran rumah tangga, bagian yang bisa dimakan, dan berat setelah dimasak.`,
        ],
        terms: [
          {
            term: `${inIndonesian(ofUsda)} dari USDA`,
            text: 'Tabel komposisi pangan pemerintah Amerika Serikat, yang boleh dipakai siapa saja. Program yang menyalinnya, bukan tangan, dan setiap angka diuji terhadap barisnya.',
          },
          {
            term: `${inIndonesian(ofPhilippines)} dari tabel Filipina`,
            text: 'Tabel komposisi pangan Filipina (FNRI), untuk ikan, daun, buah, dan jajanan yang juga dimakan di Indonesia. Kami mengambil angka satu per satu, bukan seluruh tabelnya.',
          },
          {
            term: `${inIndonesian(ofIndia)} dari tabel India`,
            text: 'Tabel komposisi pangan India (IFCT 2017), terutama sebagai pembanding.',
          },
          {
            term: `${inIndonesian(ofStudies)} dari penelitian`,
            text: 'Misalnya kerupuk kulit dan sale pisang, yang tidak ada di tabel lain.',
          },
          {
            term: `${inIndonesian(ofSite)} kami hitung`,
            text: 'Dari baris yang disebutkan, misalnya bagian yang bisa dimakan atau berat setelah dimasak.',
          },
          {
            term: `${inIndonesian(ofExchangeList)} dari daftar bahan penukar`,
            text: 'Untuk membandingkan nasi, roti, kentang, dan mi.',
          },
          {
            term: `${inIndonesian(estimated)} tanpa sumber`,
            text: 'Perkiraan kami, kebanyakan berat sendok, potong, dan mangkuk. Setiap perkiraan punya catatan.',
          },
        ],
      },
      {
        heading: 'Seberapa yakin kami',
        paragraphs: [
          'Keyakinan dihitung, tidak ditulis tangan. Satu tanda titik di daftar pencarian menunjukkannya.',
          'Kalau dua sumber menyebut bahan yang sama, satu dipakai dan keduanya terlihat di halaman makanan.',
        ],
        terms: [
          {
            term: `Tinggi: ${inIndonesian(high)} bahan, ${inIndonesian(facts.dishesByConfidence.high)} hidangan`,
            text: 'Dua sumber yang tidak saling menyalin, untuk bahan dan keadaan yang sama, berbeda paling banyak sepersepuluh.',
          },
          {
            term: `Sedang: ${inIndonesian(medium)} bahan, ${inIndonesian(facts.dishesByConfidence.medium)} hidangan`,
            text: 'Satu sumber untuk bahan dan keadaan yang sama, atau dua yang berbeda sedikit lebih jauh.',
          },
          {
            term: `Rendah: ${inIndonesian(low)} bahan, ${inIndonesian(facts.dishesByConfidence.low)} hidangan`,
            text: 'Dipinjam dari bahan lain, dihitung dari keadaan lain, tanpa sumber, atau sumbernya berbeda lebih dari seperempat.',
          },
        ],
      },
      {
        heading: 'Hidangan dihitung dari resep',
        paragraphs: [
          'Setiap hidangan punya bahan, berat matang, air yang ditambahkan, dan lemak yang tertinggal di wajan. Keyakinannya sama dengan bahan terlemah yang memberi sepersepuluh energinya. Resepmu di rumah bisa berbeda: tulis sebagai resep sendiri.',
        ],
      },
      {
        heading: 'Nasi: satu contoh yang jujur',
        paragraphs: [
          'Seratus gram nasi di Amerika punya 130 kkal, karena dimasak dengan lebih banyak air. Daftar bahan penukar Indonesia menyebut 175 kkal. Kami memakai beras mentah dibagi 2,1, berat yang cocok dengan daftar itu, dan menampilkan angka Amerika di sebelahnya. Karena sumbernya berjauhan, keyakinannya rendah.',
        ],
      },
      {
        heading: 'Yang belum kami tahu',
        items: [
          `Energi ${inIndonesian(facts.withoutSource)} bahan belum punya sumber. Kami menampilkannya sebagai rentang: seperempat ke bawah dan ke atas.`,
          'Ikan, daun, dan jajanan yang hanya ada di Indonesia jarang ada di tabel lain. Kalau kami meminjam dari bahan lain, namanya disebut.',
          'Mangga per varietas, ubi Cilembu, dan kecombrang belum ada: kami tidak menemukan penelitian tentang energinya.',
          'Kami tidak menemukan soto dan empal yang diukur. Rendang yang diukur di Singapura punya 224 kkal per 100 gram; rendang kami lebih tinggi, karena lebih kering dan lebih berminyak.',
          'Tabel Komposisi Pangan Indonesia (TKPI) tidak kami salin, karena izin menyebarkannya tidak tertulis.',
          'Vitamin hidangan dihitung sebelum dimasak; panas dan air menguranginya.',
          'Vitamin dan mineral yang ditambahkan ke tepung di Amerika kami keluarkan. Untuk roti dan kue, vitamin dan mineralnya belum ada.',
          'Kafein baru ada untuk kopi, teh, minuman cola, dan susu cokelat; alkohol untuk tiga minuman. Jumlah sehari karena itu tertulis “paling sedikit”.',
          'Jumlah sehari menyebut untuk berapa persen energinya ada sumber, kalau tidak untuk semuanya.',
          'File ringkas USDA tidak menyebut angka mana yang diukur di laboratorium dan mana yang dihitung.',
        ],
      },
    ],
    sources,
  },
  en: {
    title: 'Where our numbers come from',
    lead: `The food table of {product} has ${inEnglish(facts.singleFoods)} single foods and ${inEnglish(facts.dishes)} dishes. Here is where each number comes from, how sure we are, and what we do not know.`,
    metaTitle: 'Sources of our food data',
    metaDescription:
      'The source of each number in the food table, how we compute its confidence, and what is not known.',
    keyword: 'food data sources, food composition, calories of Indonesian food, USDA, TKPI',
    sections: [
      {
        heading: 'Every number has an origin',
        paragraphs: [
          `The table holds ${inEnglish(facts.values)} numbers: energy, nutrients, household measures, edible shares and weights after cooking.`,
        ],
        terms: [
          {
            term: `${inEnglish(ofUsda)} from USDA`,
            text: 'The food composition table of the United States government, free for anyone to use. A program copies it, not a hand, and a test compares each number with its row.',
          },
          {
            term: `${inEnglish(ofPhilippines)} from the Philippine table`,
            text: 'The Philippine food composition tables (FNRI), for fish, leaves, fruit and snacks that Indonesia eats too. We take single values, not the whole table.',
          },
          {
            term: `${inEnglish(ofIndia)} from the Indian table`,
            text: 'The Indian food composition tables (IFCT 2017), mainly to compare with.',
          },
          {
            term: `${inEnglish(ofStudies)} from studies`,
            text: 'Such as skin crackers and dried banana, which no other table has.',
          },
          {
            term: `${inEnglish(ofSite)} counted by us`,
            text: 'From a row that is named, such as an edible share or a weight after cooking.',
          },
          {
            term: `${inEnglish(ofExchangeList)} from the Indonesian exchange list`,
            text: 'To compare rice, bread, potato and noodles with.',
          },
          {
            term: `${inEnglish(estimated)} without a source`,
            text: 'Our estimates, mostly weights of spoons, pieces and bowls. Each estimate has a note.',
          },
        ],
      },
      {
        heading: 'How sure we are',
        paragraphs: [
          'Confidence is computed, not typed. A quiet mark of dots in the search list shows it.',
          'Where two sources have the same food, one is used and the page of the food shows both.',
        ],
        terms: [
          {
            term: `High: ${inEnglish(high)} foods, ${inEnglish(facts.dishesByConfidence.high)} dishes`,
            text: 'Two sources that do not copy each other, for the same food and state, within a tenth of each other.',
          },
          {
            term: `Medium: ${inEnglish(medium)} foods, ${inEnglish(facts.dishesByConfidence.medium)} dishes`,
            text: 'One source for the same food and state, or two that are a little further apart.',
          },
          {
            term: `Low: ${inEnglish(low)} foods, ${inEnglish(facts.dishesByConfidence.low)} dishes`,
            text: 'Borrowed from another food, counted from another state, without a source, or from sources more than a quarter apart.',
          },
        ],
      },
      {
        heading: 'Dishes are counted from recipes',
        paragraphs: [
          'Each dish has its ingredients, its cooked weight, the water that is added and the fat that stays in the pan. Its confidence is that of the weakest ingredient that gives a tenth of its energy. Your recipe at home may differ: write it down as your own.',
        ],
      },
      {
        heading: 'Rice: an honest example',
        paragraphs: [
          'A hundred grams of American rice have 130 kcal, because it is cooked with more water. The Indonesian exchange list says 175 kcal. We use raw rice divided by 2.1, the weight that fits that list, and show the American number beside it. As the sources are far apart, the confidence is low.',
        ],
      },
      {
        heading: 'What we do not know',
        items: [
          `The energy of ${inEnglish(facts.withoutSource)} foods has no source yet. We show it as a range, a quarter down and up.`,
          'Fish, leaves and snacks that only Indonesia has are rare in other tables. Where we borrow from another food, we name it.',
          'Mango by variety, ubi Cilembu and kecombrang are missing: we found no study of their energy.',
          'We found no soto or empal that someone measured. A rendang measured in Singapore has 224 kcal in 100 grams; ours has more, as it is drier and oilier.',
          'We do not copy the Indonesian food composition table (TKPI), because no permission to redistribute it is written down.',
          'The vitamins of a dish are counted before cooking; heat and water take some away.',
          'We leave out vitamins and minerals that are added to flour in America. Bread and cakes therefore have none yet.',
          'Only coffee, tea, cola and chocolate milk have caffeine, and only three drinks have alcohol. The sums of a day therefore say “at least”.',
          'The sums of a day say for which share of its energy there is a source, if not for all of it.',
          'USDA’s abbreviated file does not say which numbers a laboratory measured and which were calculated.',
        ],
      },
    ],
    sources,
  },
}
