import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sanitizeHtml from 'sanitize-html'
import { describe, expect, test } from 'vitest'
import { m } from '#app/i18n/paraglide/messages.js'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import { everyMail, type MailKind } from './every-mail.fixture.ts'
import type { Letter } from './letter.ts'
import { renderMail } from './render-mail.ts'

const sender = {
  productName: 'Seimbang',
  publicOrigin: 'https://seimbang.test',
  seller: { name: 'PT Seimbang Sehat', address: 'Jl. Melati 5, Jakarta', npwp: '' },
  leadsEmail: 'halo@seimbang.test',
  contactWhatsapp: '+6281234567890',
  contactAnswerHours: 24,
}

type Rows = Record<ContentLocale, Record<string, string>>
const none: Rows = { id: {}, en: {} }
const choice: Rows = {
  id: { Program: 'Berat Sehat', Durasi: '4 minggu' },
  en: { Program: 'Berat Sehat', Duration: '4 weeks' },
}
const pending: Rows = {
  id: {
    Program: 'Berat Sehat',
    Total: 'Rp 399.000',
    'Bayar paling lambat': 'Kamis, 26 November 2026 pukul 10.05 WIB',
    'Nomor pesanan': '4K7-M2XR',
  },
  en: {
    Program: 'Berat Sehat',
    Total: 'IDR 399,000',
    'Pay by': 'Thursday, 26 November 2026, 10:05 WIB',
    'Order number': '4K7-M2XR',
  },
}
const receiptOf = {
  id: {
    head: { 'Ahli gizi': 'Siti Rahmawati' },
    tail: { Total: 'Rp 399.000', 'Nomor pesanan': '4K7-M2XR', 'Nomor kuitansi': 'KW-2026-000007' },
  },
  en: {
    head: { Nutritionist: 'Siti Rahmawati' },
    tail: { Total: 'IDR 399,000', 'Order number': '4K7-M2XR', 'Receipt number': 'KW-2026-000007' },
  },
}
const receipt: Rows = {
  id: {
    ...choice.id,
    ...receiptOf.id.head,
    Sampai: '23 Desember 2026',
    ...receiptOf.id.tail,
  },
  en: {
    ...choice.en,
    ...receiptOf.en.head,
    Until: '23 December 2026',
    ...receiptOf.en.tail,
  },
}
const consultation: Rows = {
  id: { Konsultasi: 'Rina Kusuma', Waktu: 'Selasa, 1 Desember 2026 pukul 12.00 WIT' },
  en: { Consultation: 'Rina Kusuma', Time: 'Tuesday, 1 December 2026, 12:00 WIT' },
}
const consultationPaid: Rows = {
  id: {
    Konsultasi: 'Rina Kusuma',
    Total: 'Rp 150.000',
    'Nomor pesanan': '4K7-M2XR',
    'Nomor kuitansi': 'KW-2026-000007',
  },
  en: {
    Consultation: 'Rina Kusuma',
    Total: 'IDR 150,000',
    'Order number': '4K7-M2XR',
    'Receipt number': 'KW-2026-000007',
  },
}
const refund: Rows = {
  id: { Program: 'Berat Sehat', 'Dana kembali': 'Rp 250.000', 'Nomor pesanan': '4K7-M2XR' },
  en: { Program: 'Berat Sehat', Refund: 'IDR 250,000', 'Order number': '4K7-M2XR' },
}
const session: Rows = {
  id: {
    Waktu: 'Selasa, 1 Desember 2026 pukul 12.00 WIT',
    'Waktu Rina Kusuma': 'Selasa, 1 Desember 2026 pukul 10.00 WIB',
    Lama: '45 menit',
  },
  en: {
    Time: 'Tuesday, 1 December 2026, 12:00 WIT',
    'Time for Rina Kusuma': 'Tuesday, 1 December 2026, 10:00 WIB',
    Length: '45 minutes',
  },
}
const sessionOfClient: Rows = {
  id: { Waktu: 'Selasa, 1 Desember 2026 pukul 10.00 WIB', Lama: '45 menit' },
  en: { Time: 'Tuesday, 1 December 2026, 10:00 WIB', Length: '45 minutes' },
}
/** With the address of the room, for a session to come. */
const withRoom = ({ id, en }: Rows): Rows => ({
  id: { ...id, 'Ruang sesi': 'https://seimbang.test/ruang/abc' },
  en: { ...en, Room: 'https://seimbang.test/ruang/abc' },
})
/** With the address of the form before a session. */
const withIntake = ({ id, en }: Rows): Rows => ({
  id: { ...id, 'Isi sebelum sesi': 'https://seimbang.test/konsultasi/sesi/abc/persiapan' },
  en: { ...en, 'Fill in before': 'https://seimbang.test/konsultasi/sesi/abc/persiapan' },
})
const goodbye = (locale: ContentLocale) => ({
  [m.account_deletion_goes_title({}, { locale })]: m.account_deletion_goes({}, { locale }),
  [m.account_deletion_stays_title({}, { locale })]: m.account_deletion_stays({}, { locale }),
})
/** Mails to the staff are in Indonesian. */
const forStaff = (rows: Record<string, string>): Rows => ({ id: rows, en: rows })

