import type { IntakeAnswers } from '#server/contract/intake.schema.ts'

/** What Sari wrote before her next session. */
export const sariIntake: IntakeAnswers = {
  complaint:
    'Hari kerja sudah teratur, tetapi akhir pekan buyar: makan di luar dua kali dan berat naik lagi hari Senin.\nSore sering lapar sekali, lalu ngemil gorengan.',
  history:
    'Kolesterol total 228 waktu cek kantor bulan lalu. Maag sejak kuliah, kambuh kalau telat makan. Ibu diabetes tipe 2.',
  medicines: 'Antasida kalau maag kambuh, kira-kira seminggu sekali. Vitamin D 1000 IU tiap pagi.',
  allergies: 'Udang dan kepiting: gatal dan bibir bengkak. Susu sapi membuat perut kembung.',
  pregnancy: 'no',
  likes: 'Pepes ikan, sayur asem, tempe, buah potong, kopi susu.',
  refuses: 'Jeroan dan pare.',
  cook: 'mixed',
  cookNote: 'Sarapan masak sendiri. Makan siang di kantin, malam dimasakkan ibu mertua.',
  budget: 'from50',
  faith: 'Muslim. Puasa Senin dan Kamis kalau badan enak.',
  activity: 'Duduk di kantor 9 jam. Jalan kaki 25 menit ke stasiun, senam hari Minggu pagi.',
  sleep: 'about6',
  sleepNote: 'Tidur pukul 23, bangun pukul 5. Kadang terbangun karena anak.',
  questions: [
    'Kalau makan di warung Padang, apa yang sebaiknya kupilih?',
    'Boleh tetap minum kopi susu tiap sore?',
    'Apakah aku perlu cek kolesterol lagi sebelum program selesai?',
  ],
}
