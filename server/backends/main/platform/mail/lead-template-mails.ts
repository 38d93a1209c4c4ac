import type { LeadTemplate } from '#server/contract/admin-lead.schema.ts'
import { type Addressee, type Letter, letterTo } from './letter.ts'

type Template = Record<'id' | 'en', (company: string) => { subject: string; paragraphs: string[] }>

const templates: Record<LeadTemplate, Template> = {
  first_answer: {
    id: (company) => ({
      subject: 'Menjawab permintaan Anda',
      paragraphs: [
        `Terima kasih sudah menghubungi kami tentang program untuk karyawan ${company}.`,
        'Supaya penawarannya pas, kami ingin berbincang 20 menit dengan Anda. Hari dan jam berapa yang cocok minggu ini?',
      ],
    }),
    en: (company) => ({
      subject: 'Our answer to your request',
      paragraphs: [
        `Thank you for asking about a program for the staff of ${company}.`,
        'To make you a fitting offer, we would like to talk with you for 20 minutes. Which day and time suit you this week?',
      ],
    }),
  },
  proposal: {
    id: (company) => ({
      subject: 'Penawaran untuk karyawan Anda',
      paragraphs: [
        `Berikut penawaran kami untuk ${company}.`,
        'Tulis di sini: jumlah tempat, program, harga, dan masa berlakunya.',
        'Kalau ada yang ingin diubah, balas email ini.',
      ],
    }),
    en: (company) => ({
      subject: 'Our offer for your staff',
      paragraphs: [
        `Here is our offer for ${company}.`,
        'Write here: the number of places, the programs, the price, and until when it is valid.',
        'Reply to this email if you would like to change anything.',
      ],
    }),
  },
  follow_up: {
    id: (company) => ({
      subject: 'Apakah masih ada yang bisa kami bantu?',
      paragraphs: [
        `Beberapa waktu lalu kita berbicara tentang program untuk ${company}.`,
        'Apakah masih ada pertanyaan yang bisa kami jawab? Balas saja email ini.',
      ],
    }),
    en: (company) => ({
      subject: 'Can we help with anything else?',
      paragraphs: [
        `Some time ago we talked about a program for ${company}.`,
        'Is there a question that we can answer? Reply to this email.',
      ],
    }),
  },
  closing: {
    id: (company) => ({
      subject: 'Kami menutup permintaan Anda',
      paragraphs: [
        `Untuk saat ini kami menutup permintaan ${company}. Kalau rencananya berubah, balas email ini kapan saja.`,
        'Kalau Anda ingin data Anda kami hapus, tulis saja di balasannya.',
      ],
    }),
    en: (company) => ({
      subject: 'We close your request',
      paragraphs: [
        `For now we close the request of ${company}. If your plans change, reply to this email at any time.`,
        'If you would like us to delete your data, say so in your reply.',
      ],
    }),
  },
}

type TemplateMail = {
  template: LeadTemplate
  company: string
  /** What staff made of the template's text, with blank lines between paragraphs. */
  text?: string
}

/** Answers a company's enquiry. Staff may change its text. */
export function writeLeadTemplateMail(
  to: Addressee,
  { template, company, text }: TemplateMail,
): Letter {
  const wordsIn = (locale: 'id' | 'en') => {
    const { subject, paragraphs } = templates[template][locale](company)
    return {
      ...{ subject, title: subject },
      paragraphs: text === undefined ? paragraphs : text.split(/\n{2,}/),
    }
  }
  return letterTo(to, 'lead_answer', { id: wordsIn('id'), en: wordsIn('en') })
}
