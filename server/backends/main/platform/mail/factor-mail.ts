import { type Addressee, type Letter, letterTo, type Words } from './letter.ts'

/** What happened to the second step of a person's sign-in. */
export type FactorChange =
  | 'set_up'
  | 'replaced'
  | 'reset'
  | 'recovery_code_used'
  | 'recovery_codes_renewed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'passkey_refused'

type Said = Pick<Words, 'subject' | 'title' | 'paragraphs'>

const idWords: Record<FactorChange, (productName: string) => Said> = {
  set_up: (productName) => ({
    subject: `Aplikasi autentikator terpasang di akun ${productName}-mu`,
    title: 'Aplikasi autentikator terpasang',
    paragraphs: [
      'Sebuah aplikasi autentikator baru saja dipasang untuk langkah kedua saat kamu masuk.',
    ],
  }),
  replaced: (productName) => ({
    subject: `Aplikasi autentikator akun ${productName}-mu diganti`,
    title: 'Aplikasi autentikatormu diganti',
    paragraphs: [
      'Aplikasi autentikator untuk langkah kedua baru saja diganti. Yang lama dan semua kode cadangan yang lama tidak berlaku lagi.',
    ],
  }),
  reset: (productName) => ({
    subject: `Langkah kedua akun ${productName}-mu dihapus`,
    title: 'Langkah keduamu dihapus',
    paragraphs: [
      'Tim kami menghapus aplikasi autentikator dan kode cadangan akunmu, karena kami diminta. Saat berikutnya membuka praktik, kamu memasang aplikasi yang baru.',
    ],
  }),
  recovery_code_used: (productName) => ({
    subject: `Kode cadangan akun ${productName}-mu dipakai`,
    title: 'Sebuah kode cadangan dipakai',
    paragraphs: [
      'Sebuah kode cadangan akunmu baru saja dipakai sebagai pengganti aplikasi autentikator. Kode itu tidak berlaku lagi.',
    ],
  }),
  recovery_codes_renewed: (productName) => ({
    subject: `Kode cadangan akun ${productName}-mu diperbarui`,
    title: 'Kode cadanganmu diperbarui',
    paragraphs: [
      'Kode cadangan akunmu baru saja diganti dengan yang baru. Semua kode yang lama tidak berlaku lagi.',
    ],
  }),
  passkey_added: (productName) => ({
    subject: `Passkey baru di akun ${productName}-mu`,
    title: 'Passkey baru ditambahkan',
    paragraphs: ['Sebuah passkey baru saja ditambahkan untuk langkah kedua saat kamu masuk.'],
  }),
  passkey_removed: (productName) => ({
    subject: `Passkey dihapus dari akun ${productName}-mu`,
    title: 'Sebuah passkey dihapus',
    paragraphs: ['Sebuah passkey akunmu baru saja dihapus dan tidak berlaku lagi.'],
  }),
  passkey_refused: (productName) => ({
    subject: `Passkey akun ${productName}-mu ditolak`,
    title: 'Sebuah passkey kami tolak',
    paragraphs: [
      'Sebuah passkey akunmu baru saja dipakai, tetapi penghitungnya mundur. Mungkin ada salinannya. Hapus passkey itu di halaman keamananmu, lalu buat yang baru.',
    ],
  }),
}

const enWords: typeof idWords = {
  set_up: (productName) => ({
    subject: `An authenticator app was set up for ${productName}`,
    title: 'An authenticator app was set up',
    paragraphs: ['An authenticator app was just set up as the second step of your sign-in.'],
  }),
  replaced: (productName) => ({
    subject: `Your authenticator app for ${productName} was replaced`,
    title: 'Your authenticator app was replaced',
    paragraphs: [
      'The authenticator app for your second step was just replaced. The earlier one and all earlier recovery codes have stopped working.',
    ],
  }),
  reset: (productName) => ({
    subject: `Your second step at ${productName} was removed`,
    title: 'Your second step was removed',
    paragraphs: [
      'Our team removed the authenticator app and the recovery codes of your account, because we were asked to. You set up another app when you next open your practice.',
    ],
  }),
  recovery_code_used: (productName) => ({
    subject: `A recovery code of your ${productName} account was used`,
    title: 'A recovery code was used',
    paragraphs: [
      'A recovery code of your account was just used in place of your authenticator app. The code has stopped working.',
    ],
  }),
  recovery_codes_renewed: (productName) => ({
    subject: `The recovery codes of your ${productName} account were renewed`,
    title: 'Your recovery codes were renewed',
    paragraphs: [
      'The recovery codes of your account were just replaced by new ones. All earlier codes have stopped working.',
    ],
  }),
  passkey_added: (productName) => ({
    subject: `A new passkey for your ${productName} account`,
    title: 'A passkey was added',
    paragraphs: ['A passkey was just added as a second step of your sign-in.'],
  }),
  passkey_removed: (productName) => ({
    subject: `A passkey was removed from your ${productName} account`,
    title: 'A passkey was removed',
    paragraphs: ['A passkey of your account was just removed and has stopped working.'],
  }),
  passkey_refused: (productName) => ({
    subject: `A passkey of your ${productName} account was refused`,
    title: 'We refused a passkey',
    paragraphs: [
      'A passkey of your account was just used, but its counter went back. A copy of it may exist. Remove the passkey on your security page, then make another.',
    ],
  }),
}

/** Tells staff and nutritionists that their second factor has changed. It holds no code and no secret. */
export function writeFactorMail(
  to: Addressee,
  { change, link }: { change: FactorChange; link: string },
): Letter {
  const { productName } = to
  const [id, en] = [idWords[change](productName), enWords[change](productName)]
  return letterTo(to, 'factor_changed', {
    id: {
      ...id,
      paragraphs: [
        ...id.paragraphs,
        'Kalau itu kamu, tidak ada yang perlu dilakukan. Kalau bukan, segera buat kata sandi baru, lalu balas email ini. Semua perangkat akan dikeluarkan.',
      ],
      action: { link, label: 'Bukan saya: buat kata sandi baru' },
    },
    en: {
      ...en,
      paragraphs: [
        ...en.paragraphs,
        'If that was you, there’s nothing to do. If it wasn’t, choose a new password right away, then reply to this email. Every device will be signed out.',
      ],
      action: { link, label: 'Not me: choose a new password' },
    },
  })
}
