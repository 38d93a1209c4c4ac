import type { ContentLocale } from '#server/contract/envelope.schema.ts'

const id = {
  title: 'Autentikator demo',
  notice:
    'Ini pengganti aplikasi autentikator untuk demo. Siapa pun yang membuka halaman ini melihat kodenya.',
  lead: 'Kode saat ini untuk konsol dan praktik. Tiap kode berlaku satu kali; muat ulang halaman setelah 30 detik untuk kode berikutnya.',
}

export const authenticatorWords: Record<ContentLocale, typeof id> = {
  id,
  en: {
    title: 'Demo authenticator',
    notice:
      'This page is a stand-in for an authenticator app. Anyone who opens it can see the codes.',
    lead: 'The codes of this moment for the console and the practice. Each works once; reload the page after 30 seconds for the next.',
  },
}
