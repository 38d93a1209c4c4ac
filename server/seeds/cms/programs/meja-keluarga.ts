import type { ProgramSeed } from '#server/seeds/cms/program-seed.ts'

const referenceIntakesUrl = 'https://jdih.kemkes.go.id/storage/documents/pdfs/2019permenkes028.pdf'
const plateGuideUrl = 'https://senisehat.com/2020/10/02/tips-atur-porsi-makan-dengan-isi-piringku/'
const dailyLimitsUrl =
  'https://www.tempo.co/gaya-hidup/seimbangkan-gizi-makanan-dengan-slogan-isi-piringku--1153214'

export const mejaKeluarga: ProgramSeed = {
  illustration: 'family-table',
  needs: ['everyday', 'family'],
  id: {
    title: 'Meja Keluarga',
    summary: 'Satu masakan untuk semua orang di rumah, dengan porsi yang pas untuk tiap usia.',
    keyword: 'gizi keluarga, menu keluarga, anak remaja, bekal, ahli gizi',
    introduction: [
      'Memasak terpisah untuk anak, pasangan, dan orang tua membuat siapa pun lelah. Sebagian besar keluarga bisa makan dari panci yang sama; yang berbeda hanya porsinya.',
      'Kebutuhan tiap orang memang tidak sama. Menurut Angka Kecukupan Gizi, remaja laki-laki 16 sampai 18 tahun rata-rata butuh 2.650 kilokalori sehari, sedangkan perempuan 50 sampai 64 tahun 1.800. Ahli gizi membantumu membaginya dengan centong, bukan dengan kalkulator.',
      'Kita tidak membicarakan berat badan anak di meja makan. Yang dibangun adalah kebiasaan: sayur yang selalu ada, buah yang mudah diambil, minum air putih.',
    ],
    suitableFor: [
      'Keluarga dengan anak usia sekolah atau remaja.',
      'Kamu yang memasak untuk beberapa generasi di satu rumah.',
      'Kamu yang ingin bekal dan makan malam lebih seimbang tanpa menambah pekerjaan.',
    ],
    notSuitableFor: [
      'Anakmu masih bayi atau balita, atau pertumbuhannya mengkhawatirkan: bawa ke posyandu, puskesmas, atau dokter anak dulu.',
      'Ada anggota keluarga dengan alergi berat atau penyakit yang butuh makanan khusus: minta arahan dokternya.',
      'Anak atau remajamu menolak makan atau sangat takut gemuk: temui dokter atau psikolog lebih dulu.',
    ],
    includes: [
      'Konsultasi daring dengan satu ahli gizi yang sama; jumlah sesinya tertulis di setiap durasi.',
      'Rencana belanja dan masak seminggu dari bahan yang biasa kamu beli.',
      'Panduan porsi tiap usia dalam ukuran rumah tangga.',
    ],
    steps: [
      {
        title: 'Kenali seisi rumah',
        text: 'Siapa makan apa, jam berapa, dan siapa yang memasak. Selera anak ikut didengar.',
      },
      {
        title: 'Pilih masakan bersama',
        text: 'Kalian memilih beberapa masakan yang diterima semua orang, lalu melengkapinya dengan sayur dan buah.',
      },
      {
        title: 'Bagi porsinya',
        text: 'Satu panci, beberapa ukuran piring: tiap orang mendapat bagian sesuai usianya.',
      },
      {
        title: 'Jaga yang manis dan asin',
        text: 'Gula, garam, dan minyak di dapur ditakar, supaya jajanan tetap punya tempat.',
      },
    ],
    week: [
      {
        title: 'Awal minggu',
        text: 'Kamu menulis belanja seminggu dari bahan yang biasa dibeli, dan anak ikut memilih satu sayur.',
      },
      {
        title: 'Hari-hari biasa',
        text: 'Satu panci untuk semua. Porsinya dibagi di meja dengan centong, menurut usia, tanpa membahas berat badan siapa pun.',
      },
      {
        title: 'Akhir minggu',
        text: 'Kamu mencatat masakan yang habis dan yang tersisa. Sesi berlangsung rata-rata dua minggu sekali.',
      },
    ],
    questions: [
      {
        question: 'Berapa orang yang boleh ikut?',
        answer:
          'Satu orang yang memesan dan berbicara dengan ahli gizi; rencananya untuk seisi rumah.',
      },
      {
        question: 'Anak saya pilih-pilih makanan. Bagaimana?',
        answer:
          'Itu dibahas sejak sesi pertama. Kalau pertumbuhannya mengkhawatirkan, bawa dulu ke posyandu, puskesmas, atau dokter anak.',
      },
      {
        question: 'Apakah anak saya akan ditimbang?',
        answer:
          'Tidak oleh program ini. Tracker hanya untuk orang dewasa yang memesan, dan boleh tidak dipakai.',
      },
    ],
    sources: [
      { title: 'Permenkes 28/2019: Angka Kecukupan Gizi', url: referenceIntakesUrl },
      { title: 'Tips atur porsi makan dengan Isi Piringku (Seni Sehat)', url: plateGuideUrl },
      { title: 'Batas gula, garam, dan lemak sehari (Tempo)', url: dailyLimitsUrl },
    ],
  },
  en: {
    title: 'Family Table',
    summary: 'One meal for everybody at home, in portions that suit each age.',
    keyword: 'family nutrition, family meals, teenagers, lunch box, nutritionist',
    introduction: [
      'Cooking separately for children, a partner and grandparents wears anybody out. Most families can eat from the same pot; only the portions differ.',
      'Needs do vary. By the Indonesian reference intakes a boy of 16 to 18 needs 2,650 kilocalories a day on average, a woman of 50 to 64 needs 1,800. Your nutritionist helps you share that out with a rice scoop instead of a calculator.',
      'A child’s weight is not a topic for the dinner table. What we build are habits: vegetables that are always there, fruit within reach, water to drink.',
    ],
    suitableFor: [
      'Families with children at school or teenagers.',
      'Anyone who cooks for several generations in one house.',
      'People who want a better lunch box and dinner without extra work.',
    ],
    notSuitableFor: [
      'Your child is a baby or toddler, or you worry about their growth: see a posyandu or puskesmas (community health services) or a paediatrician first.',
      'Someone at home has a severe allergy or an illness that needs a special diet: ask their doctor.',
      'Your child or teenager refuses food or is very afraid of gaining weight: see a doctor or psychologist first.',
    ],
    includes: [
      'Online consultations with the same nutritionist throughout; each duration states how many sessions it has.',
      'A week’s plan for shopping and cooking from what you usually buy.',
      'A portion guide by age in household measures.',
    ],
    steps: [
      {
        title: 'Meet the household',
        text: 'Who eats what, at what time, and who cooks. Children’s tastes are heard too.',
      },
      {
        title: 'Choose shared dishes',
        text: 'You pick a few dishes that everybody accepts and complete them with vegetables and fruit.',
      },
      {
        title: 'Divide the portions',
        text: 'One pot, several plate sizes: each person gets a share that suits their age.',
      },
      {
        title: 'Mind sweet and salty',
        text: 'Sugar, salt and oil are measured in the kitchen, so that treats keep their place.',
      },
    ],
    week: [
      {
        title: 'At the start',
        text: 'You write the week’s shopping from what you usually buy, and a child chooses one vegetable.',
      },
      {
        title: 'On ordinary days',
        text: 'One pot for everybody. Portions are served by the scoop and by age, without a word about anybody’s weight.',
      },
      {
        title: 'Towards the end',
        text: 'You note which dishes were finished and which were not. There is a session about every two weeks.',
      },
    ],
    questions: [
      {
        question: 'How many people may take part?',
        answer: 'One person orders and talks to the nutritionist; the plan is for the whole house.',
      },
      {
        question: 'My child is a picky eater. What then?',
        answer:
          'That is part of the first session. If you worry about growth, see a posyandu, a puskesmas or a paediatrician first.',
      },
      {
        question: 'Will my child be weighed?',
        answer:
          'Not by this program. The tracker is for the adult who ordered, and using it is up to you.',
      },
    ],
    sources: [
      {
        title: 'Ministry of Health regulation 28/2019: reference intakes (in Indonesian)',
        url: referenceIntakesUrl,
      },
      { title: 'Portions with Isi Piringku (Seni Sehat, in Indonesian)', url: plateGuideUrl },
      { title: 'Daily limits for sugar, salt and fat (Tempo, in Indonesian)', url: dailyLimitsUrl },
    ],
  },
}