const rowsByKind: Record<MailKind, Rows> = {
  writeVerificationMail: none,
  writeAlreadyRegisteredMail: none,
  writePasswordResetMail: none,
  writePasswordChangedMail: none,
  'writePasswordChangedMail with a Google account': none,
  writeGoogleConnectedMail: {
    id: { 'Akun Google': 'dewi.lestari@gmail.com' },
    en: { 'Google account': 'dewi.lestari@gmail.com' },
  },
  writeStaffInviteMail: {
    id: { Peran: 'Keuangan dan Dukungan' },
    en: { Roles: 'Finance and Support' },
  },
  writeFactorLinkMail: none,
  writeFactorMail: none,
  'writeFactorMail of another app': none,
  'writeFactorMail of a removed app': none,
  'writeFactorMail of a recovery code': none,
  'writeFactorMail of new recovery codes': none,
  'writeFactorMail of a new passkey': none,
  'writeFactorMail of a removed passkey': none,
  'writeFactorMail of a refused passkey': none,
  writeAccountSuspendedMail: none,
  writeAccountResumedMail: none,
  writeAddressChangedMail: none,
  writeNameCorrectedMail: none,
  writeRequestMail: none,
  'writeRequestMail that asks who it is': none,
  'writeRequestMail of a refusal': none,
  'writeRequestMail of an answer': none,
  writeBreachNoticeMail: {
    id: {
      'Yang terjadi': 'Satu email salah kirim.',
      'Data yang terbuka': 'Nama.',
      'Yang kami lakukan': 'Dihapus.',
    },
    en: {
      'What happened': 'Satu email salah kirim.',
      'Exposed data': 'Nama.',
      'What we do': 'Dihapus.',
    },
  },
  writeGoodbyeMail: { id: goodbye('id'), en: goodbye('en') },
  writeNoteMail: none,
  writePlanMail: none,
  writeClearanceMail: none,
  writeOtpMail: {
    id: { ...choice.id, Total: 'Rp 399.000', 'Nomor pesanan': '4K7-M2XR' },
    en: { ...choice.en, Total: 'IDR 399,000', 'Order number': '4K7-M2XR' },
  },
  writeCartMail: choice,
  writePendingPaymentMail: {
    id: {
      ...pending.id,
      'Kode perusahaan': '70012',
      'Nomor virtual account Mandiri': '390615605587',
    },
    en: {
      ...pending.en,
      'Company code': '70012',
      'Mandiri virtual account': '390615605587',
    },
  },
  'writePendingPaymentMail at BCA': {
    id: { ...pending.id, 'Nomor virtual account BCA': '12600000001' },
    en: { ...pending.en, 'BCA virtual account': '12600000001' },
  },
  'writePendingPaymentMail by QR code': pending,
  writeReceiptMail: {
    id: {
      ...choice.id,
      ...receiptOf.id.head,
      'Mulai paling lambat': '9 Desember 2026',
      ...receiptOf.id.tail,
    },
    en: {
      ...choice.en,
      ...receiptOf.en.head,
      'Starts by': '9 December 2026',
      ...receiptOf.en.tail,
    },
  },
  'writeReceiptMail of an extension': receipt,
  'writeReceiptMail of a program that starts today': receipt,
  'writeOtpMail of a consultation': {
    id: { ...consultation.id, Total: 'Rp 150.000', 'Nomor pesanan': '4K7-M2XR' },
    en: { ...consultation.en, Total: 'IDR 150,000', 'Order number': '4K7-M2XR' },
  },
  'writePendingPaymentMail of a consultation': {
    id: {
      ...consultation.id,
      Total: 'Rp 150.000',
      'Bayar paling lambat': 'Kamis, 26 November 2026 pukul 10.05 WIB',
      'Nomor pesanan': '4K7-M2XR',
    },
    en: {
      ...consultation.en,
      Total: 'IDR 150,000',
      'Pay by': 'Thursday, 26 November 2026, 10:05 WIB',
      'Order number': '4K7-M2XR',
    },
  },
  writeConsultationPaidMail: {
    id: { ...consultation.id, ...consultationPaid.id },
    en: { ...consultation.en, ...consultationPaid.en },
  },
  'writeConsultationPaidMail without its nutritionist': consultationPaid,
  'writeConsultationPaidMail without its time': consultationPaid,
  'writeRefundRequestedMail of a consultation': {
    id: { Konsultasi: 'Rina Kusuma', 'Dana kembali': 'Rp 250.000', 'Nomor pesanan': '4K7-M2XR' },
    en: { Consultation: 'Rina Kusuma', Refund: 'IDR 250,000', 'Order number': '4K7-M2XR' },
  },
  writeRefundRequestedMail: refund,
  writeReceiptCopyMail: {
    id: { 'Nomor kuitansi': 'KW-2026-000001', 'Nomor pesanan': '4K7-M2XR' },
    en: { 'Receipt number': 'KW-2026-000001', 'Order number': '4K7-M2XR' },
  },
  writeReceiptCorrectedMail: {
    id: {
      'Nomor kuitansi': 'KW-2026-000002',
      Menggantikan: 'KW-2026-000001',
      'Nomor pesanan': '4K7-M2XR',
    },
    en: {
      'Receipt number': 'KW-2026-000002',
      Replaces: 'KW-2026-000001',
      'Order number': '4K7-M2XR',
    },
  },
  writeRefundGrantedMail: refund,
  'writeRefundGrantedMail of the rest': refund,
  writeOrderCancelledMail: {
    id: { Program: 'Berat Sehat', 'Nomor pesanan': '4K7-M2XR' },
    en: { Program: 'Berat Sehat', 'Order number': '4K7-M2XR' },
  },
  writeRefundPaidMail: refund,
  writeRefundByHandMail: refund,
  writeRefundTransferredMail: refund,
  writeSurplusPaidMail: refund,
  writeSurplusByHandMail: refund,
  writeOddPaymentMail: refund,
  writeOddReturnedMail: refund,
  writeRefundTaskMail: forStaff({
    'Nomor pesanan': '4K7-M2XR',
    'Nomor di penyedia': 'g939lnrXWJ36GzudFiQ7FQ-2',
    'Kunci pengembalian': 'r1',
    Jumlah: 'Rp 250.000',
    'Di konsol': 'https://seimbang.test/admin/pengembalian/r1',
  }),
  writeRefundAccountMail: forStaff({
    'Nomor pesanan': '4K7-M2XR',
    Jumlah: 'Rp 250.000',
    Bank: 'BCA',
    'Nomor rekening': '1260000001',
    'Nama pemilik': 'Dewi Lestari',
  }),
  writeAmountTaskMail: forStaff({
    'Nomor pesanan': '4K7-M2XR',
    'Nomor di penyedia': 'g939lnrXWJ36GzudFiQ7FQ',
    'Jumlah pesanan': 'Rp 399.000',
    'Jumlah di penyedia': 'Rp 1.000',
  }),
  writeOfferMail: {
    id: { ...session.id, 'Ditahan sampai': 'Kamis, 26 November 2026 pukul 12.05 WIT' },
    en: { ...session.en, 'Held until': 'Thursday, 26 November 2026, 12:05 WIT' },
  },
  writeWaitEndedMail: none,
  'writeWaitEndedMail with the program': none,
  writeSessionBookedMail: withRoom(session),
  'writeSessionBookedMail without a number to call': withRoom(session),
  'writeSessionBookedMail by the nutritionist': withRoom(session),
  'writeSessionBookedMail at short notice': withRoom(session),
  'writeSessionMovedMail for the last time': withRoom(session),
  'writeSessionCancelledMail of a single consultation': session,
  'writeSessionBookedMail at the link': session,
  writeWaitingMail: session,
  writeSessionMovedMail: withRoom(session),
  'writeSessionMovedMail by the nutritionist': withRoom(session),
  writeSessionCancelledMail: session,
  'writeSessionCancelledMail by the nutritionist': session,
  'writeSessionCancelledMail at the end of a program': session,
  'writeSessionCancelledMail at the end of the licence': session,
  writeSessionReminderMail: withIntake(withRoom(session)),
  'writeSessionReminderMail an hour before': withRoom(session),
  writeHoldEndedMail: session,
  'writeHoldEndedMail by the nutritionist': session,
  'writeHoldEndedMail of an order': session,
  writeSessionOutcomeMail: session,
  'writeSessionOutcomeMail after short notice': session,
  'writeSessionOutcomeMail of a session without both': session,
  'writeSessionOutcomeMail by the absent nutritionist': session,
  'writeSessionOutcomeMail corrected': session,
  writeClientBookedMail: withRoom(sessionOfClient),
  'writeClientBookedMail by the nutritionist': withRoom(sessionOfClient),
  writeClientMovedMail: withRoom(sessionOfClient),
  'writeClientMovedMail by the nutritionist': withRoom(sessionOfClient),
  writeClientCancelledMail: sessionOfClient,
  'writeClientCancelledMail by the nutritionist': sessionOfClient,
  'writeClientCancelledMail by the site': sessionOfClient,
  'writeClientCancelledMail at the end of the licence': sessionOfClient,
  writeClientReminderMail: withRoom(sessionOfClient),
  'writeClientReminderMail an hour before': withRoom(sessionOfClient),
  writeLicenceEndsMail: none,
  writeCareEndsMail: none,
  writeHandedOverMail: none,
  writeNutritionistLeftMail: none,
  writeReminderMail: none,
  writeMessageMail: none,
  writePracticeInviteMail: none,
  writeKolStatementMail: {
    id: {
      'Pesanan yang dibayar': '3',
      Komisi: 'Rp 119.700',
      'Ditarik karena pengembalian dana': '-Rp 39.900',
      Jumlah: 'Rp 79.800',
      'Saldo bulan-bulan sebelumnya': '-Rp 100.000',
      'Saldo sekarang': '-Rp 20.200',
    },
    en: {
      'Paid orders': '3',
      Commission: 'IDR 119,700',
      'Deducted for refunds': '-IDR 39,900',
      Total: 'IDR 79,800',
      'Balance of earlier months': '-IDR 100,000',
      'Balance now': '-IDR 20,200',
    },
  },
  writeKolLinkMail: {
    id: { Tautanmu: 'https://seimbang.test/?kol=RANI' },
    en: { 'Your link': 'https://seimbang.test/?kol=RANI' },
  },
  writeKolRateMail: none,
  writeKolEndedMail: none,
  writeKolPaidMail: {
    id: { 'Nomor referensi bank': 'TRX-20261105' },
    en: { 'Bank reference': 'TRX-20261105' },
  },
  writeLeadConfirmationMail: none,
  writeLeadTemplateMail: none,
  writeLeadMail: {
    id: leadRows('Indonesia'),
    en: leadRows('Inggris'),
  },
}

