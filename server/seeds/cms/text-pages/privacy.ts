import type { TextPageSeed } from '#server/seeds/cms/text-page-seed.ts'

export const privacy: TextPageSeed = {
  slug: 'kebijakan-privasi',
  validFrom: '2026-11-28',
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
          'Pembelian: program, durasi, harga, dan status pembayaran. Nomor kartu atau rekening yang Anda pakai untuk membayar tidak kami terima. Kalau uang tidak bisa dikembalikan lewat cara itu: nomor rekening yang Anda berikan untuk pengembaliannya.',
          'Konsultasi: waktu sesi dan yang terjadi padanya, kapan Anda masuk dan keluar dari ruang sesi, hari dan jam yang Anda tunggu di daftar tunggu, zona waktu Anda, dan yang Anda tulis untuk dibahas.',
          'Catatan dan rencana: yang ditulis ahli gizi Anda tentang sesi (penilaian, masalah gizi, anjuran, pemantauan, ringkasan, langkah, dan tambahannya) beserta salinan ringkasan tracker saat itu, rencana makannya, izinnya untuk memasang target beserta alasannya, pilihan makanan Anda di dalam rencana, dan hasil langkah yang Anda tandai.',
          'Pesan: yang Anda dan ahli gizi Anda saling tulis, foto dan PDF yang dikirim, waktunya, dan sampai mana masing-\u2060masing sudah membaca. Lokasi dan data kamera dikeluarkan dari foto; PDF tidak kami buka. Pesan yang ditarik kehilangan isi dan berkasnya.',
          'Kalau Anda ahli gizi di sini: nama, masa berlaku SIP, jam praktik, hari libur beserta catatannya, tautan ruang pertemuan, sesi, pesan, dan teks cepat Anda. Tautan kalender Anda hanya memuat waktu dan inisial klien; siapa pun yang memegangnya bisa membacanya sampai Anda mencabutnya.',
          'Kesehatan: yang Anda catat di tracker, yaitu berat dan ukuran tubuh, hasil periksa, makanan dan minuman, rasa lapar dan suasana hati, foto, serta target; isian sebelum sesi: keluhan, riwayat kesehatan, obat, alergi, kehamilan, kebiasaan makan, anggaran, puasa dan aturan agama, gerak, tidur, dan pertanyaan Anda; yang Anda isi untuk menghitung target: jenis kelamin, tanggal lahir, tinggi, aktivitas, kehamilan, menyusui, dan ada tidaknya penyakit; dan program yang Anda pilih. Ini data pribadi yang bersifat spesifik (pasal 4). Dari pertanyaan tentang pola makan hanya hasilnya yang disimpan, bukan jawabannya.',
          'Tautan berbagi tracker: kapan dibuka dan dengan peramban apa; alamat IP-nya tidak kami catat.',
          'Persetujuan: apa yang Anda izinkan, kapan, dalam bahasa apa, dan versi teks yang Anda lihat; juga kapan Anda menyatakan berusia 18 tahun atau lebih.',
          'Permintaan perusahaan: isi formulir yang Anda kirim kepada kami.',
        ],
      },
      {
        heading: 'Untuk apa, dan atas dasar apa',
        items: [
          'Menjalankan perjanjian dengan Anda: akun, pesanan, pembayaran, sesi, tracker.',
          'Persetujuan Anda, terpisah untuk tiap tujuan (pasal 22 sampai 24): data kesehatan, cookie fungsional, cookie analitik, dan formulir perusahaan. Persetujuan boleh ditarik kapan saja. Data kesehatan: kami bertanya sebelum catatan pertama, dan tanpa persetujuan Anda kami tidak menyimpan catatan baru. Anda menariknya di halaman akun; yang sudah ada tetap sampai Anda hapus.',
          'Kewajiban hukum: catatan pembelian untuk pembukuan.',
          'Keamanan: membatasi percobaan masuk yang berulang. Alamat IP yang dipakai untuk menghitungnya disimpan dalam bentuk teracak, dan dihapus setelah batasnya lewat.',
        ],
      },
      {
        heading: 'Yang tidak kami lakukan',
        items: [
          'Menjual data, atau memakai data akun, pembelian, dan kesehatan untuk iklan.',
          'Memberikan data kesehatan seseorang kepada perusahaan tempat ia bekerja. Keterangan tentang kelompok hanya kami berikan kalau anggotanya paling sedikit 11 orang.',
          'Mengambil keputusan penting tentang Anda hanya dengan mesin.',
        ],
      },
      {
        heading: 'Siapa lagi yang menerimanya',
        items: [
          'Ahli gizi yang mendampingi Anda: nama dan nomor telepon Anda, waktu sesi, yang Anda tulis untuk dibahas, isian Anda sebelum sesi dengannya beserta hasil pertanyaan tentang pola makan, dan hanya bagian tracker yang Anda pilih, juga dalam ringkasan yang dihitung darinya, sampai Anda mengakhiri pendampingannya. Bersama target berat, ia melihat kebutuhan energi yang dihitung untuk Anda dan jenis kelamin Anda. Pesan yang sudah dikirim tetap bisa dibaca keduanya. Setiap bagian dan isian yang dibukanya tercatat, dan Anda bisa membaca daftarnya di halaman konsultasi Anda.',
          'Siapa pun yang Anda beri tautan tracker: hanya bagian yang Anda pilih, selama tautannya berlaku.',
          'Lawan bicara Anda di ruang sesi: gambar dan suara Anda, yang tidak kami rekam. Kalau peramban kalian terhubung langsung, ia juga bisa melihat alamat IP Anda; ruangnya memberi tahu sebelum Anda masuk.',
          'Layanan ruang pertemuan milik ahli gizi Anda, kalau sesinya lewat tautannya: yang Anda berikan sendiri saat masuk. Kami tidak mengirim data ke sana.',
          'Penyedia pembayaran, untuk menarik pembayaran.',
          'Penyedia email, untuk mengirim email kami.',
          'Google, hanya kalau Anda memilih masuk lewat Google.',
          'Open Food Facts, kalau pencarian makanan kemasan tersedia dan Anda mencari nomor di bawah barcode: hanya nomor itu, dari server kami. Siapa yang bertanya tidak ikut terkirim.',
          'Mitra iklan kami, kalau ada, hanya dengan izin Anda atas cookie analitik.',
          'Penegak hukum, hanya atas permintaan yang sah.',
        ],
      },
      {
        heading: 'Cookie',
        items: [
          'Esensial: cookie sesi yang tidak bisa dibaca skrip, kunci pendaftaran sampai alamat Anda dikonfirmasi (paling lama 24 jam), tanda bahwa perangkat ini pernah masuk ke akun Anda, pilihan bahasa dan warna, dan pilihan cookie Anda sendiri.',
          'Kode tautan rekomendasi, hanya kalau Anda datang lewat tautan seseorang yang mendapat komisi: 30 hari. Namanya tertulis di atas setiap halaman, dan di situ juga kodenya bisa Anda hapus.',
          'Fungsional, dengan izin Anda: mengingat halaman yang hendak Anda tuju sebelum masuk.',
          'Analitik, dengan izin Anda: memberi tahu mitra iklan kami halaman publik mana yang Anda buka, termasuk halaman program. Tidak pernah halaman akun, pembelian, masuk, keranjang, tracker, atau perpanjangan program, dan tidak pernah bagian alamat setelah tanda tanya.',
        ],
      },
      {
        heading: 'Berapa lama disimpan',
        items: [
          'Akun, tracker, perangkat: sampai Anda menghapus akun. Penghapusan langsung terjadi dan tidak bisa dibatalkan.',
          'Formulir sebelum sesi, catatan, langkah, rencana makan, dan izin untuk memasang target: sampai klien menghapus akunnya; lalu hilang juga bagi ahli gizinya. Formulir tidak berubah lagi begitu sesi mulai, catatan begitu ditandatangani, rencana begitu diterbitkan.',
          'Pengecualian untuk catatan yang sudah ditandatangani: kalau kami wajib menyimpannya sebagai rekam kesehatan, halaman penghapusan akun menyebut berapa tahun sejak sesi terakhir sebelum Anda menghapus. Yang tinggal hanya catatan itu, tambahannya, salinan ringkasan di dalamnya, izin dari ahli gizi yang sama untuk memasang target, dan daftar pembukaannya, tanpa nama dan alamat email Anda. Nomor untuk memintanya hanya ada di email terakhir kami.',
          'Pesan dan berkasnya: sampai klien menghapus akunnya; lalu hilang juga bagi ahli gizinya. Kalau ahli gizi menghapus akunnya, pesan yang ia kirim tetap ada pada kliennya. Berkas yang tidak jadi dikirim: satu hari.',
          'Salinan tracker di peramban Anda, supaya bisa dibuka tanpa internet: sampai Anda keluar dari akun di peramban itu.',
          'Catatan pembelian: tetap disimpan untuk pembukuan setelah akun dihapus, tanpa nama, alamat email, dan nomor telepon.',
          'Nomor rekening untuk pengembalian dana: sampai dananya kami transfer.',
          'Kode pesanan 10 menit, tautan konfirmasi 24 jam, tautan kata sandi baru 30 menit.',
          'Waktu masuk dan keluar dari ruang sesi: selama sesinya tersimpan. Data sambungan panggilan, termasuk alamat IP: sampai panggilan berakhir, paling lama 2 jam.',
          'Email keluar: isi dan alamat tujuannya dihapus dari sistem kami begitu terkirim atau dibatalkan. Yang tinggal hanya jenis dan waktunya, pesanan atau permintaan yang dibahasnya, dan alamat Anda dalam bentuk teracak: 180 hari, juga setelah akun dihapus.',
          'Pilihan cookie: 7 hari di peramban Anda, lalu kami bertanya lagi. Bukti persetujuannya kami simpan tanpa mengetahui siapa Anda.',
          'Persetujuan data kesehatan: sampai Anda menghapus akun.',
          'Permintaan perusahaan: selama percakapannya berjalan; kami hapus begitu Anda meminta.',
        ],
      },
      {
        heading: 'Hak Anda',
        paragraphs: [
          'Di halaman akun Anda bisa membaca, memperbaiki, dan mengunduh data (JSON dan CSV), mengeluarkan perangkat, dan menghapus akun. Untuk yang lain, atau kalau tidak bisa masuk, tulis ke {email} dari alamat akun Anda.',
        ],
        items: [
          'Akses, termasuk jejak pemrosesan: paling lambat 3 × 24 jam (pasal 32).',
          'Perbaikan data yang keliru: paling lambat 3 × 24 jam (pasal 30).',
          'Penghentian pemrosesan setelah persetujuan ditarik: paling lambat 3 × 24 jam (pasal 40).',
          'Pembatasan atau penundaan pemrosesan: paling lambat 3 × 24 jam (pasal 41). Selama itu data Anda hanya kami simpan: Anda tidak bisa masuk, tidak ada pengingat, dan ahli gizi Anda tidak melihatnya.',
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
        heading: 'Anak-\u2060anak',
        paragraphs: [
          'Akun hanya untuk orang berusia 18 tahun ke atas. Data anak juga data yang bersifat spesifik; kami memprosesnya hanya dengan persetujuan orang tua atau walinya.',
        ],
      },
      {
        heading: 'Bagaimana kami menjaganya',
        paragraphs: [
          'Sambungan terenkripsi, kata sandi yang tersimpan sebagai hash Argon2id, sesi pendek yang bisa Anda akhiri dari perangkat lain, dan catatan sistem tanpa kata sandi, kode, atau data kesehatan. Staf kami membuka akun Anda hanya setelah menulis alasannya; alasan itu dan setiap pembukaan tercatat. Tidak ada sistem yang tanpa celah; karena itu ada bagian tentang kebocoran di atas.',
        ],
      },
      {
        heading: 'Perubahan',
        paragraphs: [
          'Perubahan kebijakan ini kami beri tahukan sebelum berlaku (pasal 21), kepada pemegang akun lewat email. Kalau versi bahasa Indonesia dan bahasa Inggris berbeda, versi bahasa Indonesia yang berlaku.',
        ],
      },
    ],
  },
  en: {
    title: 'Privacy policy',
    lead: 'What data {product} collects, what it is for, how long it is kept, and what you can do about it. Written in accordance with Indonesia’s Law No. 27 of 2022 on Personal Data Protection (UU PDP).',
    keyword: 'privacy policy, personal data protection, UU PDP 27/2022',
    sections: [
      {
        heading: 'Who controls your data',
        paragraphs: [
          'The personal data controller is {product}. For anything about your data, write to {email}.',
        ],
      },
      {
        heading: 'What we collect',
        items: [
          'Account: your name, email address, password in a scrambled form that cannot be read back, language and, if you give them, date of birth, country and phone number. If you sign in with Google: the identifier of that Google account.',
          'Devices: the name of the browser and system, when you signed in and when you were last active, so that you can sign out a device you do not recognise.',
          'Purchases: program, duration, price and payment status. We do not receive the number of the card or bank account you pay with. If a refund cannot go back that way: the bank account number you give us for it.',
          'Consultations: the times of your sessions and their outcomes, when you entered and left the room of a session, the days and times you wait for, your time zone, and what you write for them.',
          'Notes and plans: what your nutritionist writes about a session (assessment, nutrition problem, advice, monitoring, summary, steps and additions) with a copy of the tracker brief of that moment, their meal plan, their permission to set a target with its reason, the foods you choose in the plan, and the outcomes of your steps.',
          'Messages: what you and your nutritionist write to each other, the photos and PDFs you send, their times, and how far each of you has read. Place and camera data are removed from photos; we never open PDFs. A withdrawn message loses its text and its file.',
          'If you are a nutritionist here: your name, the end of your licence (SIP), your hours, time off with its notes, the link of your meeting room, your sessions, your messages and your quick texts. Your calendar link has times and clients’ initials only; anyone who holds it can read it until you revoke it.',
          'Health: what you record in a tracker, namely weight and body measurements, test results, food and drink, hunger and mood, photos and targets; what you write before a session: complaints, medical history, medicines, allergies, pregnancy, eating habits, budget, fasting and rules of your faith, movement, sleep, and your questions; what you enter to work out targets: sex, date of birth, height, activity, pregnancy, breastfeeding, and whether you have an illness; and the program you choose. In law this is specific personal data (article 4). From the questions about your eating habits we keep only the outcome, never the answers.',
          'Links that share a tracker: when they were opened and in which browser; the IP address is not recorded.',
          'Consent: what you allowed, when, in which language, and which version of the text you saw; also when you said that you are 18 or older.',
          'Company requests: what you send us in the form.',
        ],
      },
      {
        heading: 'What we use it for, and on what basis',
        items: [
          'Performing our agreement with you: account, orders, payments, sessions, tracker.',
          'Your consent, separate for each purpose (articles 22 to 24): health data, functional cookies, analytics cookies and the company form. You may withdraw it at any time. Health data: we ask before your first entry, and without your consent we store no new one. You withdraw it on your account page; what is already there stays until you delete it.',
          'Legal obligation: purchase records for our bookkeeping.',
          'Security: limiting repeated attempts to sign in. The IP address used to count them is kept in a scrambled form and deleted once the limit has passed.',
        ],
      },
      {
        heading: 'What we do not do',
        items: [
          'Sell data, or use account, purchase or health data for advertising.',
          'Give a person’s health data to the company they work for. Information about a group is given only for groups of at least 11 people.',
          'Make an important decision about you by machine alone.',
        ],
      },
      {
        heading: 'Who else receives it',
        items: [
          'The nutritionist who guides you: your name and phone number, the times of your sessions, what you write for them, your form before a session with them and the outcome of the questions about your eating habits, and only the parts of the tracker that you choose, also in the brief calculated from them, until you end the care. With your weight goal they see the energy worked out for you and your sex. Both of you can still read messages that were sent. Each part and each form that they open is recorded, and you can read the list on your consultations page.',
          'Anyone to whom you give a link to your tracker: only the parts you chose, for as long as the link is valid.',
          'The other person in the room of a session: your picture and sound, which we do not record. If your browsers connect directly, they can also see your IP address; the room says so before you enter.',
          'The meeting service of your nutritionist, if the session is at their link: what you give it yourself when you enter. We send it no data.',
          'The payment provider, to collect payments.',
          'The email provider, to deliver our emails.',
          'Google, only if you choose to sign in with Google.',
          'Open Food Facts, if packaged foods can be looked up and you look for the number under a barcode: that number only, from our server. Who asks is not sent.',
          'Our advertising partner, if we have one, only with your permission for analytics cookies.',
          'Law enforcement, only on a lawful request.',
        ],
      },
      {
        heading: 'Cookies',
        items: [
          'Essential: session cookies that scripts cannot read, the key of a sign-up until you confirm your address (24 hours at most), a mark that this device has signed in to your account before, your choices of language and colours, and your choice about cookies.',
          'Referral code, only if you came through the link of someone who earns a commission: 30 days. Their name is shown at the top of every page, where you can also remove the code.',
          'Functional, with your permission: remembers the page you were heading for before you signed in.',
          'Analytics, with your permission: tells our advertising partner which public pages you open, including program pages. Never the account, purchase, sign-in, cart, tracker or program extension pages, and never what follows the question mark in an address.',
        ],
      },
      {
        heading: 'How long we keep it',
        items: [
          'Account, tracker, devices: until you delete your account. Deletion is immediate and cannot be undone.',
          'Forms before a session, notes, steps, meal plans and permissions to set a target: until the client deletes their account; then they are gone for the nutritionist too. A form no longer changes once its session starts, a note once it is signed, a plan once it is published.',
          'An exception for signed notes: if we must keep them as health records, the page that deletes an account says for how many years after the last session, before you delete it. Only the note stays, with its additions, its copy of the brief, the same nutritionist’s permissions to set a target and the list of who opened it, without your name or email address. Only our last email has the number to ask for it by.',
          'Messages and their files: until the client deletes their account; then they are gone for the nutritionist too. If a nutritionist deletes their account, their clients keep the messages they got. A file that was never sent: one day.',
          'The copy of your tracker in your browser, kept so that it opens without a connection: until you sign out in that browser.',
          'Purchase records: kept for our bookkeeping after an account is deleted, without the name, email address or phone number.',
          'The bank account for a refund: until we have transferred the money.',
          'Order codes: 10 minutes; confirmation links: 24 hours; new-password links: 30 minutes.',
          'When you entered and left the room of a session: as long as the session. What connects a call, with IP addresses: until the call ends, 2 hours at most.',
          'Outgoing emails: their text and address are deleted from our system as soon as they are sent or given up. What stays is only their kind and time, the order or request that they are about, and your address in a scrambled form: 180 days, also after an account is deleted.',
          'Your choice about cookies: 7 days in your browser, then we ask again. We keep proof of your consent without knowing who you are.',
          'Your consent to health data: until you delete your account.',
          'Company requests: for as long as the conversation lasts; we delete them as soon as you ask.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'On your account page you can read, correct and download your data (JSON and CSV), sign out devices and delete your account. For anything else, or if you cannot sign in, write to {email} from the email address of your account.',
        ],
        items: [
          'Access, including the record of processing: within 72 hours (article 32).',
          'Correction of inaccurate data: within 72 hours (article 30).',
          'Stopping processing after you withdraw consent: within 72 hours (article 40).',
          'Restriction or suspension of processing: within 72 hours (article 41). Until it ends we only keep your data: you cannot sign in, get no reminders, and your nutritionist sees none of them.',
          'Termination of processing, and erasure and destruction of data (articles 42 to 44).',
        ],
      },
      {
        heading: 'If there is a breach',
        paragraphs: [
          'We will notify you and the competent authority in writing within 72 hours (article 46): what data was exposed, when and how, and what we are doing about it.',
        ],
      },
      {
        heading: 'Children',
        paragraphs: [
          'Accounts are only for people aged 18 or older. A child’s data is also specific personal data; we process it only with the consent of a parent or guardian.',
        ],
      },
      {
        heading: 'How we protect it',
        paragraphs: [
          'Encrypted connections, passwords stored as Argon2id hashes, short sessions that you can end from another device, and system logs without passwords, codes or health data. Our staff open your account only after they write down why; that reason and each opening are recorded. No system is without flaws, which is why there is a section on breaches above.',
        ],
      },
      {
        heading: 'Changes',
        paragraphs: [
          'We announce changes to this policy before they take effect (article 21), to account holders by email. If the Indonesian and English versions differ, the Indonesian version prevails.',
        ],
      },
    ],
  },
}
