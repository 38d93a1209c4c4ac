import type { HomePage } from '#server/contract/content.schema.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'

/** The home page's texts. Prices come from the main backend, never from here. */
export const home: Record<ContentLocale, Omit<HomePage, 'meta' | 'isClaimExample'>> = {
  id: {
    hero: {
      title: 'Makanan yang kamu kenal, ditemani ahli gizi.',
      text: 'Konsultasi daring dengan satu ahli gizi, dari sesi pertama sampai selesai. Tanpa makanan terlarang, tanpa janji angka timbangan.',
    },
    steps: [
      {
        title: 'Pilih program',
        text: 'Baca untuk siapa program itu cocok, dan siapa yang sebaiknya bertemu dokter dulu.',
      },
      {
        title: 'Tentukan durasi',
        text: 'Lama program, jumlah sesi, dan harga lengkap terlihat sebelum kamu mendaftar.',
      },
      {
        title: 'Ngobrol dengan ahli gizi',
        text: 'Sesi berlangsung daring. Kamu bercerita, ahli gizi bertanya, dan kalian sepakat pada satu perubahan.',
      },
      {
        title: 'Catat seperlunya',
        text: 'Makan, berat, tekanan darah, atau gula darah: satu dua ketukan di tracker. Naik turun harian itu biasa; yang dilihat arahnya.',
      },
    ],
    questions: [
      {
        question: 'Apakah saya harus berhenti makan nasi?',
        answer:
          'Tidak. Menurut Isi Piringku, makanan pokok mengisi sepertiga piring; nasi 150 gram, kira-kira tiga centong, adalah contohnya. Kalau mau, kamu bisa menukarnya dengan kentang, mi, atau roti.',
      },
      {
        question: 'Seberapa cepat berat badan saya turun?',
        answer:
          'Kami tidak menjanjikan angka, dan tidak setiap orang perlu turun. Laju yang dianggap aman adalah 0,5 sampai 1 kilogram seminggu; ahli gizi akan bilang terus terang kalau targetmu terlalu cepat.',
      },
      {
        question: 'Apakah ini menggantikan dokter?',
        answer:
          'Tidak. Yang kamu dapat adalah pendampingan makan dan edukasi, bukan diagnosis atau resep. Di setiap program tertulis siapa yang perlu bicara dengan dokter lebih dulu.',
      },
      {
        question: 'Berapa biayanya, dan apa ada biaya tambahan?',
        answer:
          'Harga tiap durasi tertulis di halaman program, dan tidak ada biaya tambahan. Sebelum membayar, kamu melihat sekali lagi apa yang kamu beli dan totalnya.',
      },
      {
        question: 'Bagaimana cara membayarnya?',
        answer:
          'Lewat QRIS atau virtual account bank. QRIS berlaku sampai Rp 10.000.000 sekali bayar. Kamu boleh membayar dari ponsel lain; programmu terbuka setelah pembayaran diterima.',
      },
      {
        question: 'Siapa yang bisa melihat catatan saya?',
        answer:
          'Kamu sendiri, dan orang yang kamu beri tautan, misalnya ahli gizimu: hanya bagian yang kamu pilih, selama tautannya berlaku. Data kesehatan termasuk data pribadi yang dilindungi khusus oleh UU 27/2022, dan kami memperlakukannya begitu.',
      },
    ],
    closing: {
      title: 'Mulai dari piring yang kamu pakai tiap hari',
      text: 'Baca isi programnya, untuk siapa, dan berapa harganya. Kamu baru membayar setelah memilih durasi.',
    },
  },
  en: {
    hero: {
      title: 'The food you know, with a nutritionist beside you.',
      text: 'Online consultations with one nutritionist, from the first session to the last. No forbidden food, no promised number on the scales.',
    },
    steps: [
      {
        title: 'Choose a program',
        text: 'Read who it suits, and who should see a doctor first.',
      },
      {
        title: 'Choose a duration',
        text: 'You see the length, the number of sessions and the full price before you sign up.',
      },
      {
        title: 'Talk to your nutritionist',
        text: 'Sessions are online. You tell your story, the nutritionist asks questions, and you agree on one change.',
      },
      {
        title: 'Log what helps',
        text: 'Food, weight, blood pressure or blood sugar: a tap or two in your tracker. Days go up and down; what counts is the direction.',
      },
    ],
    questions: [
      {
        question: 'Do I have to give up rice?',
        answer:
          'No. In Isi Piringku, the Indonesian plate guide, staple food fills a third of the plate; 150 grams of cooked rice, about three scoops, is one example. You can swap it for potato, noodles or bread.',
      },
      {
        question: 'How fast will I lose weight?',
        answer:
          'We promise no number, and not everybody needs to lose weight. A pace of 0.5 to 1 kilogram a week is considered safe; your nutritionist will say so plainly if your target is too fast.',
      },
      {
        question: 'Does this replace my doctor?',
        answer:
          'No. You get guidance and education about eating, not a diagnosis or a prescription. Every program says who should talk to a doctor first.',
      },
      {
        question: 'What does it cost, and are there extra fees?',
        answer:
          'The price of each duration is on the program’s page, and nothing is added to it. Before you pay, you see once more what you are buying and the total.',
      },
      {
        question: 'How do I pay?',
        answer:
          'By QRIS or by bank virtual account. QRIS covers payments up to IDR 10,000,000. You may pay from another phone; your program opens once the payment has arrived.',
      },
      {
        question: 'Who can see my records?',
        answer:
          'You, and anyone you give a link to, such as your nutritionist: only the parts you choose, for as long as the link is valid. Indonesian law (UU 27/2022) gives health data special protection, and we treat it that way.',
      },
    ],
    closing: {
      title: 'Start with the plate you eat from every day',
      text: 'Read what a program includes, who it suits and what it costs. You pay only after you have chosen a duration.',
    },
  },
}
