import type { ProgramSeed } from '#server/seeds/cms/program-seed.ts'

const exchangeListUrl = 'https://studylibid.com/doc/4280927/daftar-bahan-penukar'
const dailyLimitsUrl =
  'https://www.tempo.co/gaya-hidup/seimbangkan-gizi-makanan-dengan-slogan-isi-piringku--1153214'
const referenceIntakesUrl = 'https://jdih.kemkes.go.id/storage/documents/pdfs/2019permenkes028.pdf'

export const gulaDarahTerkendali: ProgramSeed = {
  illustration: 'blood-sugar',
  needs: ['condition'],
  id: {
    title: 'Gula Darah Terkendali',
    summary:
      'Mengatur porsi karbohidrat dan jam makan bersama ahli gizi, berdampingan dengan arahan doktermu.',
    keyword: 'gula darah, karbohidrat, bahan penukar, konsultasi ahli gizi',
    introduction: [
      'Hasil pemeriksaan gula darah yang naik sering disusul nasihat “kurangi nasi”. Nasihat itu benar arahnya, tetapi tidak memberi tahu berapa, kapan, dan diganti apa.',
      'Di sini kamu belajar memakai daftar bahan penukar. Nasi 100 gram kira-kira sama karbohidratnya dengan roti 70 gram atau kentang 210 gram, jadi kamu bisa menukar tanpa menebak.',
      'Program ini mendampingi pengobatan, tidak menggantikannya. Diagnosis, obat, dan insulin tetap urusan doktermu.',
    ],
    suitableFor: [
      'Kamu yang hasil gula darahnya mulai naik dan sudah membicarakannya dengan dokter.',
      'Kamu dengan diabetes tipe 2 yang kondisinya dipantau dokter.',
      'Kamu yang memasak untuk anggota keluarga dengan gula darah tinggi.',
    ],
    notSuitableFor: [
      'Kamu memakai insulin atau obat yang bisa membuat gula darah turun terlalu rendah: beri tahu doktermu sebelum mengubah cara makan.',
      'Gula darahmu belakangan ini pernah terlalu rendah atau sangat tinggi: temui dokter dulu sebelum mulai. Kalau sekarang sedang begitu, baca “Gula darah berapa yang berbahaya?” di bawah dan lakukan itu dulu.',
      'Kamu sedang hamil atau punya penyakit ginjal: kamu butuh rencana dari dokter yang merawatmu.',
    ],
    includes: [
      'Konsultasi daring dengan satu ahli gizi yang sama; jumlah sesinya tertulis di setiap durasi.',
      'Pembagian karbohidrat sehari dalam satuan penukar dan ukuran rumah tangga.',
      'Tracker untuk makan, berat, tekanan darah, dan gula darah; kamu yang menentukan siapa lagi yang boleh melihatnya.',
    ],
    steps: [
      {
        title: 'Bawa hasilmu',
        text: 'Siapkan hasil laboratorium dan daftar obat. Ahli gizi membacanya untuk persiapan, bukan untuk mendiagnosis.',
      },
      {
        title: 'Bagi karbohidratmu',
        text: 'Karbohidrat dibagi ke waktu makan dan camilan, sesuai jam kerja dan jadwal obat.',
      },
      {
        title: 'Latih menukar',
        text: 'Nasi, mi, roti, kentang: kamu berlatih menukar di piring sendiri sampai tidak perlu melihat daftar.',
      },
      {
        title: 'Bahas dengan dokter',
        text: 'Kamu membawa ringkasan perubahan makanmu saat kontrol berikutnya, supaya pengobatan dan makananmu searah.',
      },
    ],
    week: [
      {
        title: 'Di awal minggu',
        text: 'Kamu melihat lagi pembagian karbohidrat sehari dan memilih satu tukaran untuk dicoba, misalnya nasi 100 gram dengan kentang 210 gram.',
      },
      {
        title: 'Hari-hari biasa',
        text: 'Kamu makan di jam yang sudah disepakati, minum obat sesuai arahan dokter, dan menandai piring yang membuatmu ragu.',
      },
      {
        title: 'Menjelang akhir minggu',
        text: 'Kamu mengumpulkan pertanyaan dan hasil ukur gula darah kalau doktermu memintanya. Sesi berlangsung rata-rata dua minggu sekali.',
      },
    ],
    questions: [
      {
        question: 'Apakah nasi harus diganti nasi merah?',
        answer:
          'Tidak harus. Yang diatur lebih dulu adalah banyaknya dan jamnya. Dalam daftar bahan penukar, nasi 100 gram setara dengan roti 70 gram atau kentang 210 gram; pilihannya tetap milikmu.',
      },
      {
        question: 'Apakah obat saya bisa dikurangi?',
        answer:
          'Itu keputusan doktermu, bukan ahli gizi. Kalau cara makanmu berubah, beri tahu dokter, karena dosis obat mungkin perlu ditinjau.',
      },
      {
        question: 'Gula darah berapa yang berbahaya?',
        answer: '{emergency:bloodSugar} Program ini tidak menangani keadaan darurat.',
      },
    ],
    sources: [
      { title: 'Daftar bahan penukar', url: exchangeListUrl },
      { title: 'Batas gula, garam, dan lemak sehari (Tempo)', url: dailyLimitsUrl },
      { title: 'Permenkes 28/2019: Angka Kecukupan Gizi', url: referenceIntakesUrl },
    ],
  },
  en: {
    title: 'Steady Blood Sugar',
    summary:
      'Plan carbohydrate portions and meal times with a nutritionist, alongside your doctor’s care.',
    keyword: 'blood sugar, carbohydrate portions, food exchange, nutritionist consultation',
    introduction: [
      'A high blood sugar result often comes with one line of advice: eat less rice. The direction is right, but it does not say how much, when, or what to eat instead.',
      'Here you learn to use food exchanges. About 100 grams of cooked rice carries as much carbohydrate as 70 grams of bread or 210 grams of potato, so you can swap without guessing.',
      'The program goes with your treatment and does not replace it. Diagnosis, medicine and insulin stay with your doctor.',
    ],
    suitableFor: [
      'People whose blood sugar has started to rise and who have spoken to a doctor about it.',
      'People with type 2 diabetes under a doctor’s care.',
      'Anyone who cooks for a family member with high blood sugar.',
    ],
    notSuitableFor: [
      'You use insulin or medicine that can push blood sugar too low: your doctor has to know before you change how you eat.',
      'Your blood sugar was recently too low or very high: see a doctor before you start. If it is there now, read “Which readings are dangerous?” below and do that first.',
      'You are pregnant or have kidney disease: you need a plan from the doctor who treats you.',
    ],
    includes: [
      'Online consultations with the same nutritionist throughout; each duration states how many sessions it has.',
      'Your day’s carbohydrate divided into exchange units and household measures.',
      'A tracker for food, weight, blood pressure and blood sugar; you decide who else may see it.',
    ],
    steps: [
      {
        title: 'Bring your results',
        text: 'Have your laboratory results and medicine list at hand. The nutritionist reads them to prepare, not to diagnose.',
      },
      {
        title: 'Divide the carbohydrate',
        text: 'Carbohydrate is spread over your meals and snacks, to suit your working hours and medicine times.',
      },
      {
        title: 'Practise swapping',
        text: 'Rice, noodles, bread, potato: you practise on your own plate until the list can stay in the drawer.',
      },
      {
        title: 'Talk to your doctor',
        text: 'You take a summary of what changed to your next check-up, so that food and treatment pull the same way.',
      },
    ],
    week: [
      {
        title: 'At the start',
        text: 'You look again at how your day’s carbohydrate is divided and pick one swap to try, such as 100 grams of cooked rice for 210 grams of potato.',
      },
      {
        title: 'On ordinary days',
        text: 'You eat at the agreed times, take your medicine as your doctor said, and mark the plates you were unsure about.',
      },
      {
        title: 'Towards the end',
        text: 'You collect questions, and your readings if your doctor asked for them. There is a session about every two weeks.',
      },
    ],
    questions: [
      {
        question: 'Do I have to switch to brown rice?',
        answer:
          'No. What comes first is how much and when. On the Indonesian exchange list 100 grams of cooked rice equals 70 grams of bread or 210 grams of potato; which one is up to you.',
      },
      {
        question: 'Can I take less medicine?',
        answer:
          'That is for your doctor to decide, not the nutritionist. If your eating changes, tell your doctor: the dose may have to be reviewed.',
      },
      {
        question: 'Which readings are dangerous?',
        answer: '{emergency:bloodSugar} This program does not deal with emergencies.',
      },
    ],
    sources: [
      { title: 'Indonesian food exchange list (in Indonesian)', url: exchangeListUrl },
      { title: 'Daily limits for sugar, salt and fat (Tempo, in Indonesian)', url: dailyLimitsUrl },
      {
        title: 'Ministry of Health regulation 28/2019: reference intakes (in Indonesian)',
        url: referenceIntakesUrl,
      },
    ],
  },
}
