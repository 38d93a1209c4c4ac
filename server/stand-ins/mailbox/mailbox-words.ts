import type { ContentLocale } from '#server/contract/envelope.schema.ts'

const id = {
  title: 'Kotak surat demo',
  notice:
    'Ini kotak surat pengganti untuk demo. Tidak ada e-mail yang benar-benar dikirim; siapa pun yang membuka halaman ini bisa membaca semuanya.',
  lead: 'E-mail yang dikirim situs ini sejak dinyalakan, yang terbaru di atas.',
  filterLabel: 'Tampilkan e-mail untuk alamat',
  filterAction: 'Saring e-mail',
  showAll: 'Tampilkan semua e-mail',
  empty: 'Belum ada e-mail. Coba buat akun di situs, lalu muat ulang halaman ini.',
  emptyFor: (to: string) => `Belum ada e-mail untuk ${to}.`,
  noSubject: '(tanpa subjek)',
  to: 'Untuk',
  from: 'Dari',
  received: 'Diterima',
  back: 'Kembali ke daftar e-mail',
  frameTitle: 'Isi e-mail',
  asText: 'E-mail ini dalam bentuk teks',
  headers: 'Semua header e-mail',
  notFound: 'E-mail ini tidak ada',
  notFoundText: 'Kotak surat dikosongkan setiap kali situs dinyalakan ulang.',
}

export const mailboxWords: Record<ContentLocale, typeof id> = {
  id,
  en: {
    title: 'Demo mailbox',
    notice:
      'This mailbox is a stand-in for a demo. No e-mail is really sent; whoever opens this page can read them all.',
    lead: 'Every e-mail the site has sent since it was started, newest first.',
    filterLabel: 'Show e-mails to this address',
    filterAction: 'Filter e-mails',
    showAll: 'Show all e-mails',
    empty: 'No e-mail yet. Sign up on the site, then reload this page.',
    emptyFor: (to) => `No e-mail to ${to} yet.`,
    noSubject: '(no subject)',
    to: 'To',
    from: 'From',
    received: 'Received',
    back: 'Back to all e-mails',
    frameTitle: 'Content of the e-mail',
    asText: 'This e-mail as text',
    headers: 'All headers',
    notFound: 'There is no such e-mail',
    notFoundText: 'The mailbox is emptied whenever the site is started again.',
  },
}
