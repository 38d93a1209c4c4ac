import { formatMomentWithWeekday } from '#server/backends/main/platform/wib.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import type { CaseLetter, PrivacyCaseKind } from '#server/contract/privacy-case.schema.ts'
import { type Addressee, type Letter, letterTo, type Words } from './letter.ts'

type RequestAnswer = {
  letter: Exclude<CaseLetter, 'breach'>
  kind: PrivacyCaseKind
  /** What staff add, or empty. */
  text: string
  dueAt: Date
}

const requestNames: Record<PrivacyCaseKind, Record<ContentLocale, string>> = {
  access: { id: 'salinan data pribadi Anda', en: 'a copy of your personal data' },
  correction: { id: 'perbaikan data pribadi Anda', en: 'the correction of your personal data' },
  deletion: { id: 'penghapusan data pribadi Anda', en: 'the deletion of your personal data' },
  restriction: {
    id: 'pembatasan pemrosesan data pribadi Anda',
    en: 'a limit on the use of your personal data',
  },
  objection: {
    id: 'keberatan atas pemrosesan data pribadi Anda',
    en: 'your objection to the use of your personal data',
  },
  withdrawal: { id: 'penarikan persetujuan Anda', en: 'the withdrawal of your consent' },
  breach: { id: 'data pribadi Anda', en: 'your personal data' },
}

type Template = Pick<Words, 'title' | 'paragraphs'>
type Templates = Record<
  RequestAnswer['letter'],
  Record<ContentLocale, (request: string, due: string) => Template>
>

const templates: Templates = {
  received: {
    id: (request, due) => ({
      title: 'Permintaan Anda kami terima',
      paragraphs: [
        `Kami menerima permintaan Anda: ${request}. Kami menjawab paling lambat ${due}.`,
      ],
    }),
    en: (request, due) => ({
      title: 'We got your request',
      paragraphs: [`We got your request: ${request}. We answer by ${due}.`],
    }),
  },
  identity: {
    id: (request, due) => ({
      title: 'Kami perlu memastikan ini Anda',
      paragraphs: [
        `Sebelum menjalankan permintaan Anda (${request}), kami perlu memastikan bahwa Anda pemilik datanya.`,
        `Balas email ini dari alamat akun Anda, atau sebutkan nomor pesanan terakhir Anda. Jangan kirim foto KTP. Batas waktu kami ${due}.`,
      ],
    }),
    en: (request, due) => ({
      title: 'We need to know that it’s you',
      paragraphs: [
        `Before we act on your request (${request}), we need to know that the data is yours.`,
        `Reply from the address of your account, or name your last order number. Don’t send a photo of your identity card. Our time ends ${due}.`,
      ],
    }),
  },
  done: {
    id: (request) => ({
      title: 'Permintaan Anda sudah kami jalankan',
      paragraphs: [`Permintaan Anda sudah kami jalankan: ${request}.`],
    }),
    en: (request) => ({
      title: 'We did what you asked',
      paragraphs: [`We fulfilled your request: ${request}.`],
    }),
  },
  refused: {
    id: (request) => ({
      title: 'Permintaan Anda tidak bisa kami jalankan',
      paragraphs: [
        `Kami tidak bisa menjalankan permintaan Anda: ${request}. Alasannya di bawah ini.`,
      ],
    }),
    en: (request) => ({
      title: 'We can’t do what you asked',
      paragraphs: [`We can’t fulfil your request: ${request}. The reason is below.`],
    }),
  },
}

/** Answers a request about personal data from a template, with what staff add. */
export function writeRequestMail(to: Addressee, answer: RequestAnswer): Letter {
  const { letter, kind, text, dueAt } = answer
  const wordsIn = (locale: ContentLocale): Words => {
    const due = formatMomentWithWeekday(dueAt, locale)
    const template = templates[letter][locale](requestNames[kind][locale], due)
    return { ...template, subject: template.title, ...(text && { quote: text }) }
  }
  return letterTo(to, `request_${letter}`, { id: wordsIn('id'), en: wordsIn('en') })
}

type BreachFacts = { summary: string; exposed: string; measures: string }

/** Tells a person that data of theirs was exposed: which, how, and what is done (art. 46). */
export function writeBreachNoticeMail(to: Addressee, breach: BreachFacts): Letter {
  const { summary, exposed, measures } = breach
  return letterTo(to, 'breach_notice', {
    id: {
      subject: 'Pemberitahuan pelanggaran data pribadi',
      title: 'Data pribadi Anda mungkin terbuka',
      paragraphs: [
        'Kami menemukan pelanggaran pelindungan data pribadi yang menyangkut Anda, dan mohon maaf.',
      ],
      facts: [
        { label: 'Yang terjadi', value: summary, look: 'text' },
        { label: 'Data yang terbuka', value: exposed, look: 'text' },
        { label: 'Yang kami lakukan', value: measures, look: 'text' },
      ],
      notes: ['Balas email ini kalau ada pertanyaan. Lembaga yang berwenang juga kami beri tahu.'],
    },
    en: {
      subject: 'Notice of a personal data breach',
      title: 'Your personal data may be exposed',
      paragraphs: ['We found a breach of personal data that concerns you, and we are sorry.'],
      facts: [
        { label: 'What happened', value: summary, look: 'text' },
        { label: 'Exposed data', value: exposed, look: 'text' },
        { label: 'What we do', value: measures, look: 'text' },
      ],
      notes: ['Reply to this email with any question. We tell the authority too.'],
    },
  })
}
