import type { ContentLocale } from '#server/contract/envelope.schema.ts'

const id = {
  notice:
    'Ini pengganti Google untuk demo. Tidak ada akun Google yang dipakai; siapa pun bisa masuk sebagai siapa pun.',
  title: 'Pilih akun untuk masuk',
  other: 'Atau masuk sebagai orang lain',
  name: 'Nama',
  email: 'Alamat email',
  emailWrong: 'Isi nama dan alamat email yang lengkap, misalnya nama@contoh.com.',
  signInAs: 'Masuk sebagai orang ini',
  refuse: 'Batalkan masuk',
  entrance: 'Google di demo ini',
  entranceText:
    'Halaman untuk memilih akun terbuka sendiri begitu kamu memilih “Lanjutkan dengan Google” di halaman masuk.',
  toSite: 'Ke situsnya',
  failed: 'Permintaan masuk tidak bisa dilanjutkan',
  failedText: 'Mungkin sudah kedaluwarsa. Kembali ke situs dan mulai lagi dari tombol Google.',
}

export const googleWords: Record<ContentLocale, typeof id> = {
  id,
  en: {
    notice:
      'This is a stand-in for Google, for a demo. No Google account is used; anybody can sign in as anybody.',
    title: 'Choose an account to sign in',
    other: 'Or sign in as somebody else',
    name: 'Name',
    email: 'Email address',
    emailWrong: 'Fill in a name, and a whole email address such as name@example.com.',
    signInAs: 'Sign in as this person',
    refuse: 'Cancel signing in',
    entrance: 'Google in this demo',
    entranceText:
      'The page to choose an account opens by itself when you press “Continue with Google” on the sign-in page.',
    toSite: 'Go to the site',
    failed: 'This sign-in cannot go on',
    failedText: 'It may have expired. Go back to the site and start again with the Google button.',
  },
}
