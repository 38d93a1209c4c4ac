import { type Addressee, frameOf } from './letter-frame.ts'
import { renderMail, type WrittenMail } from './render-mail.ts'

/** Asks the owner of an address to confirm it. */
export function writeVerificationMail(to: Addressee, { link }: { link: string }): WrittenMail {
  const { productName } = to
  return renderMail(
    to.locale === 'id'
      ? {
          ...frameOf(to),
          subject: `Konfirmasi alamat e-mailmu di ${productName}`,
          opening: [
            `Senang kamu bergabung dengan ${productName}. Satu langkah lagi: konfirmasi bahwa alamat e-mail ini milikmu.`,
          ],
          action: { link, label: 'Konfirmasi alamat e-mail' },
          closing: [
            'Tautan ini berlaku 24 jam dan hanya bisa dipakai sekali.',
            'Kalau kamu tidak mendaftar, abaikan saja e-mail ini.',
          ],
        }
      : {
          ...frameOf(to),
          subject: `Confirm your e-mail address at ${productName}`,
          opening: [
            `We are glad that you joined ${productName}. One step is left: confirm that this address is yours.`,
          ],
          action: { link, label: 'Confirm my e-mail address' },
          closing: [
            'The link works once, within 24 hours.',
            'If you did not sign up, simply ignore this e-mail.',
          ],
        },
  )
}

/** Tells the owner of an account that somebody signed up with its address again. */
export function writeAlreadyRegisteredMail(to: Addressee, { link }: { link: string }): WrittenMail {
  const { productName } = to
  return renderMail(
    to.locale === 'id'
      ? {
          ...frameOf(to),
          subject: `Kamu sudah punya akun ${productName}`,
          opening: [
            `Seseorang baru saja mendaftar di ${productName} dengan alamat e-mail ini. Kamu sudah punya akun, jadi tidak ada yang berubah.`,
          ],
          action: { link, label: 'Masuk ke akunmu' },
          closing: ['Kalau itu bukan kamu, abaikan saja e-mail ini: akunmu tetap aman.'],
        }
      : {
          ...frameOf(to),
          subject: `You already have an account at ${productName}`,
          opening: [
            `Somebody has just signed up at ${productName} with this address. You have an account already, so nothing has changed.`,
          ],
          action: { link, label: 'Sign in to your account' },
          closing: ['If that was not you, simply ignore this e-mail: your account is safe.'],
        },
  )
}
