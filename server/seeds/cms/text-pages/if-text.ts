import type { TextPageSeed } from '#server/seeds/cms/text-page-seed.ts'

export const ifProgram: TextPageSeed = {
  slug: 'if-program',
  validFrom: null,
  id: {
    title: 'Puasa berselang, tanpa terburu-buru',
    lead: 'Yang diatur adalah kapan kamu makan. Apa yang ada di piring tetap menentukan. Kita mulai dari jam yang longgar, melihat tidur dan suasana hati selain timbangan, dan kamu diberi tahu kalau cara ini tidak cocok untukmu.',
    metaTitle: 'Puasa berselang',
    metaDescription:
      'Siapa yang tidak cocok berpuasa berselang, batas yang kami jaga, contoh seharinya, dan program bersama ahli gizi.',
    keyword: 'puasa berselang, intermittent fasting, jendela makan, ahli gizi',
    sections: [
      {
        heading: 'Sebelum mulai',
        look: 'caution',
        items: [
          'Hamil, menyusui, atau belum 18 tahun: puasa berselang bukan untukmu sekarang.',
          'Punya diabetes atau minum obat yang bisa menurunkan gula darah: bicarakan dengan doktermu sebelum menggeser jam makan.',
          'Sedang atau pernah mengalami gangguan makan, atau pikiran tentang makan mengganggu hari-harimu: temui dokter atau psikolog lebih dulu.',
        ],
      },
      {
        heading: 'Yang bisa dan tidak bisa kami katakan',
        paragraphs: [
          'Kami tidak punya bukti bahwa menggeser jam makan lebih manjur daripada cara makan teratur yang lain. Jadi kami tidak menjanjikannya.',
          'Yang berlaku untuk cara makan mana pun: separuh piring sayur dan buah, separuh makanan pokok dan lauk, dan laju yang bisa dijalani tubuhmu.',
        ],
      },
      {
        heading: 'Batas yang kami jaga',
        look: 'figures',
        terms: [
          {
            term: '0,5–1 kg seminggu',
            text: 'Laju yang dianggap aman. Tidak setiap orang perlu turun.',
          },
          {
            term: '1.200 dan 1.500 kkal',
            text: 'Batas bawah sehari untuk perempuan dan laki-laki; kurang dari itu hanya dengan persetujuan ahli gizimu.',
          },
          {
            term: '800 kkal',
            text: 'Kurang dari ini sehari hanya dengan pengawasan medis, tidak pernah di program ini.',
          },
          {
            term: '2 dari 5 pertanyaan',
            text: 'Dua jawaban “ya” atau lebih pada SCOFF, lima pertanyaan singkat tentang gangguan makan: bicaralah dulu dengan dokter atau psikolog. Ini penyaringan awal, bukan diagnosis.',
          },
        ],
      },
      {
        heading: 'Contoh sehari',
        paragraphs: [
          'Jendela makan 10 jam, dari 07.30 sampai 17.30. Jendelamu sendiri kamu pilih bersama ahli gizi, dan yang lebih longgar selalu boleh.',
        ],
        terms: [
          { term: '07.30', text: 'Sarapan nasi atau roti, telur atau tempe, dan buah.' },
          {
            term: '12.30',
            text: 'Piring terbesar: sepertiga makanan pokok, sepertiga sayur, seperenam lauk, seperenam buah.',
          },
          {
            term: '17.00',
            text: 'Makan malam lebih awal dengan bagian yang sama, sedikit lebih kecil. Selesai pukul 17.30.',
          },
          {
            term: 'Sampai pagi',
            text: 'Air putih, lalu tidur. Kalau lapar, kamu boleh makan; ceritakan ke ahli gizimu.',
          },
        ],
      },
      {
        heading: 'Kapan sebaiknya makan saja',
        items: [
          'Kamu pusing, gemetar, atau hampir pingsan: makanlah, dan bicara dengan dokter kalau terulang.',
          'Pikiran tentang makan atau timbangan memenuhi harimu: berhenti, dan bicaralah dengan dokter atau psikolog.',
          'Kerja bergilir, sakit, hajatan: lupakan dulu jadwalnya. Itu bukan kegagalan, dan kamu tidak mulai lagi dari nol.',
        ],
      },
    ],
    sources: [
      {
        title: 'Penurunan berat badan yang aman (RS UNS)',
        url: 'https://rs.uns.ac.id/rs-uns-gelar-dialog-sehat-tekankan-penurunan-berat-badan-yang-aman-dan-sehat',
      },
      {
        title: 'Kuesioner SCOFF: seberapa baik menyaring (BMC Psychiatry, dalam bahasa Inggris)',
        url: 'https://link.springer.com/doi/10.1186/1471-244X-9-5',
      },
      {
        title: 'Tips atur porsi makan dengan Isi Piringku (Seni Sehat)',
        url: 'https://senisehat.com/2020/10/02/tips-atur-porsi-makan-dengan-isi-piringku/',
      },
    ],
  },
  en: {
    title: 'Intermittent fasting, without the hurry',
    lead: 'Fasting decides when you eat. What is on the plate still decides the rest. We begin with a wide eating window, look at sleep and mood as well as the scale, and say so when it does not suit you.',
    metaTitle: 'Intermittent fasting',
    metaDescription:
      'Who intermittent fasting is not for, which limits we keep, what a day can look like, and the program with a nutritionist.',
    keyword: 'intermittent fasting, eating window, nutritionist, Indonesia',
    sections: [
      {
        heading: 'Before you start',
        look: 'caution',
        items: [
          'Pregnant, breastfeeding or under 18: intermittent fasting is not for you now.',
          'Diabetes, or medicine that can lower blood sugar: speak to your doctor before you move a single meal.',
          'An eating disorder now or in the past, or thoughts about food that get in the way of your days: see a doctor or psychologist first.',
        ],
      },
      {
        heading: 'What we can say, and what we cannot',
        paragraphs: [
          'We have no evidence that shifted meal times do more than another regular way of eating, so we do not promise it.',
          'What holds for any way of eating: half the plate vegetables and fruit, half staple food and side dishes, and a pace that your body can keep.',
        ],
      },
      {
        heading: 'Limits we keep',
        look: 'figures',
        terms: [
          {
            term: '0.5–1 kg a week',
            text: 'The pace that is considered safe. Not everybody needs to lose weight.',
          },
          {
            term: '1,200 and 1,500 kcal',
            text: 'The least for one day, for women and for men; less only with your nutritionist’s agreement.',
          },
          {
            term: '800 kcal',
            text: 'Less than this in a day only under medical supervision, never in this program.',
          },
          {
            term: '2 of 5 questions',
            text: 'Two or more “yes” answers in SCOFF, five short questions about eating disorders: talk to a doctor or psychologist first. It is a first check, not a diagnosis.',
          },
        ],
      },
      {
        heading: 'What a day can look like',
        paragraphs: [
          'An eating window of 10 hours, from 07:30 to 17:30. You choose your own with your nutritionist, and a wider one is always fine.',
        ],
        terms: [
          { term: '07:30', text: 'Breakfast with rice or bread, an egg or tempe, and fruit.' },
          {
            term: '12:30',
            text: 'The largest plate: a third staple food, a third vegetables, a sixth side dishes, a sixth fruit.',
          },
          {
            term: '17:00',
            text: 'An early supper in the same proportions, a little smaller. Done by 17:30.',
          },
          {
            term: 'Until morning',
            text: 'Water, and sleep. If you are hungry, you may eat; tell your nutritionist about it.',
          },
        ],
      },
      {
        heading: 'When to stop and just eat',
        items: [
          'You are dizzy, shaky or faint: eat something, and speak to a doctor if it happens again.',
          'Thoughts about food or the scale fill your day: stop, and talk to a doctor or psychologist.',
          'Shift work, illness, a feast: forget the schedule for now. It is not a failure, and you do not start again from zero.',
        ],
      },
    ],
    sources: [
      {
        title: 'Safe weight loss (RS UNS, in Indonesian)',
        url: 'https://rs.uns.ac.id/rs-uns-gelar-dialog-sehat-tekankan-penurunan-berat-badan-yang-aman-dan-sehat',
      },
      {
        title: 'The SCOFF questionnaire: how well it screens (BMC Psychiatry)',
        url: 'https://link.springer.com/doi/10.1186/1471-244X-9-5',
      },
      {
        title: 'Portions with Isi Piringku (Seni Sehat, in Indonesian)',
        url: 'https://senisehat.com/2020/10/02/tips-atur-porsi-makan-dengan-isi-piringku/',
      },
    ],
  },
}
