import type { TextPageSeed } from '#server/seeds/cms/text-page-seed.ts'

export const policy: TextPageSeed = {
  slug: 'policy',
  validFrom: '2026-11-23',
  id: {
    title: 'Ketentuan layanan dan janji kami',
    lead: 'Ini yang Anda setujui ketika memakai {product}, dan yang Anda boleh tuntut dari kami. Ditulis supaya bisa dibaca sekali duduk.',
    keyword: 'syarat dan ketentuan, ketentuan layanan, janji layanan',
    sections: [
      {
        heading: 'Apa yang kami berikan',
        paragraphs: [
          '{product} menyediakan program makan, konsultasi daring dengan ahli gizi, bacaan, dan tracker untuk berat, makanan, dan ukuran tubuh. Semuanya bersifat edukasi dan pendampingan gaya hidup.',
          'Kami bukan fasilitas kesehatan. Kami tidak mendiagnosis, tidak meresepkan obat, dan tidak melakukan telemedisin klinis sebagaimana diatur PP 28/2024.',
        ],
      },
      {
        heading: 'Keadaan darurat',
        paragraphs: [
          'Jangan menunggu sesi. Nyeri dada, sesak napas, pingsan, tekanan darah 180/110 mmHg atau lebih yang disertai keluhan, atau gula darah di bawah 70 atau di atas 300 mg/dL: segera ke instalasi gawat darurat terdekat.',
        ],
      },
      {
        heading: 'Siapa yang boleh memakai',
        paragraphs: [
          'Akun dibuat oleh orang yang sudah berusia 18 tahun. Untuk anak, orang tua atau walinya yang mendaftar dan hadir di sesi. Satu akun untuk satu orang; kata sandi Anda simpan sendiri.',
        ],
      },
      {
        heading: 'Harga dan pembayaran',
        items: [
          'Harga setiap durasi tertulis di halaman program, lengkap, dalam rupiah. Anda melihat totalnya sekali lagi sebelum membayar.',
          'Pesanan dikonfirmasi dengan kode yang dikirim ke email Anda. Pembayaran diproses penyedia pembayaran; data kartu atau rekening tidak sampai ke kami.',
          'Program terbuka setelah pembayaran diterima dan mulai hari itu juga, menurut kalender Jakarta.',
          'Kalau Anda membeli program yang sama lagi selagi masih berjalan, waktunya ditambahkan setelah hari yang tersisa; tidak ada hari yang hilang.',
          'Tidak ada perpanjangan otomatis. Setelah minggu terakhir tidak ada yang ditagih.',
          'Pesanan yang belum dibayar boleh Anda batalkan kapan saja tanpa biaya.',
        ],
      },
      {
        heading: 'Pengembalian dana',
        items: [
          'Sampai tujuh hari setelah pembayaran, selama belum ada sesi yang dipakai, Anda menerima kembali seluruh pembayaran, tanpa alasan apa pun.',
          'Setelah itu Anda menerima bagian yang belum dipakai: sisa hari dibagi jumlah hari, atau sisa sesi dibagi jumlah sesi, mana yang lebih kecil, dikali harga yang dibayar dan dibulatkan ke bawah. Hari permintaan dihitung sebagai hari yang dipakai.',
          'Mintalah di halaman pembelian Anda. Jumlah persisnya tertulis di sana sebelum Anda mengirim permintaan. Begitu permintaan terkirim, masa program dari pembelian itu berakhir.',
          'Dana kembali lewat cara pembayaran yang Anda pakai. Kalau cara itu tidak bisa menerima pengembalian, misalnya virtual account bank, kami meminta nomor rekening Anda lewat email dan mentransfernya.',
        ],
      },
      {
        heading: 'Kalau ada yang tidak beres',
        paragraphs: [
          'Kalau sesi tidak terjadi karena ahli gizi atau sistem kami, sesi itu tidak hilang: kami menggantinya, atau mengembalikan uang untuk sesi itu kalau Anda memilih begitu. Kalau Anda ditagih dua kali, yang kedua dikembalikan.',
          'Tulis ke {email}. Sebutkan ID transaksi di kuitansi Anda. Kami menyatakan apa yang kami temukan, juga kalau jawabannya tidak.',
        ],
      },
      {
        heading: 'Yang kami minta dari Anda',
        items: [
          'Ceritakan keadaan Anda apa adanya, termasuk kehamilan, penyakit, alergi, obat, dan riwayat gangguan makan. Saran yang aman bergantung pada itu.',
          'Jangan mengubah atau menghentikan obat tanpa dokter.',
          'Jangan memakai akun orang lain, membongkar layanan, atau menyalin isi situs untuk dijual.',
          'Bersikaplah sopan kepada ahli gizi. Mereka berhak mengakhiri sesi yang kasar.',
        ],
      },
      {
        heading: 'Janji kami',
        items: [
          'Kami tidak menjanjikan hasil, dan tidak menakut-nakuti supaya Anda membeli.',
          'Profil ahli gizi hanya tampil selama STR dan SIP-nya berlaku.',
          'Target di luar batas aman tidak kami bantu kejar: lebih dari 1 kilogram seminggu, atau di bawah 1.200 kkal sehari bagi perempuan dan 1.500 kkal bagi laki-laki tanpa persetujuan ahli gizi.',
          'Fakta kesehatan yang kami tulis menyebut sumbernya. Kalau keliru, kami betulkan dan kami cantumkan tanggalnya.',
          'Anda bisa mengunduh data Anda dan menghapus akun sendiri, tanpa harus menulis surat.',
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
          'Berlaku hukum Republik Indonesia. Kalau versi Indonesia dan Inggris berbeda, versi Indonesia yang berlaku.',
        ],
      },
    ],
  },
  en: {
    title: 'Terms of use, and what we promise',
    lead: 'This is what you agree to when you use {product}, and what you may hold us to. Written to be read in one sitting.',
    keyword: 'terms and conditions, terms of use, service promise',
    sections: [
      {
        heading: 'What we provide',
        paragraphs: [
          '{product} offers eating programs, online consultations with nutritionists, articles, and a tracker for weight, food and body measures. All of it is education and lifestyle guidance.',
          'We are not a health facility. We do not diagnose, do not prescribe medicine, and do not practise clinical telemedicine as regulated by Government Regulation 28/2024.',
        ],
      },
      {
        heading: 'Emergencies',
        paragraphs: [
          'Do not wait for a session. Chest pain, trouble breathing, fainting, a blood pressure of 180/110 mmHg or more together with symptoms, or a blood sugar below 70 or above 300 mg/dL: go to the nearest emergency department at once.',
        ],
      },
      {
        heading: 'Who may use it',
        paragraphs: [
          'Accounts are made by people aged 18 or older. For a child, a parent or guardian signs up and takes part in the sessions. One account is for one person; your password is yours to keep.',
        ],
      },
      {
        heading: 'Prices and payment',
        items: [
          'The price of each duration is on the program’s page, complete, in rupiah. You see the total once more before you pay.',
          'An order is confirmed with a code sent to your email address. A payment provider handles the payment; details of cards or bank accounts do not reach us.',
          'A program opens when its payment has arrived and starts on that day, by Jakarta time.',
          'Buy the same program again while it runs, and the new time follows the days you have left; no day is lost.',
          'Nothing renews by itself. After the last week nothing is charged.',
          'An order that is not paid yet can be cancelled at any time, free of charge.',
        ],
      },
      {
        heading: 'Refunds',
        items: [
          'Until seven days after the payment, as long as no session was used, you get all of it back, for any reason or none.',
          'Afterwards you get back the part you did not use: the days left of all days, or the sessions left of all sessions, whichever is less, times the price you paid, rounded down. The day of the request counts as used.',
          'Ask on the page of your purchase. It shows the exact amount before you send anything. Your access from this purchase ends when you send the request.',
          'We refund to the method you paid with. Where that cannot take a refund, as with a bank virtual account, we ask for your bank account by email and transfer it.',
        ],
      },
      {
        heading: 'When something goes wrong',
        paragraphs: [
          'A session that does not take place because of a nutritionist or our system is not lost: we replace it, or refund that session if you prefer. If you are charged twice, the second charge is returned.',
          'Write to {email} and give the transaction ID on your receipt. We tell you what we found, also when the answer is no.',
        ],
      },
      {
        heading: 'What we ask of you',
        items: [
          'Tell us how things are, including pregnancy, illness, allergies, medicine and any history of eating disorders. Safe advice depends on it.',
          'Do not change or stop medicine without a doctor.',
          'Do not use somebody else’s account, take the service apart, or copy its content for sale.',
          'Be civil to nutritionists. They may end a session in which you are not.',
        ],
      },
      {
        heading: 'What we promise',
        items: [
          'We promise no results, and we do not frighten you into buying.',
          'A nutritionist’s profile is shown only while their registration (STR) and licence (SIP) are in force.',
          'We do not help to chase targets beyond safe limits: more than 1 kilogram a week, or less than 1,200 kcal a day for women and 1,500 kcal for men without a nutritionist’s agreement.',
          'Health facts that we write name their source. When one is wrong we correct it and give the date.',
          'You can download your data and delete your account by yourself, without writing a letter.',
        ],
      },
      {
        heading: 'Rights in the content',
        paragraphs: [
          'Texts and pictures of this site belong to {product}. You may print and share them for personal use. The records that you enter stay yours.',
        ],
      },
      {
        heading: 'Changes and governing law',
        paragraphs: [
          'When these terms change, we tell account holders by email before they apply. A program that is paid for keeps the terms it was bought under, unless the new ones are better for you.',
          'The law of the Republic of Indonesia applies. Where the Indonesian and the English version differ, the Indonesian one counts.',
        ],
      },
    ],
  },
}
