import type { ProgramSeed } from '#server/seeds/cms/program-seed.ts'

const obesityGuideUrl =
  'https://legawa.com/2026/02/01/mengupas-pedoman-nasional-terbaru-tata-laksana-obesitas-dewasa-2025'
const waistUrl =
  'https://infoliputankini.com/lonjakan-kasus-obesitas-di-indonesia-perlu-penanganan-komprehensif-45771.html'
const safePaceUrl =
  'https://rs.uns.ac.id/rs-uns-gelar-dialog-sehat-tekankan-penurunan-berat-badan-yang-aman-dan-sehat'

export const beratSehat: ProgramSeed = {
  illustration: 'tape-measure',
  needs: ['weight'],
  id: {
    title: 'Berat Sehat',
    summary: 'Mengatur berat badan dengan laju yang aman, dari piring yang tetap kamu sukai.',
    keyword: 'berat badan sehat, imt, lingkar perut, ahli gizi, penurunan berat badan aman',
    introduction: [
      'Program ini dimulai dengan pertanyaan yang jarang ditanyakan: apakah berat badanmu memang perlu berubah? Pedoman nasional untuk orang dewasa memakai IMT 18,5 sampai 22,9 sebagai rentang normal, dan lingkar perut ikut dilihat. Kalau jawabannya tidak, kamu diberi tahu.',
      'Kalau perlu, laju yang dianggap aman adalah 0,5 sampai 1 kilogram seminggu. Targetmu disusun dari situ, bukan dari tanggal pernikahan atau foto lama.',
      'Ada batas yang dijaga: asupan tidak direncanakan di bawah 1.200 kilokalori sehari untuk perempuan atau 1.500 untuk laki-laki tanpa persetujuan ahli gizi, dan asupan di bawah 800, yang hanya aman dengan pengawasan medis, tidak pernah ada di program ini.',
    ],
    suitableFor: [
      'Orang dewasa dengan IMT 23 atau lebih, atau lingkar perut di atas 90 cm (laki-laki) atau 80 cm (perempuan).',
      'Kamu yang sudah berkali-kali mencoba diet ketat dan ingin keluar dari lingkaran itu.',
      'Kamu yang ingin tahu dari mana setiap angka berasal.',
    ],
    notSuitableFor: [
      'Kamu hamil, menyusui, atau berusia di bawah 18 tahun: program ini bukan untukmu sekarang.',
      'Kamu pernah mengalami gangguan makan, atau timbangan membuatmu cemas: temui dokter atau psikolog lebih dulu.',
      'Berat badanmu naik atau turun cepat tanpa sebab yang jelas, atau kamu minum obat untuk diabetes: periksakan dulu ke dokter.',
    ],
    includes: [
      'Konsultasi daring dengan satu ahli gizi yang sama; jumlah sesinya tertulis di setiap durasi.',
      'Lima pertanyaan skrining gangguan makan sebelum mulai; hasilnya bukan diagnosis.',
      'Tracker untuk makan dan berat, dengan garis tren supaya naik turun harian tidak membuatmu cemas.',
    ],
    steps: [
      {
        title: 'Periksa perlu tidaknya',
        text: 'IMT dan lingkar perutmu dihitung bersama, dengan catatan untuk atlet dan orang lanjut usia, yang angkanya perlu dibaca lebih hati-hati.',
      },
      {
        title: 'Tentukan laju, bukan tanggal',
        text: 'Kalian menyepakati laju yang aman dan apa yang dianggap cukup.',
      },
      {
        title: 'Satu perubahan setiap kali',
        text: 'Minuman manis, porsi malam, atau jam makan: satu perubahan, lalu dilihat dua minggu.',
      },
      {
        title: 'Jaga yang sudah didapat',
        text: 'Menjelang akhir, kamu berlatih mempertahankannya, termasuk saat liburan.',
      },
    ],
    week: [
      {
        title: 'Awal minggu',
        text: 'Kamu memilih satu perubahan dan menuliskan kapan persisnya itu terjadi: saat sarapan, di kantor, atau malam hari.',
      },
      {
        title: 'Hari-hari biasa',
        text: 'Kamu makan tiga kali seperti biasa, dengan piring yang ditata. Menimbang boleh tiap hari, boleh tidak sama sekali.',
      },
      {
        title: 'Akhir minggu',
        text: 'Yang dilihat adalah garis kecenderungannya. Sesi berlangsung rata-rata dua minggu sekali.',
      },
    ],
    questions: [
      {
        question: 'Berapa kilogram yang akan turun?',
        answer:
          'Kami tidak menjanjikan angka. Laju yang dianggap aman adalah 0,5 sampai 1 kilogram seminggu, dan sebagian orang tidak perlu turun sama sekali.',
      },
      {
        question: 'Apakah ada makanan terlarang?',
        answer: 'Tidak ada. Yang disepakati adalah porsi dan seberapa sering.',
      },
      {
        question: 'Bagaimana kalau berat saya berhenti turun?',
        answer:
          'Itu biasa terjadi. Ahli gizi melihat kecenderungan beberapa minggu dan menyesuaikan rencana, atau menyarankanmu ke dokter kalau ada yang tidak wajar.',
      },
    ],
    sources: [
      {
        title: 'Pedoman nasional tata laksana obesitas dewasa 2025 (Legawa)',
        url: obesityGuideUrl,
      },
      { title: 'Lingkar perut dan obesitas sentral', url: waistUrl },
      { title: 'Penurunan berat badan yang aman (RS UNS)', url: safePaceUrl },
    ],
  },
  en: {
    title: 'Healthy Weight',
    summary: 'Change your weight at a safe pace, from a plate that you still like.',
    keyword: 'healthy weight, body mass index, waist, nutritionist, safe weight loss',
    introduction: [
      'The program begins with a question that is seldom asked: does your weight need to change at all? The national guideline for adults takes a body mass index of 18.5 to 22.9 as normal, and waist size counts too. If the answer is no, you are told so.',
      'If it is yes, the pace that counts as safe is 0.5 to 1 kilogram a week. Your target is built from that, not from a wedding date or an old photograph.',
      'We keep some limits: no plan goes below 1,200 kilocalories a day for women or 1,500 for men unless your nutritionist agrees, and intake under 800, which is only safe with medical supervision, is never part of this program.',
    ],
    suitableFor: [
      'Adults with a body mass index of 23 or more, or a waist over 90 cm (men) or 80 cm (women).',
      'People who have tried strict diets again and again and want to leave that circle.',
      'People who want to know where every number comes from.',
    ],
    notSuitableFor: [
      'You are pregnant, breastfeeding or under 18: this program is not for you now.',
      'You have had an eating disorder, or scales make you anxious: see a doctor or psychologist first.',
      'Your weight rises or falls quickly without a clear reason, or you take medicine for diabetes: see a doctor first.',
    ],
    includes: [
      'Online consultations with the same nutritionist throughout; each duration states how many sessions it has.',
      'Five screening questions about eating disorders before you start; the result is not a diagnosis.',
      'A tracker for food and weight, with a trend line so that daily ups and downs don’t worry you.',
    ],
    steps: [
      {
        title: 'See whether it is needed',
        text: 'Body mass index and waist are worked out together, with a caution for athletes and older people, whose numbers need a closer look.',
      },
      {
        title: 'Set a pace, not a date',
        text: 'You agree on a safe pace and on what would be enough.',
      },
      {
        title: 'Change one thing at a time',
        text: 'Sweet drinks, the evening portion, or meal times: one change, then two weeks to see.',
      },
      {
        title: 'Keep what you have gained',
        text: 'Towards the end you practise keeping it, holidays included.',
      },
    ],
    week: [
      {
        title: 'At the start',
        text: 'You choose one change and write down exactly when it happens: at breakfast, at work, or in the evening.',
      },
      {
        title: 'On ordinary days',
        text: 'You eat your usual meals from a balanced plate. You may weigh yourself every day, or not at all.',
      },
      {
        title: 'Towards the end',
        text: 'What counts is the trend line. There is a session about every two weeks.',
      },
    ],
    questions: [
      {
        question: 'How many kilograms will I lose?',
        answer:
          'We promise no number. The pace that counts as safe is 0.5 to 1 kilogram a week, and some people need not lose any.',
      },
      {
        question: 'Is any food forbidden?',
        answer: 'No. What you agree on is how much and how often.',
      },
      {
        question: 'What if my weight stops going down?',
        answer:
          'That is common. Your nutritionist looks at the trend over some weeks and adjusts the plan, or sends you to a doctor if something seems off.',
      },
    ],
    sources: [
      {
        title: 'National guideline on adult obesity 2025 (Legawa, in Indonesian)',
        url: obesityGuideUrl,
      },
      { title: 'Waist size and central obesity (in Indonesian)', url: waistUrl },
      { title: 'Safe weight loss (RS UNS, in Indonesian)', url: safePaceUrl },
    ],
  },
}
