import type { Lead } from '#server/contract/lead.schema.ts'
import { type Addressee, type Letter, letterTo, letterToStaff } from './letter.ts'

/**
 * Confirms an enquiry. It repeats none of the input, because the address may belong to another
 * person.
 */
export function writeLeadConfirmationMail(
  to: Addressee,
  { answerHours }: { answerHours: number },
): Letter {
  const { productName } = to
  return letterTo(to, 'lead_confirmation', {
    id: {
      subject: `Permintaan Anda sudah sampai di ${productName}`,
      title: 'Permintaan Anda sudah sampai',
      paragraphs: [
        `Terima kasih atas minat perusahaan Anda. Permintaan Anda dibaca langsung oleh tim kami dan dijawab paling lambat ${answerHours} jam.`,
        'Kami membalas ke alamat ini. Data yang Anda kirim hanya kami pakai untuk menjawabnya.',
      ],
      notes: ['Kalau bukan Anda yang mengirimnya, balas email ini dan kami akan menghapusnya.'],
    },
    en: {
      subject: `Your request has reached ${productName}`,
      title: 'We got your request',
      paragraphs: [
        `Thank you for your company’s interest. Our team reads your request and answers within ${answerHours} ${answerHours === 1 ? 'hour' : 'hours'}.`,
        'We’ll reply to this address. We use what you sent only to answer you.',
      ],
      notes: ['If you didn’t send it, reply to this email and we’ll delete it.'],
    },
  })
}

/** Forwards an enquiry to the company's staff. The link starts the reply. */
export function writeLeadMail(
  { name, email, company, staffCount, phone, message, locale }: Lead,
  { productName }: { productName: string },
): Letter {
  return letterToStaff(productName, 'lead', {
    subject: `Permintaan perusahaan: ${company}`,
    title: 'Permintaan perusahaan',
    paragraphs: ['Sebuah perusahaan mengirim permintaan lewat situs.'],
    facts: [
      { label: 'Nama', value: name },
      { label: 'Perusahaan', value: company },
      { label: 'Jumlah karyawan', value: staffCount },
      { label: 'Email', value: email },
      { label: 'Telepon', value: phone || 'tidak diisi' },
      { label: 'Bahasa', value: locale === 'id' ? 'Indonesia' : 'Inggris' },
    ],
    quote: message,
    action: { link: `mailto:${encodeURIComponent(email)}`, label: 'Balas permintaan ini' },
    notes: ['Isi permintaan ditulis oleh pengirimnya dan belum diperiksa siapa pun.'],
  })
}