function leadRows(language: string) {
  return {
    Nama: 'Rina Wulandari',
    Perusahaan: 'PT Contoh & Mitra',
    'Jumlah karyawan': '50-199',
    Email: 'rina@contoh.id',
    Telepon: 'tidak diisi',
    Bahasa: language,
  }
}

const kinds = Object.keys(everyMail) as MailKind[]

describe.each(kinds.flatMap((kind) => [[kind, 'id'] as const, [kind, 'en'] as const]))(
  '%s in %s',
  (kind, locale) => {
    const letter = everyMail[kind]({ firstName: 'Dewi', locale, productName: 'Seimbang' })
    const { subject, text, html } = renderMail(letter, sender)
    const rows = Object.entries(rowsByKind[kind][locale])

    test('has its rows in a table and in lines of the plain text', () => {
      expect(rowsOf(html)).toEqual(rows)
      const lines = rows.map(([label, value]) => `${label}: ${value}`).join('\n')
      expect(text.replaceAll('\u00a0', ' ')).toContain(lines)
    })

    test('says the same in HTML and in plain text', () => {
      const { texts, links } = readHtml(html)
      const spoken = text.replaceAll(/\s+/g, ' ')
      expect(texts.filter((piece) => !spoken.includes(piece))).toEqual([])
      expect(links.filter((link) => !isIn(text, link))).toEqual([])
      expect(links).toEqual(expect.arrayContaining(text.match(/(https?:\/\/|mailto:)\S+/g) ?? []))
    })

    test('tells who sends it, why, and where to write', () => {
      expect(text).toContain('PT Seimbang Sehat, Jl. Melati 5, Jakarta · seimbang.test')
      expect(text).toMatch(/menerima email ini karena|got this email because|Email ini untuk tim/)
      if (letter.reason === 'staff') return
      expect(text).toMatch(/halo@seimbang\.test (atau|or) WhatsApp \+62 812-3456-7890\. .*24/)
      expect(html).toContain('href="https://wa.me/6281234567890"')
    })

    // Gmail cuts a mail after 102 kB.
    test('is short, has a subject of one line and a language', () => {
      expect(html.length).toBeLessThan(20_000)
      expect(subject).toMatch(/^\P{Cc}{8,90}$/u)
      expect(html).toContain(`<html lang="${letter.locale}">`)
    })
  },
)

