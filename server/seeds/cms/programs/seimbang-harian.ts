import type { ProgramSeed } from '#server/seeds/cms/program-seed.ts'

const plateGuideUrl = 'https://senisehat.com/2020/10/02/tips-atur-porsi-makan-dengan-isi-piringku/'
const dailyLimitsUrl =
  'https://www.tempo.co/gaya-hidup/seimbangkan-gizi-makanan-dengan-slogan-isi-piringku--1153214'

export const seimbangHarian: ProgramSeed = {
  illustration: 'balanced-plate',
  needs: ['everyday'],
  id: {
    title: 'Seimbang Harian',
    summary:
      'Belajar menata piring sehari-hari dengan Isi Piringku, dari dapur dan warung langgananmu.',
    keyword: 'isi piringku, gizi seimbang, porsi makan, konsultasi ahli gizi',
    introduction: [
      'Kamu tidak perlu bahan impor atau timbangan dapur untuk makan lebih seimbang. Nasi, tempe, sayur asem, dan sepotong pepaya sudah cukup; yang sering meleset hanya pembagiannya di piring.',
      'Di program ini kamu memakai Isi Piringku sebagai patokan: sepertiga piring makanan pokok, sepertiga sayur, seperenam lauk, dan seperenam buah. Ahli gizimu melihat apa yang biasa kamu makan, lalu kalian mengubahnya sedikit demi sedikit.',
      'Tidak ada makanan terlarang. Gorengan dan es teh manis tetap boleh ada, asal kamu tahu porsinya dalam sehari.',
    ],
    suitableFor: [
      'Kamu yang ingin makan lebih teratur tanpa menghitung kalori.',
      'Kamu yang sering makan di kantin, warung, atau lewat pesan antar.',
      'Kamu yang baru mulai dan butuh satu patokan yang mudah diingat.',
    ],
    notSuitableFor: [
      'Kamu sedang diobati untuk diabetes, penyakit ginjal, atau penyakit jantung: minta arahan doktermu dulu.',
      'Berat badanmu turun tanpa sebab yang jelas: periksakan dulu ke dokter.',
      'Kamu berusia di bawah 18 tahun: ajak orang tua atau wali bicara lebih dulu.',
    ],
    includes: [
      'Konsultasi daring dengan satu ahli gizi yang sama; jumlah sesinya tertulis di setiap durasi.',
      'Panduan porsi dalam ukuran rumah tangga: centong, potong, mangkuk, sendok.',
      'Tracker untuk makan, berat, tekanan darah, dan gula darah; kamu yang menentukan siapa lagi yang boleh melihatnya.',
    ],
    steps: [
      {
        title: 'Ceritakan piringmu',
        text: 'Di sesi pertama kamu bercerita apa, kapan, dan di mana kamu biasa makan. Tidak ada jawaban yang salah.',
      },
      {
        title: 'Tata satu waktu makan',
        text: 'Kalian memilih satu waktu makan, misalnya makan siang, dan menatanya menurut Isi Piringku.',
      },
      {
        title: 'Cek gula, garam, dan minyak',
        text: 'Patokan sehari: paling banyak 4 sendok makan gula, 1 sendok teh garam, dan 5 sendok makan minyak.',
      },
      {
        title: 'Rapikan bersama',
        text: 'Yang berhasil dipertahankan, yang terasa berat diganti. Waktu makan berikutnya menyusul.',
      },
    ],
    week: [
      {
        title: 'Awal minggu',
        text: 'Kamu memilih satu waktu makan untuk ditata minggu ini, misalnya makan siang di kantin.',
      },
      {
        title: 'Hari-hari biasa',
        text: 'Kamu makan seperti biasa dan melihat pembagian piringnya. Tidak ada yang perlu ditimbang; centong, potong, dan sendok sudah cukup.',
      },
      {
        title: 'Akhir minggu',
        text: 'Kamu mencatat apa yang berhasil dan apa yang merepotkan. Itu bahan sesi berikutnya; sesi berlangsung rata-rata dua minggu sekali.',
      },
    ],
    questions: [
      {
        question: 'Saya jarang memasak. Apakah program ini cocok?',
        answer:
          'Cocok. Isi Piringku bisa dipakai di kantin, warung, dan pesan antar: kamu belajar memilih dan membagi, bukan memasak.',
      },
      {
        question: 'Apakah saya harus menghitung kalori?',
        answer:
          'Tidak. Patokannya adalah bagian piring dan ukuran rumah tangga. Sepertiga makanan pokok, sepertiga sayur, seperenam lauk, seperenam buah.',
      },
      {
        question: 'Bolehkah tetap minum es teh manis?',
        answer:
          'Boleh. Patokan gula sehari adalah paling banyak empat sendok makan, termasuk yang ada di makanan. Es teh manis dihitung di dalamnya.',
      },
    ],
    sources: [
      { title: 'Tips atur porsi makan dengan Isi Piringku (Seni Sehat)', url: plateGuideUrl },
      { title: 'Seimbangkan gizi dengan Isi Piringku (Tempo)', url: dailyLimitsUrl },
    ],
  },
  en: {
    title: 'Everyday Balance',
    summary:
      'Learn to arrange an ordinary Indonesian plate with the national plate guide, Isi Piringku.',
    keyword: 'balanced plate, Isi Piringku, portion guide, Indonesian nutritionist',
    introduction: [
      'Eating in balance needs neither imported ingredients nor a kitchen scale. Rice, tempe, a bowl of sayur asem and a slice of papaya will do; what usually slips is how much of each ends up on the plate.',
      'This program follows Isi Piringku (“what is on my plate”), the Indonesian plate guide: one third staple food, one third vegetables, one sixth side dishes and one sixth fruit. Your nutritionist looks at what you eat now and changes it with you, one small step at a time.',
      'Nothing is forbidden. Fried snacks and sweet iced tea can stay, once you know where they fit in a day.',
    ],
    suitableFor: [
      'People who want a steadier way of eating without counting calories.',
      'People who mostly eat out: canteens, warungs, delivery.',
      'Beginners who want one rule that is easy to remember.',
    ],
    notSuitableFor: [
      'You are being treated for diabetes, kidney disease or heart disease: ask your doctor first.',
      'You are losing weight and do not know why: see a doctor first.',
      'You are under 18: bring a parent or guardian into the conversation.',
    ],
    includes: [
      'Online consultations with the same nutritionist throughout; each duration states how many sessions it has.',
      'A portion guide in household measures: scoops, pieces, bowls, spoons.',
      'A tracker for food, weight, blood pressure and blood sugar; you decide who else may see it.',
    ],
    steps: [
      {
        title: 'Describe your plate',
        text: 'In the first session you describe what, when and where you usually eat. There are no wrong answers.',
      },
      {
        title: 'Arrange one meal',
        text: 'Together you choose one meal, lunch for instance, and arrange it by the plate guide.',
      },
      {
        title: 'Look at sugar, salt and oil',
        text: 'The daily limits to keep in mind are 4 tablespoons of sugar, 1 teaspoon of salt and 5 tablespoons of oil.',
      },
      {
        title: 'Adjust together',
        text: 'What works stays, what feels like a burden is replaced, and then the next meal gets its turn.',
      },
    ],
    week: [
      {
        title: 'At the start',
        text: 'You choose one meal to arrange this week, such as lunch at the canteen.',
      },
      {
        title: 'On ordinary days',
        text: 'You eat as usual and look at how the plate is divided. Nothing is weighed; a rice scoop, a piece and a spoon are enough.',
      },
      {
        title: 'Towards the end',
        text: 'You note what worked and what was a bother. That is what the next session is about; there is one about every two weeks.',
      },
    ],
    questions: [
      {
        question: 'I hardly ever cook. Is this for me?',
        answer:
          'Yes. The plate guide works at a canteen, a warung and with delivery: you learn to choose and to divide, not to cook.',
      },
      {
        question: 'Do I have to count calories?',
        answer:
          'No. You go by parts of the plate and household measures: a third staple food, a third vegetables, a sixth side dishes, a sixth fruit.',
      },
      {
        question: 'May I still drink sweet iced tea?',
        answer:
          'You may. The daily guide is four tablespoons of sugar at most, including what is in food. The tea is counted within it.',
      },
    ],
    sources: [
      { title: 'Portions with Isi Piringku (Seni Sehat, in Indonesian)', url: plateGuideUrl },
      { title: 'Balanced meals with Isi Piringku (Tempo, in Indonesian)', url: dailyLimitsUrl },
    ],
  },
}
