import type { TextPageSeed } from '#server/seeds/cms/text-page-seed.ts'

export const privacy: TextPageSeed = {
  slug: 'kebijakan-privasi',
  validFrom: '2026-11-23',
  id: {
    title: 'Kebijakan privasi',
    lead: 'Data apa yang {product} kumpulkan, untuk apa, berapa lama, dan apa yang bisa Anda lakukan dengannya. Disusun menurut Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi (UU PDP).',
    keyword: 'kebijakan privasi, pelindungan data pribadi, UU PDP 27/2022',
    sections: [
      {
        heading: 'Siapa pengendali data',
        paragraphs: [
          'Pengendali data pribadi adalah {product}. Untuk semua hal tentang data Anda, tulis ke {email}.',
        ],
      },
      {
        heading: 'Data yang kami kumpulkan',
        items: [
          'Akun: nama, alamat email, kata sandi dalam bentuk teracak yang tidak bisa dibaca kembali, bahasa, dan, kalau Anda isi, tanggal lahir, negara, serta nomor telepon. Kalau Anda masuk dengan Google: pengenal akun Google itu.',
          'Perangkat: nama peramban dan sistem, waktu masuk, dan waktu terakhir aktif, supaya Anda bisa mengeluarkan perangkat yang tidak Anda kenal.',
          'Pembelian: program, durasi, harga, dan keadaan pembayaran. Nomor kartu atau rekening tidak kami terima.',
          'Kesehatan: yang Anda catat di tracker, yaitu berat dan ukuran tubuh, hasil periksa, makanan dan minuman, rasa lapar dan suasana hati, foto, serta target; yang Anda isi untuk menghitung target: jenis kelamin, tanggal lahir, tinggi, aktivitas, kehamilan, menyusui, dan ada tidaknya penyakit; dan program yang Anda pilih. Ini data pribadi yang bersifat spesifik (pasal 4). Dari pertanyaan tentang pola makan hanya hasilnya yang disimpan, bukan jawabannya.',
          'Tautan berbagi tracker: kapan dibuka dan oleh peramban apa, tidak pernah dari alamat mana.',
          'Persetujuan: apa yang Anda izinkan, kapan, dalam bahasa apa, dan edisi teks yang Anda lihat.',
          'Pertanyaan perusahaan: isi formulir yang Anda kirim kepada kami.',
        ],
      },
      {
        heading: 'Untuk apa, dan atas dasar apa',
        items: [
          'Menjalankan perjanjian dengan Anda: akun, pesanan, pembayaran, sesi, tracker.',
          'Persetujuan Anda, terpisah untuk tiap tujuan (pasal 22 sampai 24): data kesehatan, cookie fungsional, cookie analitik, dan formulir perusahaan. Persetujuan boleh ditarik kapan saja.',
          'Kewajiban hukum: catatan pembelian untuk pembukuan.',
          'Keamanan: membatasi percobaan masuk yang berulang. Alamat IP yang dipakai untuk menghitungnya disimpan dalam bentuk teracak, dan dihapus setelah batasnya lewat.',
        ],
      },
      {
        heading: 'Yang tidak kami lakukan',
        items: [
          'Menjual data, atau memakai data akun, pembelian, dan kesehatan untuk iklan.',
          'Memberikan data kesehatan seseorang kepada perusahaan tempat ia bekerja. Keterangan kelompok hanya untuk paling sedikit 11 orang.',
          'Memutuskan sesuatu yang penting tentang Anda hanya dengan mesin.',
        ],
      },
      {
        heading: 'Siapa lagi yang menerimanya',
        paragraphs: [
          'Ahli gizi yang mendampingi Anda, sejauh perlu untuk sesi. Siapa pun yang Anda beri tautan tracker: hanya bagian yang Anda pilih, selama tautannya berlaku. Penyedia pembayaran, untuk menarik pembayaran. Penyedia email, untuk mengantar surat kami. Google, hanya kalau Anda memilih masuk lewat Google. Mitra iklan kami, kalau ada, hanya dengan izin Anda atas cookie analitik. Penegak hukum, hanya atas permintaan yang sah.',
        ],
      },
      {
        heading: 'Cookie',
        items: [
          'Yang diperlukan: cookie sesi yang tidak bisa dibaca skrip, pilihan bahasa dan warna, dan pilihan cookie Anda sendiri.',
          'Kode tautan rekomendasi, hanya kalau Anda datang lewat tautan seseorang yang mendapat komisi: 30 hari. Namanya tertulis di atas setiap halaman, dan di situ juga kodenya bisa Anda hapus.',
          'Fungsional, dengan izin Anda: mengingat halaman yang hendak Anda tuju sebelum masuk.',
          'Analitik, dengan izin Anda: memberi tahu mitra iklan kami halaman publik mana yang Anda buka, termasuk halaman program. Tidak pernah halaman akun, pembelian, masuk, keranjang, tracker, atau perpanjangan program, dan tidak pernah apa yang ada di belakang tanda tanya sebuah alamat.',
        ],
      },
      {
        heading: 'Berapa lama disimpan',
        items: [
          'Akun, tracker, perangkat: sampai Anda menghapus akun. Penghapusan langsung terjadi dan tidak bisa dibatalkan.',
          'Salinan tracker di peramban Anda, supaya bisa dibuka tanpa sambungan: sampai Anda keluar dari akun di peramban itu.',
          'Catatan pembelian: tetap disimpan untuk pembukuan setelah akun dihapus, tanpa nama, alamat email, dan nomor telepon.',
          'Kode pesanan 10 menit, tautan konfirmasi 24 jam, tautan kata sandi baru 30 menit.',
          'Email keluar: dihapus dari sistem kami begitu terkirim.',
          'Pilihan cookie: 7 hari di peramban Anda, lalu kami bertanya lagi. Bukti persetujuannya kami simpan tanpa mengetahui siapa Anda.',
          'Pertanyaan perusahaan: selama percakapannya berjalan; kami hapus begitu Anda meminta.',
        ],
      },
      {
        heading: 'Hak Anda',
        paragraphs: [
          'Di halaman akun Anda bisa membaca, memperbaiki, dan mengunduh data (JSON dan CSV), mengeluarkan perangkat, dan menghapus akun. Untuk yang lain, atau kalau tidak bisa masuk, tulis ke {email} dari alamat akun Anda.',
        ],
        items: [
          'Akses, termasuk jejak pemrosesan: paling lambat 3 × 24 jam (pasal 32).',
          'Perbaikan data yang keliru: paling lambat 3 × 24 jam.',
          'Penghentian pemrosesan setelah persetujuan ditarik: paling lambat 3 × 24 jam (pasal 40).',
          'Pembatasan atau penundaan pemrosesan: paling lambat 3 × 24 jam (pasal 41).',
          'Pengakhiran, penghapusan, dan pemusnahan data (pasal 42 sampai 44).',
        ],
      },
      {
        heading: 'Kalau terjadi kebocoran',
        paragraphs: [
          'Kami memberi tahu Anda dan lembaga yang berwenang secara tertulis paling lambat 3 × 24 jam (pasal 46): data apa yang terungkap, kapan dan bagaimana, dan apa yang kami lakukan.',
        ],
      },
      {
        heading: 'Anak',
        paragraphs: [
          'Akun hanya untuk orang berusia 18 tahun ke atas. Data anak juga data yang bersifat spesifik; kami memprosesnya hanya dengan persetujuan orang tua atau walinya.',
        ],
      },
      {
        heading: 'Bagaimana kami menjaganya',
        paragraphs: [
          'Sambungan terenkripsi, kata sandi dengan Argon2id, sesi pendek yang bisa Anda akhiri dari perangkat lain, dan catatan sistem tanpa kata sandi, kode, atau data kesehatan. Tidak ada sistem yang tanpa celah; karena itu ada bagian tentang kebocoran di atas.',
        ],
      },
      {
        heading: 'Perubahan',
        paragraphs: [
          'Perubahan kebijakan ini kami beri tahukan sebelum berlaku (pasal 21), kepada pemegang akun lewat email. Kalau versi Indonesia dan Inggris berbeda, versi Indonesia yang berlaku.',
        ],
      },
    ],
  },
  en: {
    title: 'Privacy policy',
    lead: 'Which data {product} collects, what for, for how long, and what you can do about it. Written under Indonesia’s Law 27 of 2022 on Personal Data Protection (UU PDP).',
    keyword: 'privacy policy, personal data protection, UU PDP 27/2022',
    sections: [
      {
        heading: 'Who controls the data',
        paragraphs: [
          'The controller of personal data is {product}. For anything about your data, write to {email}.',
        ],
      },
      {
        heading: 'What we collect',
        items: [
          'Account: name, email address, your password in a scrambled form that cannot be read back, language and, if you fill them in, date of birth, country and telephone number. If you sign in with Google: the identifier of that Google account.',
          'Devices: name of browser and system, time of sign-in and of last activity, so that you can sign out a device you do not know.',
          'Purchases: program, duration, price and state of payment. We do not receive numbers of cards or bank accounts.',
          'Health: what you enter in a tracker, which is weight and body measures, test results, food and drink, hunger and mood, photos and goals; what you fill in to work out targets: sex, date of birth, height, activity, pregnancy, breastfeeding, and whether you have an illness; and the program that you choose. This is specific personal data (article 4). Of the questions about eating habits only the outcome is kept, never the answers.',
          'Links to a tracker: when they were opened and by which browser, never from which address.',
          'Consent: what you allowed, when, in which language, and which edition of the text you saw.',
          'Enquiries of companies: what you send us in the form.',
        ],
      },
      {
        heading: 'What for, and on which basis',
        items: [
          'To carry out our agreement with you: account, orders, payment, sessions, tracker.',
          'Your consent, separate for each purpose (articles 22 to 24): health data, functional cookies, analytics cookies, and the form for companies. You may withdraw it at any time.',
          'Legal duty: records of purchases for our books.',
          'Security: to limit repeated attempts to sign in. The internet address that is counted for this is kept scrambled, and deleted when its limit has run out.',
        ],
      },
      {
        heading: 'What we do not do',
        items: [
          'Sell data, or use data of accounts, purchases or health for advertising.',
          'Give anybody’s health data to the company they work for. Facts about groups are given for at least 11 people only.',
          'Leave an important decision about you to a machine alone.',
        ],
      },
      {
        heading: 'Who else receives it',
        paragraphs: [
          'The nutritionist who guides you, as far as a session needs it. Anybody to whom you give a link to your tracker: only the parts that you chose, for as long as the link is valid. The payment provider, to collect a payment. The email provider, to deliver our letters. Google, only if you choose to sign in with Google. Our advertising partner, if there is one, only with your permission for analytics cookies. Law enforcement, only on a lawful request.',
        ],
      },
      {
        heading: 'Cookies',
        items: [
          'Necessary: session cookies that scripts cannot read, your choice of language and colours, and your choice about cookies.',
          'The code of a recommendation, only if you came by the link of somebody who earns a commission: 30 days. Their name stands above every page, and there you can remove the code.',
          'Functional, with your permission: remembers the page that you were on your way to before signing in.',
          'Analytics, with your permission: tells our advertising partner which public pages you open, those of programs among them. Never the pages of your account, purchases, sign-in, cart, tracker or extension of a program, and never what stands behind the question mark of an address.',
        ],
      },
      {
        heading: 'How long we keep it',
        items: [
          'Account, tracker, devices: until you delete your account. Deletion happens at once and cannot be undone.',
          'The copy of your tracker in your browser, which opens it without a connection: until you sign out there.',
          'Records of purchases: kept for our books after an account is deleted, without name, email address and telephone number.',
          'Codes of orders 10 minutes, confirmation links 24 hours, links to a new password 30 minutes.',
          'Outgoing email: deleted from our system as soon as it is sent.',
          'Your choice about cookies: 7 days in your browser, then we ask again. The proof of consent is kept without our knowing who you are.',
          'Enquiries of companies: while the conversation lasts; deleted when you ask.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'On your account page you can read, correct and download your data (JSON and CSV), sign out devices and delete your account. For anything else, or when you cannot sign in, write to {email} from the address of your account.',
        ],
        items: [
          'Access, including the trail of processing: within 3 × 24 hours (article 32).',
          'Correction of wrong data: within 3 × 24 hours.',
          'An end to processing after consent is withdrawn: within 3 × 24 hours (article 40).',
          'Restriction or suspension of processing: within 3 × 24 hours (article 41).',
          'Ending of processing, erasure and destruction of data (articles 42 to 44).',
        ],
      },
      {
        heading: 'If there is a breach',
        paragraphs: [
          'We tell you and the authority in writing within 3 × 24 hours (article 46): which data was exposed, when and how, and what we are doing about it.',
        ],
      },
      {
        heading: 'Children',
        paragraphs: [
          'Accounts are for people aged 18 or older. A child’s data is specific data too; we process it only with the consent of a parent or guardian.',
        ],
      },
      {
        heading: 'How we protect it',
        paragraphs: [
          'Encrypted connections, passwords kept with Argon2id, short sessions that you can end from another device, and system logs without passwords, codes or health data. No system is without flaws; hence the part about breaches above.',
        ],
      },
      {
        heading: 'Changes',
        paragraphs: [
          'We announce changes of this policy before they apply (article 21), to account holders by email. Where the Indonesian and the English version differ, the Indonesian one counts.',
        ],
      },
    ],
  },
}
