import type { ProgramSeed } from '#server/seeds/cms/program-seed.ts'

const referenceIntakesUrl = 'https://jdih.kemkes.go.id/storage/documents/pdfs/2019permenkes028.pdf'
const plateGuideUrl = 'https://senisehat.com/2020/10/02/tips-atur-porsi-makan-dengan-isi-piringku/'

export const ibuHamilBugar: ProgramSeed = {
  illustration: 'pregnancy',
  needs: ['family'],
  id: {
    title: 'Ibu Hamil Bugar',
    summary:
      'Makan cukup dan tenang selama hamil, dengan porsi yang menyesuaikan trimester dan seleramu.',
    keyword: 'gizi ibu hamil, makan saat hamil, trimester, ahli gizi',
    introduction: [
      'Saat hamil, semua orang punya nasihat soal makan, dan sebagian saling bertentangan. Program ini memberimu satu teman bicara yang tahu kondisimu dan mau menjelaskan alasannya.',
      'Kebutuhan energi dan protein bertambah menurut trimester; tabel Angka Kecukupan Gizi punya baris tersendiri untuk ibu hamil. Ahli gizi menerjemahkannya ke porsi yang masuk akal, juga pada hari-hari mual.',
      'Ini bukan program menurunkan berat badan. Indeks massa tubuh (IMT) biasa pun tidak dipakai selama hamil. Pemeriksaan kehamilan tetap di bidan atau doktermu.',
    ],
    suitableFor: [
      'Ibu hamil yang rutin memeriksakan kehamilan ke bidan atau dokter.',
      'Kamu yang mual, cepat kenyang, atau sedang tidak suka makanan tertentu.',
      'Kamu yang merencanakan kehamilan dan ingin menata makan dari sekarang.',
    ],
    notSuitableFor: [
      'Kamu mengalami perdarahan, nyeri hebat, pandangan kabur, atau muntah sampai tidak bisa minum: segera ke fasilitas kesehatan.',
      'Kamu punya diabetes, tekanan darah tinggi, atau anemia dalam kehamilan: minta arahan dokter kandunganmu dulu.',
      'Kamu hamil kembar atau punya penyakit kronis: rencana makan perlu disepakati dengan dokter.',
    ],
    includes: [
      'Konsultasi daring dengan satu ahli gizi yang sama; jumlah sesinya tertulis di setiap durasi.',
      'Panduan porsi per trimester dalam ukuran rumah tangga.',
      'Pilihan makanan saat mual, sembelit, atau nyeri ulu hati.',
    ],
    steps: [
      {
        title: 'Mulai dari buku KIA',
        text: 'Kamu menyiapkan catatan pemeriksaan dan anjuran bidan atau dokter, supaya semua saran searah.',
      },
      {
        title: 'Susun makan sehari',
        text: 'Kalian menyusun makan dan camilan menurut selera dan jam mualmu, bukan meniru contoh menu.',
      },
      {
        title: 'Sesuaikan per trimester',
        text: 'Porsi ditinjau setiap kali kebutuhanmu berubah.',
      },
      {
        title: 'Siapkan masa menyusui',
        text: 'Menjelang persalinan, kalian membahas makan yang praktis untuk minggu-minggu pertama.',
      },
    ],
    week: [
      {
        title: 'Awal minggu',
        text: 'Kamu menceritakan selera, mual, dan hasil periksa terakhir. Porsi disesuaikan, bukan ditambah sembarangan.',
      },
      {
        title: 'Hari-hari biasa',
        text: 'Makan dibagi kecil-kecil pada jam yang nyaman bagimu. Hari mual punya pilihannya sendiri.',
      },
      {
        title: 'Akhir minggu',
        text: 'Kamu menyiapkan pertanyaan untuk bidan, dokter, atau ahli gizi. Sesi berlangsung rata-rata dua minggu sekali.',
      },
    ],
    questions: [
      {
        question: 'Apakah saya harus makan untuk dua orang?',
        answer:
          'Tidak. Kebutuhan bertambah menurut trimester, dan besarnya dibahas dengan ahli gizi memakai tabel Angka Kecukupan Gizi serta anjuran bidan atau doktermu.',
      },
      {
        question: 'Apakah berat badan saya dinilai dengan IMT?',
        answer:
          'Tidak. IMT biasa tidak berlaku selama hamil. Kenaikan berat dipantau bidan atau dokter di pemeriksaan kehamilan.',
      },
      {
        question: 'Kalau saya melahirkan sebelum program selesai?',
        answer: 'Sesi yang tersisa bisa dipakai untuk membahas makan pada masa menyusui.',
      },
    ],
    sources: [
      { title: 'Permenkes 28/2019: Angka Kecukupan Gizi', url: referenceIntakesUrl },
      { title: 'Tips atur porsi makan dengan Isi Piringku (Seni Sehat)', url: plateGuideUrl },
    ],
  },
  en: {
    title: 'Well Through Pregnancy',
    summary:
      'Eat enough and at ease while pregnant, in portions that follow your trimester and your appetite.',
    keyword: 'pregnancy nutrition, eating while pregnant, trimester, nutritionist',
    introduction: [
      'During pregnancy everybody has advice about food, and some of it disagrees. This program gives you one person who knows your situation and explains the reasons.',
      'Energy and protein needs grow by trimester; the Indonesian reference table has separate rows for pregnancy. Your nutritionist turns them into portions that make sense, on queasy days too.',
      'This is not a weight-loss program, and ordinary body mass index is not used during pregnancy. Antenatal care stays with your midwife or doctor.',
    ],
    suitableFor: [
      'Expectant mothers who see a midwife or doctor regularly.',
      'People with nausea, a small appetite or a sudden dislike of certain foods.',
      'People planning a pregnancy who want to arrange their meals now.',
    ],
    notSuitableFor: [
      'You have bleeding, severe pain, blurred vision, or vomit so much that you cannot drink: go to a clinic or hospital at once.',
      'You have diabetes, high blood pressure or anaemia in pregnancy: ask your obstetrician first.',
      'You are expecting twins or have a chronic illness: the plan has to be agreed with your doctor.',
    ],
    includes: [
      'Online consultations with the same nutritionist throughout; each duration states how many sessions it has.',
      'A portion guide for each trimester in household measures.',
      'Food choices for days of nausea, constipation and heartburn.',
    ],
    steps: [
      {
        title: 'Start from your records',
        text: 'You bring your antenatal notes and your midwife’s or doctor’s advice, so that all guidance agrees.',
      },
      {
        title: 'Plan a real day',
        text: 'Meals and snacks are arranged around your appetite and your queasy hours, not around a sample menu.',
      },
      {
        title: 'Adjust by trimester',
        text: 'Portions are reviewed whenever your needs change.',
      },
      {
        title: 'Prepare for breastfeeding',
        text: 'Towards the birth you talk through practical food for the first weeks.',
      },
    ],
    week: [
      {
        title: 'At the start',
        text: 'You talk about appetite, nausea and your last check-up. Portions are adjusted, not simply enlarged.',
      },
      {
        title: 'On ordinary days',
        text: 'Meals are small and come at hours that suit you. There are separate choices for queasy days.',
      },
      {
        title: 'Towards the end',
        text: 'You prepare questions for your midwife, doctor or nutritionist. There is a session about every two weeks.',
      },
    ],
    questions: [
      {
        question: 'Do I have to eat for two?',
        answer:
          'No. Needs grow by trimester; how much is discussed with your nutritionist, from the reference table and your midwife’s or doctor’s advice.',
      },
      {
        question: 'Is my weight judged by BMI?',
        answer:
          'No. Ordinary body mass index does not apply during pregnancy. Weight gain is followed by your midwife or doctor.',
      },
      {
        question: 'What if the baby comes before the program ends?',
        answer: 'The sessions left can be used to talk about eating while breastfeeding.',
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
