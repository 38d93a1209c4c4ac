import type { TextPageSeed } from '#server/seeds/cms/text-page-seed.ts'

export const policy: TextPageSeed = {
  slug: 'policy',
  validFrom: '2026-11-25',
  id: {
    title: 'Ketentuan layanan dan janji kami',
    lead: 'Ini yang Anda setujui ketika memakai {product}, dan yang boleh Anda tuntut dari kami. Ditulis supaya bisa dibaca sekali duduk.',
    keyword: 'syarat dan ketentuan, ketentuan layanan, janji layanan',
    sections: [
      {
        heading: 'Apa yang kami berikan',
        paragraphs: [
          '{product} menyediakan program makan, konsultasi daring dengan ahli gizi, bacaan, dan tracker untuk berat, makanan, dan ukuran tubuh. Semuanya bersifat edukasi dan pendampingan gaya hidup.',
          'Kami bukan fasilitas kesehatan. Kami tidak mendiagnosis, tidak meresepkan obat, dan tidak melakukan telemedisin klinis sebagaimana diatur dalam Peraturan Pemerintah Nomor 28 Tahun 2024.',
        ],
      },
      {
        heading: 'Keadaan darurat',
        paragraphs: [
          '{product} tidak menangani keadaan darurat. Jangan menunggu sesi.',
          '{emergency}',
        ],
      },
      {
        heading: 'Siapa yang boleh memakai',
        paragraphs: [
          'Anda harus berusia paling sedikit 18 tahun untuk membuat akun. Untuk anak, orang tua atau walinya yang mendaftar dan hadir di sesi. Satu akun untuk satu orang; jangan bagikan kata sandi Anda.',
        ],
      },
      {
        heading: 'Harga dan pembayaran',
        items: [
          'Harga setiap durasi tertulis di halaman program, lengkap, dalam rupiah. Anda melihat totalnya sekali lagi sebelum membayar.',
          'Pesanan dikonfirmasi dengan kode yang dikirim ke email Anda, kecuali Anda baru saja masuk atau mengonfirmasi email. Pembayaran diproses penyedia pembayaran; data kartu atau rekening yang Anda pakai untuk membayar tidak sampai ke kami.',
          'Tracker terbuka setelah pembayaran diterima. Program mulai pada hari sesi pertama, paling lambat 14 hari setelah pembayaran, menurut kalender Jakarta.',
          'Kalau Anda membeli program yang sama lagi selagi masih berjalan, waktunya ditambahkan setelah hari yang tersisa; tidak ada hari yang hilang.',
          'Tidak ada perpanjangan otomatis. Setelah minggu terakhir tidak ada yang ditagih.',
          'Pesanan yang belum dibayar boleh Anda batalkan kapan saja tanpa biaya.',
        ],
      },
      {
        heading: 'Pengembalian dana',
        items: [
          'Sampai tujuh hari setelah pembayaran, selama belum ada sesi yang dipakai, Anda menerima kembali seluruh pembayaran, tanpa perlu menyebutkan alasan.',
          'Setelah itu Anda menerima bagian yang belum dipakai: sisa hari dibagi jumlah hari, atau sisa sesi dibagi jumlah sesi, mana yang lebih kecil, dikali harga yang dibayar dan dibulatkan ke bawah. Hari permintaan dihitung sebagai hari yang dipakai.',
          'Untuk konsultasi yang dibeli tersendiri, Anda menerima kembali seluruh pembayaran selama sesinya belum dipakai, sampai hari terakhir berlakunya. Sesi yang Anda batalkan kurang dari 12 jam sebelumnya terhitung sudah dipakai.',
          'Ajukan permintaan di halaman pembelian Anda. Jumlah persisnya tertulis di sana sebelum Anda mengirim permintaan. Begitu permintaan terkirim, masa program dari pembelian itu berakhir.',
          'Dana kembali lewat cara pembayaran yang Anda pakai. Kalau cara itu tidak bisa menerima pengembalian, misalnya virtual account bank, kami meminta nomor rekening Anda di halaman pembelian dan mentransfernya.',
        ],
      },
      {
        heading: 'Kalau ada yang tidak beres',
        paragraphs: [
          'Kalau sesi tidak terjadi karena ahli gizi atau sistem kami, sesi itu tidak hilang: kami menggantinya, atau mengembalikan uang untuk sesi itu kalau Anda memilih begitu. Kalau Anda ditagih dua kali, yang kedua dikembalikan.',
          'Tulis ke {email}. Sebutkan ID transaksi di kuitansi Anda. Kami akan menyampaikan apa yang kami temukan, termasuk kalau permintaan Anda tidak bisa kami kabulkan.',
        ],
      },
      {
        heading: 'Yang kami minta dari Anda',
        items: [
          'Ceritakan keadaan Anda apa adanya, termasuk kehamilan, penyakit, alergi, obat, dan riwayat gangguan makan. Saran yang aman bergantung pada itu.',
          'Jangan mengubah atau menghentikan obat tanpa dokter.',
          'Jangan memakai akun orang lain, merekayasa balik layanan, atau menyalin isi situs untuk dijual.',
          'Bersikaplah sopan kepada ahli gizi. Mereka berhak mengakhiri sesi kalau diperlakukan kasar.',
        ],
      },
      {
        heading: 'Janji kami',
        items: [
          'Kami tidak menjanjikan hasil, dan tidak menakut-nakuti supaya Anda membeli.',
          'Profil ahli gizi hanya tampil selama STR dan SIP-nya berlaku. Profil bertanda “Profil contoh” adalah orang rekaan, dan nomornya pun contoh.',
          'Kami tidak membantu mengejar target di luar batas aman: perubahan lebih dari 1 kg seminggu atau, tanpa persetujuan ahli gizi, kurang dari 1.200 kkal sehari bagi perempuan dan 1.500 kkal bagi laki-laki.',
          'Fakta kesehatan yang kami tulis menyebut sumbernya. Kalau keliru, kami betulkan dan kami cantumkan tanggalnya.',
          'Anda bisa mengunduh data Anda dan menghapus akun sendiri, tanpa harus menghubungi kami.',
        ],
      },
      {
        heading: 'Hak atas isi',
        paragraphs: [
          'Teks dan gambar di situs ini milik {product}. Anda boleh mencetak dan membagikannya untuk keperluan pribadi. Catatan yang Anda masukkan tetap milik Anda.',
        ],
      },
      {
        heading: 'Perubahan dan hukum yang berlaku',
        paragraphs: [
          'Kalau ketentuan ini berubah, kami memberi tahu pemegang akun lewat email sebelum berlaku. Program yang sudah dibayar tetap memakai ketentuan saat dibeli, kecuali yang baru lebih menguntungkan Anda.',
          'Berlaku hukum Republik Indonesia. Kalau versi bahasa Indonesia dan bahasa Inggris berbeda, versi bahasa Indonesia yang berlaku.',
        ],
      },
    ],
  },
  en: {
    title: 'Terms of use, and what we promise',
    lead: 'This is what you agree to when you use {product}, and what you can hold us to. It is written to be read in one sitting.',
    keyword: 'terms and conditions, terms of use, service promise',
    sections: [
      {
        heading: 'What we provide',
        paragraphs: [
          '{product} offers eating programs, online consultations with nutritionists, articles, and a tracker for weight, food and body measurements. All of it is meant as education and lifestyle support.',
          'We are not a healthcare facility. We do not diagnose, prescribe medicine or practise clinical telemedicine as regulated by Indonesia’s Government Regulation 28 of 2024.',
        ],
      },
      {
        heading: 'Emergencies',
        paragraphs: [
          '{product} does not handle emergencies. Do not wait for a session.',
          '{emergency}',
        ],
      },
      {
        heading: 'Who may use it',
        paragraphs: [
          'You must be 18 or older to open an account. For a child, a parent or guardian signs up and takes part in the sessions. Each account is for one person; do not share your password.',
        ],
      },
      {
        heading: 'Prices and payment',
        items: [
          'The full price of each duration is shown on the program’s page, in rupiah. You see the total once more before you pay.',
          'You confirm an order with a code that we send to your email address, unless you have just signed in or confirmed it. A payment provider processes the payment; details of the card or bank account you pay with do not reach us.',
          'The tracker opens once the payment has been received. The program starts on the day of the first session, at most 14 days after the payment, by the calendar in Jakarta.',
          'If you buy the same program again while it is still running, the new period is added after the days you have left; no day is lost.',
          'Nothing renews automatically, and nothing is charged after the last week.',
          'You may cancel an unpaid order at any time, free of charge.',
        ],
      },
      {
        heading: 'Refunds',
        items: [
          'Up to seven days after payment, as long as no session has been used, you get the whole payment back, without having to give a reason.',
          'After that, you get back the part you have not used: the days left divided by all the days, or the sessions left divided by all the sessions, whichever is smaller, multiplied by the price you paid and rounded down. The day of your request counts as used.',
          'For a consultation bought separately, you get the whole payment back as long as its session has not been used, until the last day on which it can be. A session that you cancel less than 12 hours before it counts as used.',
          'Make your request on the page of your purchase, which shows the exact amount before you send it. As soon as it is sent, the program period from that purchase ends.',
          'We refund to the payment method you used. If that method cannot receive refunds, as with a bank virtual account, we ask for your bank account number on the page of your purchase and transfer the money there.',
        ],
      },
      {
        heading: 'When something goes wrong',
        paragraphs: [
          'A session that does not take place because of the nutritionist or our system is not lost: we replace it, or refund it if you prefer. If you are charged twice, we return the second charge.',
          'Write to {email} and quote the transaction ID on your receipt. We will tell you what we found, even when the answer is no.',
        ],
      },
      {
        heading: 'What we ask of you',
        items: [
          'Tell us how things really are, including any pregnancy, illness, allergies, medicines and history of eating disorders. Safe advice depends on it.',
          'Do not change or stop a medicine without your doctor.',
          'Do not use anyone else’s account, reverse-engineer the service or copy its content for sale.',
          'Treat nutritionists with courtesy. They may end a session that turns abusive.',
        ],
      },
      {
        heading: 'What we promise',
        items: [
          'We do not promise results, and we do not frighten you into buying.',
          'A nutritionist’s profile is shown only while their registration (STR) and practice licence (SIP) are valid. A profile marked “Example profile” shows a person who was made up, and so are its numbers.',
          'We do not help anyone pursue targets beyond safe limits: a change of more than 1 kg a week or, without a nutritionist’s agreement, less than 1,200 kcal a day for women and 1,500 kcal for men.',
          'The health facts we publish name their source. If one is wrong, we correct it and state the date.',
          'You can download your data and delete your account yourself, without writing to us.',
        ],
      },
      {
        heading: 'Rights in the content',
        paragraphs: [
          'The text and pictures on this site belong to {product}. You may print and share them for personal use. The records you enter remain yours.',
        ],
      },
      {
        heading: 'Changes and governing law',
        paragraphs: [
          'If these terms change, we tell account holders by email before the new terms take effect. A program already paid for keeps the terms it was bought under, unless the new ones are better for you.',
          'These terms are governed by the law of the Republic of Indonesia. If the Indonesian and English versions differ, the Indonesian version prevails.',
        ],
      },
    ],
  },
}
