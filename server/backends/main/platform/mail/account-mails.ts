import { account_deletion_goes } from '#app/i18n/paraglide/messages/account_deletion_goes.js'
import { account_deletion_goes_title } from '#app/i18n/paraglide/messages/account_deletion_goes_title.js'
import { account_deletion_stays } from '#app/i18n/paraglide/messages/account_deletion_stays.js'
import { account_deletion_stays_title } from '#app/i18n/paraglide/messages/account_deletion_stays_title.js'
import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { formatDay } from '#server/backends/main/platform/wib.ts'
import { type Addressee, type Fact, type Letter, letterTo } from './letter.ts'

/** Asks the owner of an address to confirm it. */
export function writeVerificationMail(to: Addressee, { link }: { link: string }): Letter {
  const { productName } = to
  return letterTo(to, 'verification', {
    id: {
      subject: `Konfirmasi emailmu untuk ${productName}`,
      title: 'Konfirmasi alamat emailmu',
      paragraphs: [
        `Senang kamu bergabung dengan ${productName}. Tinggal satu langkah: konfirmasi bahwa alamat email ini milikmu.`,
      ],
      action: { link, label: 'Konfirmasi alamat email' },
      notes: [
        'Tautan ini berlaku 24 jam dan hanya bisa dipakai sekali. Kalau diminta, isi kata sandi yang kamu buat saat mendaftar.',
        'Kalau kamu tidak mendaftar, abaikan saja email ini.',
      ],
    },
    en: {
      subject: `Confirm your email for ${productName}`,
      title: 'Confirm your email address',
      paragraphs: [`Welcome to ${productName}. Please confirm your email address.`],
      action: { link, label: 'Confirm email address' },
      notes: [
        'The link works once, for 24 hours. If you’re asked for a password, enter the one you signed up with.',
        'If you didn’t sign up, you can ignore this email.',
      ],
    },
  })
}

/** Warns the owner of an account about a sign-up with its address. */
export function writeAlreadyRegisteredMail(to: Addressee, { link }: { link: string }): Letter {
  const { productName } = to
  return letterTo(to, 'already_registered', {
    id: {
      subject: `Kamu sudah punya akun ${productName}`,
      title: 'Kamu sudah punya akun',
      paragraphs: [
        'Kami menerima pendaftaran dengan alamat email ini. Kamu sudah punya akun, jadi tidak ada yang berubah.',
      ],
      action: { link, label: 'Masuk ke akunmu' },
      notes: ['Kalau itu bukan kamu, abaikan saja email ini: akunmu tetap aman.'],
    },
    en: {
      subject: `You already have an account at ${productName}`,
      title: 'You already have an account',
      paragraphs: [
        'We got a sign-up with this email address. You already have an account, so nothing has changed.',
      ],
      action: { link, label: 'Sign in' },
      notes: ['If that wasn’t you, ignore this email: your account is safe.'],
    },
  })
}

/** Links to the form for a new or first password. */
export function writePasswordResetMail(to: Addressee, { link }: { link: string }): Letter {
  const { productName } = to
  return letterTo(to, 'password_reset', {
    id: {
      subject: `Buat kata sandi baru untuk akun ${productName}`,
      title: 'Buat kata sandi baru',
      paragraphs: ['Kami menerima permintaan kata sandi baru untuk akunmu.'],
      action: { link, label: 'Buat kata sandi baru' },
      notes: [
        'Tautan ini berlaku 30 menit dan hanya bisa dipakai sekali. Setelah itu kamu perlu masuk lagi di semua perangkatmu.',
        'Kalau bukan kamu yang meminta, abaikan saja email ini: kata sandimu tidak berubah.',
      ],
    },
    en: {
      subject: `Reset your ${productName} password`,
      title: 'Choose a new password',
      paragraphs: ['We got a request to reset your password.'],
      action: { link, label: 'Choose a new password' },
      notes: [
        'The link works once, for 30 minutes. You’ll be signed out everywhere.',
        'If you didn’t ask for this, ignore this email: your password stays the same.',
      ],
    },
  })
}

