import type { ProgramSeed } from '#server/seeds/cms/program-seed.ts'

const referenceIntakesUrl = 'https://jdih.kemkes.go.id/storage/documents/pdfs/2019permenkes028.pdf'
const plateGuideUrl = 'https://senisehat.com/2020/10/02/tips-atur-porsi-makan-dengan-isi-piringku/'

export const lansiaBugar: ProgramSeed = {
  illustration: 'later-years',
  needs: ['everyday', 'family'],
  id: {
    title: 'Lansia Bugar',
    summary:
      'Makan cukup protein dan tetap berselera di usia 65 tahun ke atas, meski porsinya makin kecil.',
    keyword: 'gizi lansia, protein lansia, makan usia 65 tahun, ahli gizi',
    introduction: [
      'Di usia lanjut, kebutuhan energi turun tetapi kebutuhan protein hampir tidak. Menurut Angka Kecukupan Gizi, laki-laki 65 sampai 80 tahun rata-rata membutuhkan 1.800 kilokalori dan 64 gram protein sehari; perempuan 1.550 kilokalori dan 58 gram.',
      'Jadi setiap suapan perlu lebih berisi. Tempe, tahu, telur, dan ikan masuk ke makanan yang memang disukai, dengan tekstur yang nyaman dikunyah.',
      'Program ini bukan untuk menurunkan berat badan. IMT perlu dibaca hati-hati pada usia lanjut, dan berat yang turun sendiri adalah alasan untuk ke dokter.',
    ],
    suitableFor: [
      'Kamu yang berusia 65 tahun ke atas dan masih makan sendiri.',
      'Kamu yang memasak untuk orang tua di rumah.',
      'Orang tua yang makannya makin sedikit atau bosan dengan lauk yang itu-itu saja.',
    ],
    notSuitableFor: [
      'Berat badan turun tanpa sebab yang jelas dalam beberapa bulan terakhir: periksakan dulu ke dokter.',
      'Sering tersedak atau sulit menelan: temui dokter lebih dulu, karena tekstur makanan perlu dinilai.',
      'Ada penyakit ginjal, gagal jantung, atau baru dirawat: porsi protein, garam, dan cairan ditentukan dokter.',
    ],
    includes: [
      'Konsultasi daring dengan satu ahli gizi yang sama; jumlah sesinya tertulis di setiap durasi. Anak atau pendamping boleh ikut.',
      'Contoh piring kecil yang cukup protein, dalam ukuran rumah tangga.',
      'Tracker untuk makan, berat, tekanan darah, dan gula darah; kamu yang menentukan siapa lagi yang boleh melihatnya.',
    ],
    steps: [
      {
        title: 'Dengar dulu',
        text: 'Apa yang enak, apa yang sulit dikunyah, siapa yang memasak, obat apa yang diminum.',
      },
      {
        title: 'Dahulukan proteinnya',
        text: 'Tempe 50 gram, tahu 100 gram, ikan 75 gram, atau ayam 80 gram: salah satunya ada di tiap makan besar.',
      },
      {
        title: 'Atur jam dan tekstur',
        text: 'Makan dibagi lebih sering, dengan kuah, kukusan, dan potongan kecil.',
      },
      {
        title: 'Lihat bersama',
        text: 'Berat badan yang stabil dan selera yang kembali adalah tanda yang dicari.',
      },
    ],
    week: [
      {
        title: 'Awal minggu',
        text: 'Kamu memilih dua lauk yang disukai untuk minggu ini, satu nabati dan satu hewani.',
      },
      {
        title: 'Hari-hari biasa',
        text: 'Tiga makan kecil dan dua selingan, dengan segelas air di dekat tempat duduk.',
      },
      {
        title: 'Akhir minggu',
        text: 'Kamu mencatat apa yang habis dan apa yang tersisa. Sesi berlangsung rata-rata dua minggu sekali.',
      },
    ],
    questions: [
      {
        question: 'Bolehkah anak yang berbicara dengan ahli gizi?',
        answer: 'Boleh, dengan persetujuan orang tuanya. Sebaiknya keduanya hadir di sesi pertama.',
      },
      {
        question: 'Apakah harus minum susu?',
        answer:
          'Tidak harus. Kebutuhan kalsium di atas 50 tahun adalah 1.200 mg sehari menurut Angka Kecukupan Gizi; dari mana asalnya dibahas dengan ahli gizi.',
      },
      {
        question: 'Apakah perlu alat khusus?',
        answer: 'Tidak. Ponsel untuk sesi, dan sendok serta gelas yang ada di rumah.',
      },
    ],
    sources: [
      { title: 'Permenkes 28/2019: Angka Kecukupan Gizi', url: referenceIntakesUrl },
      { title: 'Tips atur porsi makan dengan Isi Piringku (Seni Sehat)', url: plateGuideUrl },
    ],
  },
  en: {
    title: 'Strong Later Years',
    summary: 'Enough protein and a good appetite from 65 on, even as portions become smaller.',
    keyword: 'nutrition for older adults, protein after 65, nutritionist',
    introduction: [
      'Later in life the need for energy falls, but the need for protein hardly does. By the Indonesian reference intakes a man of 65 to 80 needs about 1,800 kilocalories and 64 grams of protein a day, a woman 1,550 kilocalories and 58 grams.',
      'So each mouthful has to hold a little more. Tempe, tofu, eggs and fish go into dishes that are already liked, in a texture that is easy to chew.',
      'This is not a weight-loss program. Body mass index needs a careful reading at this age, and weight that falls by itself is a reason to see a doctor.',
    ],
    suitableFor: [
      'People of 65 and over who eat by themselves.',
      'Anyone who cooks for a parent at home.',
      'Older people who eat less and less, or are tired of the same side dish.',
    ],
    notSuitableFor: [
      'Weight has fallen without a clear reason in recent months: see a doctor first.',
      'Frequent choking or trouble swallowing: see a doctor first, because the texture of food has to be judged.',
      'Kidney disease, heart failure or a recent hospital stay: a doctor decides on protein, salt and fluids.',
    ],
    includes: [
      'Online consultations with the same nutritionist throughout; each duration states how many sessions it has. A child or carer may join.',
      'Examples of small plates with enough protein, in household measures.',
      'A tracker for food, weight, blood pressure and blood sugar; you decide who else may see it.',
    ],
    steps: [
      {
        title: 'Listen first',
        text: 'What tastes good, what is hard to chew, who cooks, which medicine is taken.',
      },
      {
        title: 'Serve protein first',
        text: '50 grams of tempe, 100 grams of tofu, 75 grams of fish or 80 grams of chicken: one of them in every main meal.',
      },
      {
        title: 'Adjust times and texture',
        text: 'Meals come more often, with broth, steamed dishes and small pieces.',
      },
      {
        title: 'Look at it together',
        text: 'A steady weight and an appetite that returns are the signs to look for.',
      },
    ],
    week: [
      {
        title: 'At the start',
        text: 'You choose two side dishes that are liked, one of them from plants.',
      },
      {
        title: 'On ordinary days',
        text: 'Three small meals and two snacks, with a glass of water beside the favourite chair.',
      },
      {
        title: 'Towards the end',
        text: 'You note what was finished and what was left. There is a session about every two weeks.',
      },
    ],
    questions: [
      {
        question: 'May a son or daughter talk to the nutritionist?',
        answer: 'Yes, with the parent’s consent. Ideally both are there for the first session.',
      },
      {
        question: 'Is milk a must?',
        answer:
          'No. From 50 on the reference intake for calcium is 1,200 mg a day; where it comes from is discussed with the nutritionist.',
      },
      {
        question: 'Is special equipment needed?',
        answer: 'No. A phone for the sessions, and the spoons and glasses at home.',
      },
    ],
    sources: [
      {
        title: 'Ministry of Health regulation 28/2019: reference intakes (in Indonesian)',
        url: referenceIntakesUrl,
      },
      { title: 'Portions with Isi Piringku (Seni Sehat, in Indonesian)', url: plateGuideUrl },
    ],
  },
}
