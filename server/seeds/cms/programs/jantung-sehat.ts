import type { ProgramSeed } from '#server/seeds/cms/program-seed.ts'

const bloodPressureUrl =
  'https://health.kompas.com/read/23F09120100668/kenali-klasifikasi-hipertensi-di-indonesia'
const dailyLimitsUrl =
  'https://www.tempo.co/gaya-hidup/seimbangkan-gizi-makanan-dengan-slogan-isi-piringku--1153214'
const waistUrl =
  'https://infoliputankini.com/lonjakan-kasus-obesitas-di-indonesia-perlu-penanganan-komprehensif-45771.html'

export const jantungSehat: ProgramSeed = {
  illustration: 'heart',
  needs: ['condition'],
  id: {
    title: 'Jantung Sehat',
    summary:
      'Mengurangi garam dan lemak tanpa kehilangan rasa, untuk kamu yang menjaga tekanan darah dan kolesterol.',
    keyword: 'jantung sehat, tekanan darah, kurangi garam, kolesterol, ahli gizi',
    introduction: [
      'Masakan kita kaya rasa, dan sebagian rasa itu datang dari garam, kecap, dan minyak. Kabar baiknya, lidah bisa menyesuaikan diri kalau perubahannya pelan.',
      'Patokan sehari adalah paling banyak satu sendok teh garam dan lima sendok makan minyak, termasuk yang sudah ada di dalam masakan. Ahli gizimu membantu mencari garam dan minyak yang tersembunyi: di kuah, saus, kerupuk, dan makanan kemasan.',
      'Lingkar perut ikut dicatat, karena lebih dari 90 cm pada laki-laki atau 80 cm pada perempuan menandai lemak perut berlebih.',
    ],
    suitableFor: [
      'Kamu yang tekanan darahnya mulai naik, atau punya keluarga dengan hipertensi.',
      'Kamu yang diminta dokter mengurangi garam atau lemak dan bingung mulai dari mana.',
      'Kamu yang sering makan makanan kemasan atau makan di luar.',
    ],
    notSuitableFor: [
      'Tekanan darahmu sekarang sangat tinggi, atau dadamu nyeri: baca “Tekanan darah berapa yang harus segera diperiksa?” di bawah dan lakukan itu dulu.',
      'Kamu baru mengalami serangan jantung, stroke, atau operasi: tunggu izin doktermu.',
      'Kamu punya gagal jantung atau penyakit ginjal, atau memakai obat pengencer darah: pola makanmu perlu ditentukan bersama dokter.',
    ],
    includes: [
      'Konsultasi daring dengan satu ahli gizi yang sama; jumlah sesinya tertulis di setiap durasi.',
      'Cara membaca natrium, gula, dan lemak di label kemasan.',
      'Tracker untuk makan, berat, tekanan darah, dan gula darah; kamu yang menentukan siapa lagi yang boleh melihatnya.',
    ],
    steps: [
      {
        title: 'Cari garam tersembunyi',
        text: 'Kamu mencatat makanan beberapa hari. Bersama ahli gizi, kamu melihat dari mana datangnya garam dan minyak.',
      },
      {
        title: 'Bangun rasa lain',
        text: 'Bawang, kunyit, jeruk limau, daun kemangi: rasa dibangun dari bumbu supaya garamnya bisa dikurangi.',
      },
      {
        title: 'Ganti cara masak',
        text: 'Sebagian gorengan berganti menjadi pepes, kukus, atau tumis dengan minyak yang ditakar.',
      },
      {
        title: 'Ukur dan laporkan',
        text: 'Tekanan darah dan lingkar perutmu dicatat, lalu kamu bawa saat kontrol ke dokter.',
      },
    ],
    week: [
      {
        title: 'Awal minggu',
        text: 'Kamu memilih satu sumber garam atau minyak untuk digarap, misalnya kuah, kecap, atau gorengan sore.',
      },
      {
        title: 'Hari-hari biasa',
        text: 'Kamu menakar sekali sehari: satu sendok teh garam dan lima sendok makan minyak untuk seluruh masakan hari itu.',
      },
      {
        title: 'Akhir minggu',
        text: 'Kamu mencatat tekanan darah dan lingkar perut kalau punya alatnya. Sesi berlangsung rata-rata dua minggu sekali.',
      },
    ],
    questions: [
      {
        question: 'Apakah makanannya jadi hambar?',
        answer:
          'Pelan-pelan tidak. Rasa dibangun dari bawang, kunyit, jeruk limau, dan kemangi, sementara garamnya turun sedikit demi sedikit.',
      },
      {
        question: 'Tekanan darah berapa yang harus segera diperiksa?',
        answer: '{emergency:bloodPressure} Jangan menunggu sesi.',
      },
      {
        question: 'Apakah saya harus punya tensimeter?',
        answer: 'Tidak. Hasil ukur dari puskesmas, posbindu, atau apotek juga bisa dipakai.',
      },
    ],
    sources: [
      { title: 'Klasifikasi hipertensi di Indonesia (Kompas)', url: bloodPressureUrl },
      { title: 'Batas gula, garam, dan lemak sehari (Tempo)', url: dailyLimitsUrl },
      { title: 'Lingkar perut dan obesitas sentral', url: waistUrl },
    ],
  },
  en: {
    title: 'Healthy Heart',
    summary:
      'Less salt and fat without losing flavour, for people who watch their blood pressure or cholesterol.',
    keyword: 'healthy heart, blood pressure, less salt, cholesterol, nutritionist',
    introduction: [
      'Indonesian food is full of flavour, and part of it comes from salt, soy sauce and oil. The good news is that taste adapts, as long as the change is slow.',
      'The daily limits to keep in mind are one teaspoon of salt and five tablespoons of oil, counting what is already in the food. Your nutritionist helps to find what hides in broth, sauces, crackers and packaged food.',
      'Waist size is noted too: above 90 cm for men or 80 cm for women points to too much fat around the belly.',
    ],
    suitableFor: [
      'People whose blood pressure is creeping up, or who have hypertension in the family.',
      'People whose doctor said “less salt, less fat” and who do not know where to begin.',
      'People who often eat packaged food or eat out.',
    ],
    notSuitableFor: [
      'Your blood pressure is very high right now, or your chest hurts: read “Which blood pressure needs help at once?” below and do that first.',
      'You recently had a heart attack, a stroke or surgery: wait for your doctor’s go-ahead.',
      'You have heart failure or kidney disease, or take blood thinners: what you eat has to be settled with your doctor.',
    ],
    includes: [
      'Online consultations with the same nutritionist throughout; each duration states how many sessions it has.',
      'How to read sodium, sugar and fat on a food label.',
      'A tracker for food, weight, blood pressure and blood sugar; you decide who else may see it.',
    ],
    steps: [
      {
        title: 'Find the hidden salt',
        text: 'You note a few days of meals, then look with your nutritionist at where salt and oil come from.',
      },
      {
        title: 'Build flavour elsewhere',
        text: 'Shallots, turmeric, lime, lemon basil: spices carry the dish so that salt can step back.',
      },
      {
        title: 'Cook it another way',
        text: 'Some fried dishes make way for steamed ones, plain or in banana leaf, or for a stir-fry with measured oil.',
      },
      {
        title: 'Measure and report',
        text: 'You note blood pressure and waist, and take the notes to your next check-up.',
      },
    ],
    week: [
      {
        title: 'At the start',
        text: 'You choose one source of salt or oil to work on: soup, soy sauce, or the afternoon’s fried snacks.',
      },
      {
        title: 'On ordinary days',
        text: 'You measure once a day: one teaspoon of salt and five tablespoons of oil for all of that day’s cooking.',
      },
      {
        title: 'Towards the end',
        text: 'You note blood pressure and waist if you have the means. There is a session about every two weeks.',
      },
    ],
    questions: [
      {
        question: 'Will food be bland?',
        answer:
          'Not if it is done slowly. Garlic, turmeric, lime and basil carry the taste while the salt goes down little by little.',
      },
      {
        question: 'Which blood pressure needs help at once?',
        answer: '{emergency:bloodPressure} Do not wait for a session.',
      },
      {
        question: 'Do I need a blood pressure monitor?',
        answer: 'No. Readings from a puskesmas, a posbindu or a pharmacy will do.',
      },
    ],
    sources: [
      {
        title: 'Blood pressure classes in Indonesia (Kompas, in Indonesian)',
        url: bloodPressureUrl,
      },
      { title: 'Daily limits for sugar, salt and fat (Tempo, in Indonesian)', url: dailyLimitsUrl },
      { title: 'Waist size and central obesity (in Indonesian)', url: waistUrl },
    ],
  },
}