/** Warns the owner of an account about a changed password. */
export function writePasswordChangedMail(
  to: Addressee,
  { link, endedGoogleEmail }: { link: string; endedGoogleEmail?: string },
): Letter {
  const { productName } = to
  const ended = {
    id: `Akun Google ${endedGoogleEmail} sudah kami putuskan dari akunmu. Kalau itu milikmu, hubungkan lagi di halaman akun.`,
    en: `We disconnected the Google account ${endedGoogleEmail}. If it’s yours, connect it again on your account page.`,
  }
  return letterTo(to, 'password_changed', {
    id: {
      subject: `Kata sandi akun ${productName} sudah diganti`,
      title: 'Kata sandimu sudah diganti',
      paragraphs: [
        'Kata sandi akunmu baru saja diganti. Kalau itu kamu, tidak ada yang perlu dilakukan.',
        'Kalau bukan kamu, segera buat kata sandi baru. Semua perangkat yang sedang masuk akan dikeluarkan.',
        ...(endedGoogleEmail ? [ended.id] : []),
      ],
      action: { link, label: 'Bukan saya: buat kata sandi baru' },
    },
    en: {
      subject: `Your ${productName} password was changed`,
      title: 'Your password was changed',
      paragraphs: [
        'Your password was just changed. If that was you, there’s nothing to do.',
        'If it wasn’t, choose a new password right away. Every device will be signed out.',
        ...(endedGoogleEmail ? [ended.en] : []),
      ],
      action: { link, label: 'Not me: choose a new password' },
    },
  })
}

/** Warns the owner of an account about a newly connected Google account. */
export function writeGoogleConnectedMail(
  to: Addressee,
  { link, googleEmail }: { link: string; googleEmail: string },
): Letter {
  const { productName } = to
  return letterTo(to, 'google_connected', {
    id: {
      subject: `Akun Google terhubung ke akun ${productName}-mu`,
      title: 'Akun Google terhubung',
      paragraphs: [
        `Sebuah akun Google baru saja dihubungkan ke akun ${productName}-mu dan bisa dipakai untuk masuk. Kalau itu kamu, tidak ada yang perlu dilakukan.`,
        'Kalau bukan kamu, segera buat kata sandi baru, lalu putuskan akun Google itu di halaman akunmu.',
      ],
      facts: [{ label: 'Akun Google', value: googleEmail }],
      action: { link, label: 'Bukan saya: buat kata sandi baru' },
    },
    en: {
      subject: `A Google account was connected to ${productName}`,
      title: 'A Google account was connected',
      paragraphs: [
        `A Google account was just connected to your ${productName} account and can be used to sign in. If that was you, there’s nothing to do.`,
        'If it wasn’t, choose a new password right away. Then disconnect that Google account on your account page.',
      ],
      facts: [{ label: 'Google account', value: googleEmail }],
      action: { link, label: 'Not me: choose a new password' },
    },
  })
}

/** Signed notes that stay: the id of their record, and its last day. */
type Retained = { id: string; until: Date }

/** Confirms the deletion of an account, with the words of the page that announced it. */
export function writeGoodbyeMail(to: Addressee, retained: Retained | null): Letter {
  const { productName, locale } = to
  const facts: Fact[] = [
    {
      label: account_deletion_goes_title({}, { locale }),
      value: account_deletion_goes({}, { locale }),
      look: 'text',
    },
    {
      label: account_deletion_stays_title({}, { locale }),
      value: account_deletion_stays({}, { locale }),
      look: 'text',
    },
    ...(retained ? [retainedFact(retained, locale)] : []),
  ]
  return letterTo(to, 'goodbye', {
    id: {
      subject: `Akun ${productName}-mu sudah dihapus`,
      title: 'Akunmu sudah dihapus',
      paragraphs: ['Akunmu sudah dihapus untuk selamanya. Ini tidak bisa dibatalkan.'],
      facts,
      notes: [
        'Terima kasih sudah mempercayai kami. Kalau suatu hari kamu ingin kembali, kamu bisa mendaftar lagi dengan alamat ini.',
      ],
    },
    en: {
      subject: `Your ${productName} account is deleted`,
      title: 'Your account is deleted',
      paragraphs: ['Your account is deleted for good. This can’t be undone.'],
      facts,
      notes: [
        'Thank you for your trust. If you’d like to come back one day, you can sign up with this address again.',
      ],
    },
  })
}

/** The member may ask for the notes by the number, which tells nothing of them. */
function retainedFact({ id, until }: Retained, locale: Addressee['locale']): Fact {
  const day = formatDay(dayInJakarta(until), locale)
  const words = {
    id: {
      label: 'Catatan sesi yang tetap ada',
      value: `Catatan yang sudah ditandatangani kami simpan tanpa namamu sampai ${day}, dengan nomor ${id}. Simpan nomor ini: hanya dengannya kamu bisa memintanya.`,
    },
    en: {
      label: 'Session notes that stay',
      value: `We keep signed notes without your name until ${day}, under the number ${id}. Keep this number: you can ask for them only with it.`,
    },
  }
  return { ...words[locale], look: 'text' }
}
