import type { ContentLocale } from '#server/contract/envelope.schema.ts'

const id = {
  title: 'Kotak surat demo',
  notice:
    'Ini kotak surat pengganti untuk demo. Tidak ada email yang benar-benar dikirim; siapa pun yang membuka halaman ini bisa membaca semuanya.',
  lead: 'Email yang dikirim situs ini sejak dinyalakan, yang terbaru di atas.',
  filterLabel: 'Tampilkan email untuk alamat',
  filterAction: 'Saring email',
  showAll: 'Tampilkan semua email',
  empty: 'Belum ada email. Coba buat akun di situs, lalu muat ulang halaman ini.',
  emptyFor: (to: string) => `Belum ada email untuk ${to}.`,
  noSubject: '(tanpa subjek)',
  to: 'Untuk',
  from: 'Dari',
  received: 'Diterima',
  back: 'Kembali ke daftar email',
  frameTitle: 'Isi email',
  asText: 'Email ini dalam bentuk teks',
  attachment: 'Lampiran',
  headers: 'Semua header email',
  notFound: 'Email ini tidak ada',
  notFoundText: 'Kotak surat dikosongkan setiap kali situs dinyalakan ulang.',
}

export const mailboxWords: Record<ContentLocale, typeof id> = {
  id,
  en: {
    title: 'Demo mailbox',
    notice:
      'This mailbox is a stand-in for a demo. No email is really sent; anyone who opens this page can read them all.',
    lead: 'Every email the site has sent since it was started, newest first.',
    filterLabel: 'Show emails to this address',
    filterAction: 'Filter emails',
    showAll: 'Show all emails',
    empty: 'No email yet. Sign up on the site, then reload this page.',
    emptyFor: (to) => `No email to ${to} yet.`,
    noSubject: '(no subject)',
    to: 'To',
    from: 'From',
    received: 'Received',
    back: 'Back to all emails',
    frameTitle: 'Content of the email',
    asText: 'This email as text',
    attachment: 'Attachment',
    headers: 'All headers',
    notFound: 'There is no such email',
    notFoundText: 'The mailbox is emptied whenever the site is started again.',
  },
}