test('every function that writes a mail is read here', async () => {
  const folder = import.meta.dirname
  const files = readdirSync(folder).filter((file) => /mails?\.ts$/.test(file))
  const modules = await Promise.all(files.map((file) => import(join(folder, file))))
  const writers = modules.flatMap((exported) => Object.keys(exported)).filter(isWriter)
  expect(kinds.filter(isWriter).toSorted()).toEqual(writers.toSorted())
})

const isWriter = (name: string) => /^write\w+Mail$/.test(name)

test.each([
  ['id', '726\u00a0885 adalah kode pesananmu: Berat Sehat, 4 minggu, Rp\u00a0399.000'],
  ['en', '726\u00a0885 is your order code: Berat Sehat, 4 weeks, IDR\u00a0399,000'],
] as const)('the code mail in %s says in its subject what the code is for', (locale, subject) => {
  const to = { firstName: 'Dewi', locale, productName: 'Seimbang' }
  const mail = renderMail(everyMail.writeOtpMail(to), sender)
  expect(mail.subject).toBe(subject)
  expect(mail.text.split('\n')).toContain('726885')
})

test('a mail adapts to phones and to the dark, and its first lines show beside the subject', () => {
  const to = { firstName: 'Dewi', locale: 'id', productName: 'Seimbang' } as const
  const { html } = renderMail(everyMail.writeReminderMail(to), sender)
  expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">')
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toContain('@media (prefers-color-scheme: dark)')
  expect(html).toMatch(/<body[^>]*>\s*<div style="display: none[^>]*>Kamu meminta kami/)
  expect(html).not.toMatch(/<img|<svg|url\(/)
})

test.each([
  ['id', ['berat', 'hasil lab', 'makanan', 'resep', 'foto', 'target', 'tautan', 'perangkat']],
  ['en', ['weights', 'lab results', 'foods', 'recipes', 'photos', 'targets', 'links', 'devices']],
] as const)('the goodbye mail in %s names all kinds of deleted records', (locale, records) => {
  const { text } = renderMail(
    everyMail.writeGoodbyeMail({ firstName: 'Dewi', locale, productName: 'Seimbang' }),
    sender,
  )
  expect(records.filter((record) => !text.includes(record))).toEqual([])
})

test('the digits of a code and of an account number are copied without spaces', () => {
  const to = { firstName: 'Dewi', locale: 'id', productName: 'Seimbang' } as const
  const shown = (html: string) => sanitizeHtml(html, { allowedTags: [] })
  expect(shown(renderMail(everyMail.writeOtpMail(to), sender).html)).toContain('726885')
  expect(shown(renderMail(everyMail.writePendingPaymentMail(to), sender).html)).toContain(
    '390615605587',
  )
})

test('a mail with a QR code says that its order outlives it, a mail with one deadline does not', () => {
  const to = { firstName: 'Dewi', locale: 'en', productName: 'Seimbang' } as const
  const qr = renderMail(everyMail['writePendingPaymentMail by QR code'](to), sender).text
  expect(qr).toContain('get a new code until Friday, 27 November 2026, 09:50 WIB')
  const bank = renderMail(everyMail['writePendingPaymentMail at BCA'](to), sender).text
  expect(bank).not.toContain('get a new code')
})

const hostile = 'Rina</td></tr>\r\nBcc: b@contoh.id\u2028\u202eTotal: 1\u0007'

test('input in a mail never becomes markup, a row, a line or a header', () => {
  const letter: Letter = {
    locale: 'id',
    subject: hostile,
    title: hostile,
    greeting: hostile,
    paragraphs: [hostile],
    facts: [{ label: hostile, value: hostile }],
    quote: hostile,
    action: { link: 'https://seimbang.test/?a=1&b="', label: '<b>' },
    signature: [hostile],
    kind: 'password_changed',
    reason: 'account',
  }
  const { subject, text, html } = renderMail(letter, { ...sender, productName: '<script>' })
  const line = 'Rina</td></tr> Bcc: b@contoh.id Total: 1'
  expect(subject).toBe(line)
  expect(text.split('\n').filter((part) => part.includes('Bcc'))).toEqual([
    ...[line, line, line, `${line}: ${line}`],
    '> Bcc: b@contoh.id',
    line,
  ])
  expect(html).not.toMatch(/<script>|<b>|&b="|Rina<|\u202e/)
  expect(rowsOf(html)).toEqual([[line, line]])
})

/** The label and the value of each row, as a reader hears them. */
function rowsOf(html: string): string[][] {
  const rows = sanitizeHtml(html, { allowedTags: ['th', 'td'], allowedAttributes: {} })
  return Array.from(rows.matchAll(/<th>(.*?)<\/th>\s*<td>(.*?)<\/td>/gs), ([, ...cells]) =>
    cells.map((cell) => decode(cell)),
  )
}

/** The texts and links of the part of a mail that a reader sees. */
function readHtml(html: string): { texts: string[]; links: string[] } {
  const texts: string[] = []
  const links: string[] = []
  sanitizeHtml(html.slice(html.indexOf('<table')), {
    allowedTags: ['h1', 'p', 'a', 'th', 'td', 'span', 'blockquote'],
    textFilter: (piece) => {
      const text = decode(piece).trim()
      if (text) texts.push(text)
      return piece
    },
    onOpenTag: (name, { href }) => {
      if (name === 'a' && href) links.push(href)
    },
  })
  return { texts, links }
}

function decode(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

/** A link, or its address alone: `halo@seimbang.test` of a `mailto:` link, a number of a chat. */
function isIn(text: string, link: string): boolean {
  const address = link.replace(/^https:\/\/wa\.me\/|^\w+:(\/\/)?/, '')
  return text.includes(address) || text.replaceAll(/[ -]/g, '').includes(address)
}
