import type { TextPageSeed } from '#server/seeds/cms/text-page-seed.ts'

export const enterpriseContact: TextPageSeed = {
  slug: 'for-enterprise-contact',
  validFrom: null,
  id: {
    title: 'Minta penawaran',
    lead: 'Penawaran tidak dipungut biaya dan tidak mengikat Anda.',
    metaTitle: 'Minta penawaran untuk perusahaan Anda',
    metaDescription:
      'Ceritakan berapa karyawan yang dimaksud dan apa yang Anda bayangkan. Kami membalas lewat email.',
    keyword: 'penawaran program gizi perusahaan, kontak program gizi karyawan',
    sections: [
      {
        heading: 'Langkah selanjutnya',
        look: 'steps',
        terms: [
          {
            term: 'Konfirmasi langsung',
            text: 'Sebuah email memastikan bahwa permintaan Anda sudah sampai.',
          },
          {
            term: 'Pertanyaan dari kami',
            text: 'Paling lambat {hours}\u00a0jam kemudian, lewat email, atau telepon kalau Anda meninggalkan nomor.',
          },
          {
            term: 'Penawaran tertulis',
            text: 'Jumlah peserta, harga, jangka waktu, dan apa yang dilaporkan. Anda tidak perlu terburu-buru memutuskan.',
          },
        ],
      },
      {
        heading: 'Lebih suka lewat email?',
        look: 'mailbox',
        paragraphs: ['Kirim email biasa juga boleh.'],
      },
    ],
  },
  en: {
    title: 'Request a quote',
    lead: 'A quote is free, with no obligation.',
    metaTitle: 'Request a quote for your company',
    metaDescription:
      'Tell us how many people it is about and what you have in mind. We answer by email.',
    keyword: 'corporate nutrition quote, nutrition offer for companies',
    sections: [
      {
        heading: 'What happens next',
        look: 'steps',
        terms: [
          { term: 'Instant confirmation', text: 'An email says that your request has arrived.' },
          {
            term: 'Questions from us',
            text: 'Within {hours}\u00a0hours, by email, or by telephone if you left a number.',
          },
          {
            term: 'A written quote',
            text: 'Number of people, price, period and what is reported. Take your time to decide.',
          },
        ],
      },
      {
        heading: 'Prefer to write an email?',
        look: 'mailbox',
        paragraphs: ['A plain email does just as well.'],
      },
    ],
  },
}
