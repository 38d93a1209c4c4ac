import { type Addressee, frameOf } from './letter-frame.ts'
import { type MailContent, renderMail } from './render-mail.ts'

/** Asks the owner of an address to confirm it. */
export function writeVerificationMail(to: Addressee, { link }: { link: string }): MailContent {
  const { productName } = to
  return renderMail(
    to.locale === 'id'
      ? {
          ...frameOf(to),
          subject: `Konfirmasi alamat emailmu di ${productName}`,
          opening: [
            `Senang kamu bergabung dengan ${productName}. Satu langkah lagi: konfirmasi bahwa alamat email ini milikmu.`,
          ],
          action: { link, label: 'Konfirmasi alamat email' },
          closing: [
            'Kamu akan diminta kata sandi yang kamu pilih saat mendaftar. Tautan ini berlaku 24 jam dan hanya bisa dipakai sekali.',
            'Kalau kamu tidak mendaftar, abaikan saja email ini.',
          ],
        }
      : {
          ...frameOf(to),
          subject: `Confirm your email address at ${productName}`,
          opening: [
            `We are glad that you joined ${productName}. One step is left: confirm that this address is yours.`,
          ],
          action: { link, label: 'Confirm my email address' },
          closing: [
            'You will be asked for the password that you chose when you signed up. The link works once, within 24 hours.',
            'If you did not sign up, simply ignore this email.',
          ],
        },
  )
}

/** Warns the owner of an account about a sign-up with its address. */
export function writeAlreadyRegisteredMail(to: Addressee, { link }: { link: string }): MailContent {
  const { productName } = to
  return renderMail(
    to.locale === 'id'
      ? {
          ...frameOf(to),
          subject: `Kamu sudah punya akun ${productName}`,
          opening: [
            `Seseorang baru saja mendaftar di ${productName} dengan alamat email ini. Kamu sudah punya akun, jadi tidak ada yang berubah.`,
          ],
          action: { link, label: 'Masuk ke akunmu' },
          closing: ['Kalau itu bukan kamu, abaikan saja email ini: akunmu tetap aman.'],
        }
      : {
          ...frameOf(to),
          subject: `You already have an account at ${productName}`,
          opening: [
            `Someone has just signed up at ${productName} with this address. You have an account already, so nothing has changed.`,
          ],
          action: { link, label: 'Sign in to your account' },
          closing: ['If that was not you, simply ignore this email: your account is safe.'],
        },
  )
}

/** Links to the form for a new or first password. */
export function writePasswordResetMail(to: Addressee, { link }: { link: string }): MailContent {
  const { productName } = to
  return renderMail(
    to.locale === 'id'
      ? {
          ...frameOf(to),
          subject: `Buat kata sandi baru untuk akun ${productName}`,
          opening: [
            `Seseorang, semoga kamu sendiri, meminta kata sandi baru untuk akunmu di ${productName}.`,
          ],
          action: { link, label: 'Buat kata sandi baru' },
          closing: [
            'Tautan ini berlaku 30 menit dan hanya bisa dipakai sekali. Setelah itu kamu perlu masuk lagi di semua perangkatmu.',
            'Kalau bukan kamu yang meminta, abaikan saja email ini: kata sandimu tidak berubah.',
          ],
        }
      : {
          ...frameOf(to),
          subject: `Choose a new password for ${productName}`,
          opening: [
            `Someone, hopefully you, asked for a new password for your account at ${productName}.`,
          ],
          action: { link, label: 'Choose a new password' },
          closing: [
            'The link works once, within 30 minutes. Afterwards you sign in again on all your devices.',
            'If you did not ask for it, simply ignore this email: your password stays as it is.',
          ],
        },
  )
}

/** Warns the owner of an account about a changed password. */
export function writePasswordChangedMail(to: Addressee, { link }: { link: string }): MailContent {
  const { productName } = to
  return renderMail(
    to.locale === 'id'
      ? {
          ...frameOf(to),
          subject: `Kata sandi akun ${productName} sudah diganti`,
          opening: [
            `Kata sandi akunmu di ${productName} baru saja diganti. Kalau itu kamu, tidak ada lagi yang perlu dilakukan.`,
            'Kalau bukan kamu, segera buat kata sandi baru. Semua perangkat yang sedang masuk akan dikeluarkan.',
          ],
          action: { link, label: 'Ini bukan saya: buat kata sandi baru' },
          closing: [],
        }
      : {
          ...frameOf(to),
          subject: `Your password at ${productName} was changed`,
          opening: [
            `The password of your account at ${productName} has just been changed. If that was you, there is nothing else to do.`,
            'If it was not, choose a new password right away. Every device that is signed in will be signed out.',
          ],
          action: { link, label: 'This was not me: choose a new password' },
          closing: [],
        },
  )
}

/** Warns the owner of an account about a newly connected Google account. */
export function writeGoogleConnectedMail(to: Addressee, { link }: { link: string }): MailContent {
  const { productName } = to
  return renderMail(
    to.locale === 'id'
      ? {
          ...frameOf(to),
          subject: `Akun Google terhubung ke akun ${productName}-mu`,
          opening: [
            `Sebuah akun Google baru saja dihubungkan ke akunmu di ${productName} dan bisa dipakai untuk masuk. Kalau itu kamu, tidak ada lagi yang perlu dilakukan.`,
            'Kalau bukan kamu, segera buat kata sandi baru, lalu putuskan akun Google itu di halaman akunmu.',
          ],
          action: { link, label: 'Ini bukan saya: buat kata sandi baru' },
          closing: [],
        }
      : {
          ...frameOf(to),
          subject: `A Google account was connected to ${productName}`,
          opening: [
            `A Google account has just been connected to your account at ${productName} and can be used to sign in. If that was you, there is nothing else to do.`,
            'If it was not, choose a new password right away, and then disconnect that Google account on your account page.',
          ],
          action: { link, label: 'This was not me: choose a new password' },
          closing: [],
        },
  )
}

/** Confirms the deletion of an account. */
export function writeGoodbyeMail(to: Addressee, { link }: { link: string }): MailContent {
  const { productName } = to
  return renderMail(
    to.locale === 'id'
      ? {
          ...frameOf(to),
          subject: `Akun ${productName}-mu sudah dihapus`,
          opening: [
            `Akunmu di ${productName} sudah dihapus, bersama catatan berat badan, program, dan daftar perangkatmu. Ini tidak bisa dibatalkan.`,
            'Catatan pembelian tetap kami simpan untuk pembukuan, tanpa nama, alamat email, atau nomor teleponmu.',
          ],
          action: { link, label: `Buka ${productName}` },
          closing: [
            'Terima kasih sudah mempercayai kami. Kalau suatu hari kamu ingin kembali, kamu bisa mendaftar lagi dengan alamat ini.',
          ],
        }
      : {
          ...frameOf(to),
          subject: `Your account at ${productName} is deleted`,
          opening: [
            `Your account at ${productName} is deleted, together with your weights, your programs and your list of devices. This cannot be undone.`,
            'We keep the records of your purchases for our books, without your name, email address or telephone number.',
          ],
          action: { link, label: `Go to ${productName}` },
          closing: [
            'Thank you for your trust. If you would like to come back one day, you can sign up with this address again.',
          ],
        },
  )
}
