import type { Lead } from '#server/contract/lead.schema.ts'
import { type Addressee, frameOf } from './letter-frame.ts'
import { type MailContent, renderMail } from './render-mail.ts'

/**
 * Confirms an enquiry. It repeats none of the input, because the address may belong to another
 * person.
 */
export function writeLeadConfirmationMail(to: Addressee, { link }: { link: string }): MailContent {
  const { productName } = to
  return renderMail(
    to.locale === 'id'
      ? {
          ...frameOf(to),
          subject: `Permintaan Anda sudah sampai di ${productName}`,
          opening: [
            `Terima kasih atas minat perusahaan Anda. Permintaan Anda sudah sampai di ${productName} dan akan dibaca oleh orang, bukan mesin.`,
            'Kami membalas ke alamat ini. Data yang Anda kirim hanya kami pakai untuk menjawabnya.',
          ],
          action: { link, label: `Buka ${productName}` },
          closing: [
            'Kalau bukan Anda yang mengirimnya, balas email ini dan kami akan menghapusnya.',
          ],
        }
      : {
          ...frameOf(to),
          subject: `Your request has reached ${productName}`,
          opening: [
            `Thank you for your company's interest. Your request has reached ${productName} and will be read by a person, not a machine.`,
            'We will answer to this address. What you sent is used for that answer only.',
          ],
          action: { link, label: `Go to ${productName}` },
          closing: ['If it was not you who wrote, reply to this email and we will delete it.'],
        },
  )
}

/** Forwards an enquiry to the company's staff. The link starts the reply. */
export function writeLeadMail(
  { name, email, company, staffCount, phone, message, locale }: Lead,
  { productName }: { productName: string },
): MailContent {
  const language = locale === 'id' ? 'Indonesia' : 'Inggris'
  return renderMail({
    ...frameOf({ firstName: '', locale: 'id', productName }),
    subject: `Permintaan perusahaan: ${company}`,
    opening: [
      'Sebuah perusahaan mengirim permintaan lewat situs.',
      `Nama: ${name}`,
      `Perusahaan: ${company}`,
      `Jumlah karyawan: ${staffCount}`,
      `Email: ${email}`,
      `Telepon: ${phone || 'tidak diisi'}`,
      `Bahasa: ${language}`,
      message,
    ],
    action: { link: `mailto:${encodeURIComponent(email)}`, label: 'Balas permintaan ini' },
    closing: ['Isi permintaan ditulis oleh pengirimnya dan belum diperiksa siapa pun.'],
  })
}
