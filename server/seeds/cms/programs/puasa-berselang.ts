import type { ProgramSeed } from '#server/seeds/cms/program-seed.ts'

const safePaceUrl =
  'https://rs.uns.ac.id/rs-uns-gelar-dialog-sehat-tekankan-penurunan-berat-badan-yang-aman-dan-sehat'
const screeningUrl = 'https://link.springer.com/doi/10.1186/1471-244X-9-5'
const referenceIntakesUrl = 'https://jdih.kemkes.go.id/storage/documents/pdfs/2019permenkes028.pdf'

export const puasaBerselang: ProgramSeed = {
  illustration: 'intermittent-fasting',
  needs: ['weight'],
  id: {
    title: 'Puasa Berselang',
    summary:
      'Mengatur jam makan dengan tenang dan tetap cukup gizi, didampingi ahli gizi dari awal.',
    keyword: 'puasa berselang, jam makan, intermittent fasting, ahli gizi',
    introduction: [
      'Puasa berselang mengatur kapan kamu makan. Apa yang kamu makan di jam makan itu tetap menentukan: piring yang seimbang tidak berubah hanya karena jamnya berubah.',
      'Kita memulai dari jendela makan yang longgar dan menyesuaikannya dengan kerja, tidur, dan ibadahmu. Penurunan berat yang dianggap aman adalah 0,5 sampai 1 kilogram seminggu, dan tidak setiap orang perlu turun.',
      'Ada batas yang dijaga: asupan tidak direncanakan di bawah 1.200 kilokalori sehari untuk perempuan atau 1.500 untuk laki-laki tanpa persetujuan ahli gizi, dan asupan di bawah 800, yang hanya aman dengan pengawasan medis, tidak pernah ada di program ini.',
    ],
    suitableFor: [
      'Orang dewasa sehat yang nyaman makan dalam jam yang teratur.',
      'Kamu yang terbiasa puasa sunah dan ingin isi sahur dan buka lebih seimbang.',
      'Kamu yang sering ngemil larut malam dan ingin menata ulang jam makan.',
    ],
    notSuitableFor: [
      'Kamu hamil, menyusui, atau berusia di bawah 18 tahun: program ini bukan untukmu sekarang.',
      'Kamu punya diabetes atau minum obat yang bisa menurunkan gula darah: bicarakan dengan doktermu dulu.',
      'Kamu pernah mengalami gangguan makan, atau pikiran tentang makan mengganggu hari-harimu: temui dokter atau psikolog lebih dulu.',
    ],
    includes: [
      'Lima pertanyaan skrining gangguan makan sebelum mulai; hasilnya bukan diagnosis.',
      'Konsultasi daring dengan satu ahli gizi yang sama; jumlah sesinya tertulis di setiap durasi.',
      'Tracker untuk makan, berat, tekanan darah, dan gula darah; kamu yang menentukan siapa lagi yang boleh melihatnya.',
    ],
    steps: [
      {
        title: 'Periksa dulu',
        text: 'Ahli gizi menanyakan kesehatan, obat, dan hubunganmu dengan makanan. Kalau kurang cocok, kamu diberi tahu terus terang.',
      },
      {
        title: 'Pilih jendela makan',
        text: 'Mulai dari jendela yang longgar. Kamu boleh melonggarkannya lagi kapan saja, dan itu bukan kegagalan.',
      },
      {
        title: 'Isi piringnya',
        text: 'Makan pertama dan terakhir ditata dengan Isi Piringku, dan air putih dibagi sepanjang hari.',
      },
      {
        title: 'Dengarkan tubuh',
        text: 'Pusing, gemetar, atau sulit tidur adalah tanda untuk berhenti dan bicara, bukan untuk memaksakan diri.',
      },
    ],
    week: [
      {
        title: 'Awal minggu',
        text: 'Kamu memilih jendela makan minggu ini bersama jadwal kerja dan tidurmu. Jendela yang longgar selalu boleh.',
      },
      {
        title: 'Hari-hari biasa',
        text: 'Makan pertama dan terakhir ditata dengan Isi Piringku, air putih dibagi sepanjang hari. Hari yang tidak cocok boleh dilewati.',
      },
      {
        title: 'Akhir minggu',
        text: 'Kamu memeriksa tidur, lapar, dan suasana hati, bukan hanya timbangan. Sesi berlangsung rata-rata dua minggu sekali.',
      },
    ],
    questions: [
      {
        question: 'Apakah puasa berselang lebih cepat menurunkan berat badan?',
        answer:
          'Kami tidak menjanjikan itu. Yang tetap menentukan adalah isi piring. Laju yang dianggap aman adalah 0,5 sampai 1 kilogram seminggu, dengan jam makan apa pun.',
      },
      {
        question: 'Boleh digabung dengan puasa Senin Kamis?',
        answer:
          'Boleh dibicarakan. Ahli gizi membantu menata sahur dan buka supaya kebutuhanmu sehari tetap tercapai.',
      },
      {
        question: 'Kapan saya harus berhenti?',
        answer:
          'Kalau kamu pusing, gemetar, atau pikiran tentang makan mulai mengganggu: makanlah, lalu bicarakan dengan ahli gizi atau dokter. Berhenti bukan kegagalan.',
      },
    ],
    sources: [
      { title: 'Penurunan berat badan yang aman dan sehat (RS UNS)', url: safePaceUrl },
      {
        title: 'Skrining gangguan makan SCOFF (BMC Psychiatry, bahasa Inggris)',
        url: screeningUrl,
      },
      { title: 'Permenkes 28/2019: Angka Kecukupan Gizi', url: referenceIntakesUrl },
    ],
  },
  en: {
    title: 'Intermittent Fasting',
    summary:
      'Set your meal hours calmly and still eat enough, with a nutritionist beside you from the start.',
    keyword: 'intermittent fasting, meal hours, safe weight loss, nutritionist',
    introduction: [
      'Intermittent fasting is about when you eat. What you eat in those hours still counts: a balanced plate does not change because the clock does.',
      'We begin with a wide eating window and fit it to your work, sleep and worship. Losing 0.5 to 1 kilogram a week is considered safe, and not everybody needs to lose weight.',
      'We keep some limits: we plan no intake under 1,200 kilocalories a day for women or 1,500 for men without a nutritionist’s agreement, and intake under 800, which is only safe with medical supervision, is never part of this program.',
    ],
    suitableFor: [
      'Healthy adults who are comfortable with regular meal hours.',
      'People who fast for their faith and want a better balance at sahur (before dawn) and at sunset.',
      'Late-night snackers who want to rearrange their eating hours.',
    ],
    notSuitableFor: [
      'You are pregnant, breastfeeding or under 18: this program is not for you now.',
      'You have diabetes or take medicine that can lower blood sugar: talk to your doctor first.',
      'You have had an eating disorder, or thoughts about food disturb your days: see a doctor or psychologist first.',
    ],
    includes: [
      'Five screening questions on eating disorders before you start; the result is not a diagnosis.',
      'Online consultations with the same nutritionist throughout; each duration states how many sessions it has.',
      'A tracker for food, weight, blood pressure and blood sugar; you decide who else may see it.',
    ],
    steps: [
      {
        title: 'Check first',
        text: 'The nutritionist asks about your health, your medicine and how you feel about eating. If fasting does not suit you, you are told so plainly.',
      },
      {
        title: 'Choose a window',
        text: 'Start wide. You may step back at any time, and that is not a failure.',
      },
      {
        title: 'Fill the plate',
        text: 'First and last meal follow the plate guide, and water is spread over the day.',
      },
      {
        title: 'Listen to your body',
        text: 'Dizziness, trembling or poor sleep are signs to stop and talk, not to push through.',
      },
    ],
    week: [
      {
        title: 'At the start',
        text: 'You choose this week’s eating window around work and sleep. A wide window is always allowed.',
      },
      {
        title: 'On ordinary days',
        text: 'The first and the last meal follow the plate guide, and water is spread over the day. A day that does not suit may be skipped.',
      },
      {
        title: 'Towards the end',
        text: 'You look at sleep, hunger and mood, not only at the scale. There is a session about every two weeks.',
      },
    ],
    questions: [
      {
        question: 'Does intermittent fasting make weight go faster?',
        answer:
          'We do not promise that. What is on the plate still decides. The pace that counts as safe is 0.5 to 1 kilogram a week, no matter the meal times.',
      },
      {
        question: 'Can I combine it with religious fasting?',
        answer:
          'Bring it up. Your nutritionist helps you arrange the meals before dawn and at sunset so that a day’s needs are still met.',
      },
      {
        question: 'When should I stop?',
        answer:
          'If you are dizzy or shaky, or thoughts about food begin to get in the way: eat, then talk to your nutritionist or doctor. Stopping is not a failure.',
      },
    ],
    sources: [
      { title: 'Losing weight safely (UNS Hospital, in Indonesian)', url: safePaceUrl },
      { title: 'The SCOFF eating-disorder screen (BMC Psychiatry)', url: screeningUrl },
      {
        title: 'Ministry of Health regulation 28/2019: reference intakes (in Indonesian)',
        url: referenceIntakesUrl,
      },
    ],
  },
}
