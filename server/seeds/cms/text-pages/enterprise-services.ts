import type { TextPageSeed } from '#server/seeds/cms/text-page-seed.ts'

export const enterpriseServices: TextPageSeed = {
  slug: 'layanan-enterprise',
  validFrom: null,
  id: {
    title: 'Layanan gizi untuk karyawan Anda',
    lead: 'Apa yang bisa Anda pesan, bagaimana jalannya dari percakapan pertama sampai laporan terakhir, dan siapa bertanggung jawab atas apa.',
    metaTitle: 'Layanan untuk perusahaan',
    keyword: 'layanan gizi perusahaan, edukasi gizi karyawan, program kesehatan karyawan',
    sections: [
      {
        heading: 'Yang bisa Anda pesan',
        items: [
          'Tempat dalam program: perusahaan membeli sejumlah tempat, karyawan memilih program dan durasinya sendiri.',
          'Konsultasi satuan bagi karyawan yang hanya punya satu pertanyaan.',
          'Sesi edukasi daring bersama ahli gizi, misalnya tentang Isi Piringku, label gizi, atau makan saat kerja malam. Sesi ini umum; tidak ada pertanyaan tentang kesehatan peserta.',
        ],
      },
      {
        heading: 'Bagaimana jalannya',
        isNumbered: true,
        items: [
          'Anda mengirim permintaan lewat formulir. Kami membalas lewat email dan, kalau Anda mau, bicara lewat telepon.',
          'Kami menyusun penawaran: jumlah tempat, harga, jangka waktu, dan apa yang dilaporkan. Tidak ada biaya di luar itu.',
          'Setelah disepakati tertulis, setiap karyawan mendapat undangan dan memutuskan sendiri apakah mau ikut.',
          'Karyawan membuat akun dengan alamat email yang ia pilih, tidak harus email kantor.',
          'Selama berjalan Anda menerima laporan sesuai penawaran.',
        ],
      },
      {
        heading: 'Harga',
        paragraphs: [
          'Harga program perorangan tertulis di situs ini. Harga untuk perusahaan tergantung jumlah tempat dan lamanya, jadi kami hitung bersama Anda dan tuliskan di penawaran. Tagihan kami kirim ke perusahaan, bukan ke karyawan.',
        ],
      },
      {
        heading: 'Siapa bertanggung jawab atas apa',
        paragraphs: [
          'Perusahaan menentukan siapa yang diundang dan menjamin bahwa ikut atau tidak ikut tidak berakibat apa pun bagi pekerjaan seseorang. {product} mengendalikan data peserta dan bertanggung jawab atas perlindungannya; peserta menggunakan haknya langsung kepada kami.',
          'Ahli gizi memberi edukasi dan pendampingan gaya hidup. Ia tidak mendiagnosis, tidak meresepkan obat, dan tidak menilai apakah seseorang layak bekerja.',
        ],
      },
    ],
    closing: {
      title: 'Minta penawaran',
      text: 'Cukup jumlah karyawan dan apa yang Anda bayangkan. Kami menjawab paling lambat {hours}\u00a0jam; penawarannya tidak mengikat.',
    },
  },
  en: {
    title: 'Nutrition services for your employees',
    lead: 'What you can order, how it goes from the first conversation to the last report, and who answers for what.',
    metaTitle: 'Services for companies',
    keyword: 'corporate nutrition services, nutrition education at work, employee health program',
    sections: [
      {
        heading: 'What you can order',
        items: [
          'Places in programs: the company buys a number of places, employees choose their own program and duration.',
          'Single consultations for employees who have just one question.',
          'Online education sessions with a nutritionist, for example on Isi Piringku, nutrition labels, or eating on night shifts. They are general; no one is asked about their health.',
        ],
      },
      {
        heading: 'How it works',
        isNumbered: true,
        items: [
          'You send your request in the form. We answer by email and, if you wish, talk by telephone.',
          'We write a quote: number of places, price, period, and what is reported. There are no costs beyond it.',
          'Once it is agreed in writing, each employee gets an invitation and decides for themselves.',
          'Employees create an account with an email address of their choice; it need not be a work address.',
          'While it runs you receive the reports agreed in the quote.',
        ],
      },
      {
        heading: 'Price',
        paragraphs: [
          'Prices of programs for individuals are on this site. The price for a company depends on the number of places and the period, so we work it out with you and put it into our quote. The company is invoiced, never the employee.',
        ],
      },
      {
        heading: 'Who is responsible for what',
        paragraphs: [
          'The company decides who to invite, and sees to it that taking part or not has no effect on anyone’s job. {product} controls the participants’ data and answers for its protection; participants use their rights directly with us.',
          'Nutritionists give education and lifestyle guidance. They do not diagnose, do not prescribe medicine, and do not judge whether someone is fit for work.',
        ],
      },
    ],
    closing: {
      title: 'Request a quote',
      text: 'The number of employees and what you have in mind are enough. We answer within {hours}\u00a0hours, and a quote commits you to nothing.',
    },
  },
}
