import type { TextPageSeed } from '#server/seeds/cms/text-page-seed.ts'

export const consultation: TextPageSeed = {
  slug: 'konsultasi',
  validFrom: null,
  id: {
    title: 'Ngobrol soal isi piringmu',
    lead: 'Secara daring, dengan satu ahli gizi, tentang makanan yang memang kamu makan. Selesainya, kamu membawa satu perubahan yang sanggup kamu jalani.',
    metaTitle: 'Konsultasi dengan ahli gizi',
    metaDescription:
      'Bicara daring dengan ahli gizi, langkah demi langkah: biayanya, apa yang boleh dan tidak boleh dilakukan ahli gizi, dan apa yang perlu disiapkan.',
    keyword: 'konsultasi gizi online, ahli gizi, biaya konsultasi gizi',
    sections: [
      {
        heading: 'Begini jalannya',
        look: 'steps',
        terms: [
          {
            term: 'Pilih ahli gizi atau program',
            text: 'Di profil tertulis bidangnya, bahasanya, dan biayanya. Untuk satu konsultasi, kamu memilih waktunya lalu membayar; dalam program, sesinya sudah termasuk.',
          },
          {
            term: 'Ceritakan cara makanmu',
            text: 'Apa, kapan, di mana, dengan siapa. Tidak ada jawaban salah, dan tidak ada nilai.',
          },
          {
            term: 'Sepakati satu perubahan',
            text: 'Yang kecil, misalnya pembagian piring saat makan siang.',
          },
          {
            term: 'Lihat hasilnya bersama',
            text: 'Di sesi berikutnya: yang berhasil diteruskan, yang berat diganti.',
          },
        ],
      },
      {
        heading: 'Yang dilakukan ahli gizi',
        look: 'does',
        paragraphs: [
          'Di sini kamu mendapat edukasi dan pendampingan makan, bukan pemeriksaan dokter (PP 28/2024).',
        ],
        items: [
          'Menyusun menu bersamamu dari bahan yang ada.',
          'Membaca ringkasan tracker yang kamu bagikan, sebelum sesi mulai. Kamu bisa membaca ringkasan yang sama, dan melihat apa saja yang ia buka.',
          'Membaca hasil laboratorium yang kamu bawa, untuk dibahas bersama.',
          'Menjelaskan angka seperti IMT dan dari mana asalnya.',
          'Mengarahkanmu ke dokter kalau memang perlu.',
        ],
      },
      {
        heading: 'Yang tidak dilakukan ahli gizi',
        look: 'does-not',
        items: [
          'Mendiagnosis. Ahli gizi bukan dokter.',
          'Meresepkan obat, atau mengubah resep doktermu.',
          'Menjanjikan angka di timbangan.',
          'Menjual suplemen kepadamu.',
        ],
      },
      {
        heading: 'Waktu dan tempatnya',
        items: [
          'Satu sesi biasanya 45\u00a0menit. Lamanya tertulis sebelum kamu memesan.',
          'Di ruang sesi di situs ini, dengan video atau suara saja, atau lewat tautan ahli gizimu. Halaman sesimu menyebut yang mana. Kalau panggilannya tidak jalan, ia menelepon nomor di akunmu. Kami tidak merekamnya.',
          'Sampai 12\u00a0jam sebelumnya kamu bisa membatalkan tanpa biaya, dan memindahkannya dua kali. Setelah itu, sesi yang kamu batalkan tetap terhitung.',
          'Kalau ahli gizi yang membatalkan, sesimu kembali. Kalau kurang dari 12\u00a0jam sebelumnya, kamu mendapat satu sesi tambahan.',
        ],
      },
      {
        heading: 'Yang perlu disiapkan',
        items: [
          'Formulir singkat di halaman sesimu: keluhan, obat, alergi, kebiasaan, dan tiga hal yang ingin kamu tanyakan. Sesi berikutnya kamu tinggal memperbaruinya.',
          'Apa yang kamu makan kemarin, apa adanya. Foto piring juga boleh.',
          'Tinggi dan berat badan, kalau tahu dan mau menyebutnya.',
          'Nama obat dan suplemen yang kamu minum.',
          'Hasil laboratorium beberapa bulan terakhir, kalau ada.',
        ],
      },
      {
        heading: 'Yang kamu bawa pulang',
        items: [
          'Ringkasan sesi dalam bahasa sehari-\u2060hari, beserta catatan lengkap yang ditandatangani ahli gizimu. Tautannya kami kirim lewat email.',
          'Langkah yang kalian sepakati, dengan tanggalnya, di tracker-\u2060mu. Hasilnya dibahas di sesi berikutnya.',
          'Rencana makan, kalau ahli gizimu menyusunnya: per waktu makan, dengan takaran rumah tangga. Makanannya bisa kamu tukar dengan yang sepadan, catat dengan satu tekanan, dan cetak untuk seminggu dengan daftar belanjanya. Kami memberi tahumu lewat email begitu terbit.',
        ],
      },
      {
        heading: 'Sampaikan sejak awal',
        look: 'caution',
        paragraphs: [
          'Kehamilan, menyusui, usia di bawah 18 tahun, atau gangguan makan, dulu maupun sekarang, mengubah saran yang aman untukmu.',
        ],
      },
      {
        heading: 'Kapan tidak boleh menunggu',
        look: 'urgent',
        paragraphs: ['Jangan menunggu konsultasi. Lakukan ini dulu.', '{emergency}'],
      },
    ],
    sources: [
      {
        title: 'Telekesehatan dalam PP 28/2024',
        url: 'https://persijatim.id/2025/03/08/upaya-kesehatan-dalam-bentuk-telemedisine-dalam-regulasi-di-indonesia/',
      },
      {
        title: 'Klasifikasi tekanan darah (Kompas)',
        url: 'https://health.kompas.com/read/23F09120100668/kenali-klasifikasi-hipertensi-di-indonesia',
      },
    ],
    closing: {
      title: 'Mulai dari mana?',
      text: 'Mulai dari ahli gizinya kalau kamu punya pertanyaan, dari program kalau mau didampingi lebih lama.',
    },
  },
  en: {
    title: 'Let’s talk about what’s on your plate',
    lead: 'Online, with one nutritionist, about the food you actually eat. You leave with one change you can manage.',
    metaTitle: 'How a consultation works',
    metaDescription:
      'An online talk with a nutritionist, step by step: what it costs, what a nutritionist may and may not do, and what to have ready.',
    keyword: 'online nutrition consultation, nutritionist, cost of a consultation',
    sections: [
      {
        heading: 'How it works',
        look: 'steps',
        terms: [
          {
            term: 'Choose a nutritionist or a program',
            text: 'Each profile lists fields, languages and price. For a single consultation, you choose a time and pay; in a program, sessions are included.',
          },
          {
            term: 'Describe how you eat',
            text: 'What, when, where and with whom. There are no wrong answers, and nothing is graded.',
          },
          {
            term: 'Agree on one change',
            text: 'A small one, for instance how lunch is divided on the plate.',
          },
          {
            term: 'Look at it together',
            text: 'Next time: what worked stays, what was too hard is replaced.',
          },
        ],
      },
      {
        heading: 'What a nutritionist does',
        look: 'does',
        paragraphs: [
          'You get education and support with eating, not a medical examination (Government Regulation 28/2024).',
        ],
        items: [
          'Plans meals with you from food you already have.',
          'Reads the brief of the tracker you share, before the session starts. You can read the same brief, and see what they opened.',
          'Goes through your lab results with you.',
          'Explains numbers such as body mass index and where they come from.',
          'Refers you to a doctor when you need one.',
        ],
      },
      {
        heading: 'What a nutritionist does not do',
        look: 'does-not',
        items: [
          'Make a diagnosis. A nutritionist is not a doctor.',
          'Prescribe medicine, or change what your doctor prescribed.',
          'Promise a number on the scales.',
          'Sell you supplements.',
        ],
      },
      {
        heading: 'Time and place',
        items: [
          'One session usually takes 45\u00a0minutes. You read how long it is before you book.',
          'In the session’s room on this site, by video or sound only, or at your nutritionist’s link. The page of your session says which. If the call does not work, they telephone the number in your account. We do not record it.',
          'Until 12\u00a0hours before, you can cancel at no cost, and move it twice. After that, a session you cancel still counts.',
          'If the nutritionist cancels, your session comes back. With less than 12\u00a0hours’ notice, you get one more.',
        ],
      },
      {
        heading: 'What to have ready',
        items: [
          'A short form on the page of your session: complaints, medicine, allergies, habits, and three things you want to ask. Before the next session you only update it.',
          'What you ate yesterday, as it was. A photo of a plate is fine.',
          'Your height and weight, if you know them and want to tell.',
          'The names of medicine and supplements that you take.',
          'Lab results from the past few months, if you have any.',
        ],
      },
      {
        heading: 'What you take home',
        items: [
          'A summary of the session in plain words, with the full note that your nutritionist signed. We email you the link.',
          'The steps you agreed on, with their dates, in your tracker. The next session begins with how they went.',
          'A meal plan, if your nutritionist makes one: meal by meal, in household measures. You can swap a food for another of the same value, log a meal with one press, and print a week with its shopping list. We email you once it is published.',
        ],
      },
      {
        heading: 'Tell us first',
        look: 'caution',
        paragraphs: [
          'Pregnancy, breastfeeding, being under 18, or an eating disorder, now or in the past, changes which advice is safe for you.',
        ],
      },
      {
        heading: 'When not to wait for a consultation',
        look: 'urgent',
        paragraphs: ['Do this first. The number is for Indonesia.', '{emergency}'],
      },
    ],
    sources: [
      {
        title: 'Telehealth in PP 28/2024 (in Indonesian)',
        url: 'https://persijatim.id/2025/03/08/upaya-kesehatan-dalam-bentuk-telemedisine-dalam-regulasi-di-indonesia/',
      },
      {
        title: 'Classes of blood pressure (Kompas, in Indonesian)',
        url: 'https://health.kompas.com/read/23F09120100668/kenali-klasifikasi-hipertensi-di-indonesia',
      },
    ],
    closing: {
      title: 'Where to begin?',
      text: 'Start with a nutritionist if you have a question, or with a program if you want support for longer.',
    },
  },
}
