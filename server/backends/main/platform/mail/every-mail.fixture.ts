import {
  writeAlreadyRegisteredMail,
  writeGoodbyeMail,
  writeGoogleConnectedMail,
  writePasswordChangedMail,
  writePasswordResetMail,
  writeVerificationMail,
} from './account-mails.ts'
import { writeClearanceMail } from './clearance-mail.ts'
import {
  writeClientBookedMail,
  writeClientCancelledMail,
  writeClientMovedMail,
  writeClientReminderMail,
} from './client-session-mails.ts'
import { writeConsultationPaidMail } from './consultation-paid-mail.ts'
import { writeFactorMail } from './factor-mail.ts'
import { writeHandedOverMail, writeNutritionistLeftMail } from './handover-mails.ts'
import { writeHoldEndedMail } from './hold-mails.ts'
import { writeKolEndedMail, writeKolLinkMail, writeKolRateMail } from './kol-link-mails.ts'
import { writeKolPaidMail, writeKolStatementMail } from './kol-mails.ts'
import { writeLeadConfirmationMail, writeLeadMail } from './lead-mails.ts'
import { writeLeadTemplateMail } from './lead-template-mails.ts'
import type { Addressee, Letter } from './letter.ts'
import { writeCareEndsMail, writeLicenceEndsMail } from './licence-mails.ts'
import {
  writeAccountResumedMail,
  writeAccountSuspendedMail,
  writeAddressChangedMail,
  writeNameCorrectedMail,
} from './member-mails.ts'
import { writeMessageMail } from './message-mail.ts'
import { writeNoteMail } from './note-mail.ts'
import { writeOddPaymentMail, writeOddReturnedMail } from './odd-payment-mails.ts'
import { writeOfferMail } from './offer-mail.ts'
import { writeOrderCancelledMail } from './order-cancelled-mail.ts'
import { writeAmountTaskMail } from './payment-task-mail.ts'
import { writePendingPaymentMail } from './pending-payment-mail.ts'
import { writePlanMail } from './plan-mail.ts'
import { writePracticeInviteMail } from './practice-mails.ts'
import { writeBreachNoticeMail, writeRequestMail } from './privacy-mails.ts'
import { writeCartMail, writeOtpMail, writeReceiptMail } from './purchase-mails.ts'
import { writeReceiptCopyMail, writeReceiptCorrectedMail } from './receipt-copy-mail.ts'
import {
  writeRefundAccountMail,
  writeRefundByHandMail,
  writeRefundGrantedMail,
  writeRefundPaidMail,
  writeRefundRequestedMail,
  writeRefundTaskMail,
  writeRefundTransferredMail,
} from './refund-mails.ts'
import { writeReminderMail } from './reminder-mail.ts'
import {
  writeSessionBookedMail,
  writeSessionCancelledMail,
  writeSessionMovedMail,
  writeSessionReminderMail,
} from './session-mails.ts'
import { writeSessionOutcomeMail } from './session-outcome-mails.ts'
import { writeFactorLinkMail, writeStaffInviteMail } from './staff-link-mails.ts'
import { writeSurplusByHandMail, writeSurplusPaidMail } from './surplus-mails.ts'
import { writeWaitEndedMail } from './wait-ended-mail.ts'
import { writeWaitingMail } from './waiting-mail.ts'

const origin = 'https://seimbang.test'
const answer = { kind: 'correction', dueAt: new Date('2026-11-29T03:00:00Z') } as const
const choice = { programSlug: 'berat-sehat', durationWeeks: 4 }
const waitEnded = {
  name: 'Siti Rahmawati',
  untilOn: '2026-12-24',
  link: `${origin}/konsultasi/jadwal?nutritionist=siti-rahmawati`,
}
const refund = {
  orderNumber: '4K7-M2XR',
  programSlug: 'berat-sehat',
  amountRupiah: 250_000,
  link: `${origin}/transaction/g939lnrXWJ36GzudFiQ7FQ`,
}
const paid = {
  ...choice,
  totalRupiah: 399_000,
  nutritionistName: 'Siti Rahmawati',
  links: {
    tracker: `${origin}/tracker/abc`,
    firstSession: `${origin}/konsultasi/jadwal?tracker=abc`,
  },
  orderNumber: '4K7-M2XR',
  endsOn: '2026-12-23',
  receiptNumber: 'KW-2026-000007',
}
const pending = {
  orderNumber: '4K7-M2XR',
  programSlug: 'berat-sehat',
  totalRupiah: 399_000,
  link: `${origin}/transaction/g939lnrXWJ36GzudFiQ7FQ`,
  expiresAt: new Date('2026-11-26T03:05:00Z'),
  orderExpiresAt: new Date('2026-11-26T03:05:00Z'),
}

const consultation = {
  programSlug: 'konsultasi-rina-kusuma',
  durationWeeks: 26,
  session: { startsAt: new Date('2026-12-01T03:00:00Z'), clientZone: 'Asia/Jayapura' },
  totalRupiah: 150_000,
  orderNumber: '4K7-M2XR',
}
/** As its client in Jayapura reads it; the practice is in Jakarta. */
const session = {
  name: 'Rina Kusuma',
  startsAt: new Date('2026-12-01T03:00:00Z'),
  minutes: 45,
  zone: 'Asia/Jayapura',
  otherZone: 'Asia/Jakarta',
  roomLink: `${origin}/ruang/abc`,
  place: 'room' as const,
  link: `${origin}/konsultasi/sesi/abc`,
}
const planned = {
  ...session,
  isByNutritionist: false,
  canMove: true,
  freeCancelUntil: new Date('2026-11-30T15:00:00Z'),
} as const
const cancelled = { ...session, isConsultation: false }
/** As its nutritionist reads it. Both are in one zone. */
const ofClient = {
  ...session,
  name: 'Dewi Lestari',
  zone: 'Asia/Jakarta',
  link: `${origin}/praktik/sesi/abc`,
  by: 'client',
} as const

const care = { name: 'Rina Kusuma', link: `${origin}/konsultasi/saya` }

const resetLink = `${origin}/auth/forgot-password`

/** Every kind of mail by the function that writes it, and further cases of some. */
export const everyMail = {
  writeVerificationMail: (to: Addressee) =>
    writeVerificationMail(to, { link: `${origin}/auth/verify-email?token=abc` }),
  writeAlreadyRegisteredMail: (to: Addressee) =>
    writeAlreadyRegisteredMail(to, { link: `${origin}/auth?tab=login` }),
  writePasswordResetMail: (to: Addressee) =>
    writePasswordResetMail(to, { link: `${origin}/auth/reset-password?token=abc` }),
  writePasswordChangedMail: (to: Addressee) =>
    writePasswordChangedMail(to, { link: `${origin}/auth/forgot-password` }),
  'writePasswordChangedMail with a Google account': (to: Addressee) =>
    writePasswordChangedMail(to, {
      link: `${origin}/auth/forgot-password`,
      endedGoogleEmail: 'dewi.lestari@gmail.com',
    }),
  writeGoogleConnectedMail: (to: Addressee) =>
    writeGoogleConnectedMail(to, {
      link: `${origin}/auth/forgot-password`,
      googleEmail: 'dewi.lestari@gmail.com',
    }),
  writeStaffInviteMail: (to: Addressee) =>
    writeStaffInviteMail(to, {
      link: `${origin}/admin/tautan?token=abc`,
      roles: ['finance', 'support'],
    }),
  writeFactorLinkMail: (to: Addressee) =>
    writeFactorLinkMail(to, { link: `${origin}/admin/tautan?token=abc` }),
  writeFactorMail: (to: Addressee) => writeFactorMail(to, { change: 'set_up', link: resetLink }),
  'writeFactorMail of another app': (to: Addressee) =>
    writeFactorMail(to, { change: 'replaced', link: resetLink }),
  'writeFactorMail of a removed app': (to: Addressee) =>
    writeFactorMail(to, { change: 'reset', link: resetLink }),
  'writeFactorMail of a recovery code': (to: Addressee) =>
    writeFactorMail(to, { change: 'recovery_code_used', link: resetLink }),
  'writeFactorMail of new recovery codes': (to: Addressee) =>
    writeFactorMail(to, { change: 'recovery_codes_renewed', link: resetLink }),
  'writeFactorMail of a new passkey': (to: Addressee) =>
    writeFactorMail(to, { change: 'passkey_added', link: resetLink }),
  'writeFactorMail of a removed passkey': (to: Addressee) =>
    writeFactorMail(to, { change: 'passkey_removed', link: resetLink }),
  'writeFactorMail of a refused passkey': (to: Addressee) =>
    writeFactorMail(to, { change: 'passkey_refused', link: resetLink }),
  writeAccountSuspendedMail,
  writeAccountResumedMail: (to: Addressee) =>
    writeAccountResumedMail(to, { link: `${origin}/auth` }),
  writeAddressChangedMail: (to: Addressee) =>
    writeAddressChangedMail(to, { link: `${origin}/auth/forgot-password` }),
  writeNameCorrectedMail: (to: Addressee) => writeNameCorrectedMail(to, { name: 'Dewi Lestari' }),
  writeRequestMail: (to: Addressee) =>
    writeRequestMail(to, { ...answer, letter: 'received', text: '' }),
  'writeRequestMail that asks who it is': (to: Addressee) =>
    writeRequestMail(to, { ...answer, letter: 'identity', text: '' }),
  'writeRequestMail of a refusal': (to: Addressee) =>
    writeRequestMail(to, { ...answer, letter: 'refused', text: 'Data ini perlu untuk pembukuan.' }),
  'writeRequestMail of an answer': (to: Addressee) =>
    writeRequestMail(to, { ...answer, letter: 'done', text: '' }),
  writeBreachNoticeMail: (to: Addressee) =>
    writeBreachNoticeMail(to, {
      summary: 'Satu email salah kirim.',
      exposed: 'Nama.',
      measures: 'Dihapus.',
    }),
  writeGoodbyeMail: (to: Addressee) => writeGoodbyeMail(to, null),
  writePracticeInviteMail: (to: Addressee) =>
    writePracticeInviteMail(to, { link: `${origin}/praktik/undangan?token=abc` }),
  writeNoteMail: (to: Addressee) =>
    writeNoteMail(to, { name: session.name, link: `${session.link}/hasil` }),
  writePlanMail: (to: Addressee) =>
    writePlanMail(to, { name: session.name, link: `${origin}/tracker/abc/rencana` }),
  writeClearanceMail: (to: Addressee) =>
    writeClearanceMail(to, { name: session.name, link: `${origin}/tracker/abc/goals` }),
  writeOtpMail: (to: Addressee) =>
    writeOtpMail(to, { ...choice, totalRupiah: 399_000, orderNumber: '4K7-M2XR', code: '726885' }),
  writeCartMail: (to: Addressee) =>
    writeCartMail(to, { ...choice, link: `${origin}/cart/check-order?cart-id=abc` }),
  writePendingPaymentMail: (to: Addressee) =>
    writePendingPaymentMail(to, {
      ...pending,
      method: {
        type: 'bank',
        bank: 'mandiri',
        number: '390615605587',
        billerCode: '70012',
      },
    }),
  'writePendingPaymentMail at BCA': (to: Addressee) =>
    writePendingPaymentMail(to, {
      ...pending,
      method: { type: 'bank', bank: 'bca', number: '12600000001', billerCode: null },
    }),
  'writePendingPaymentMail by QR code': (to: Addressee) =>
    writePendingPaymentMail(to, {
      ...pending,
      orderExpiresAt: new Date('2026-11-27T02:50:00Z'),
      method: { type: 'qr', bank: null, number: null, billerCode: null },
    }),
  writeReceiptMail: (to: Addressee) =>
    writeReceiptMail(to, { ...paid, start: { kind: 'waiting', latestStart: '2026-12-09' } }),
  'writeReceiptMail of an extension': (to: Addressee) =>
    writeReceiptMail(to, { ...paid, start: { kind: 'extension' } }),
  'writeReceiptMail of a program that starts today': (to: Addressee) =>
    writeReceiptMail(to, { ...paid, start: { kind: 'today' } }),
  'writeOtpMail of a consultation': (to: Addressee) =>
    writeOtpMail(to, { ...consultation, code: '726885' }),
  'writePendingPaymentMail of a consultation': (to: Addressee) =>
    writePendingPaymentMail(to, {
      ...consultation,
      ...{ link: pending.link, expiresAt: pending.expiresAt },
      orderExpiresAt: pending.orderExpiresAt,
      method: { type: 'qr', bank: null, number: null, billerCode: null },
    }),
  writeConsultationPaidMail: (to: Addressee) =>
    writeConsultationPaidMail(to, {
      ...consultation,
      ...{ link: `${origin}/konsultasi/sesi/abc`, canChoose: true, endsOn: paid.endsOn },
      receiptNumber: paid.receiptNumber,
    }),
  'writeConsultationPaidMail without its time': (to: Addressee) =>
    writeConsultationPaidMail(to, {
      ...consultation,
      session: undefined,
      ...{ link: `${origin}/konsultasi/jadwal`, canChoose: true, endsOn: paid.endsOn },
      receiptNumber: paid.receiptNumber,
    }),
  'writeConsultationPaidMail without its nutritionist': (to: Addressee) =>
    writeConsultationPaidMail(to, {
      ...consultation,
      session: undefined,
      ...{ link: `${origin}/transaction/abc`, canChoose: false, endsOn: paid.endsOn },
      receiptNumber: paid.receiptNumber,
    }),
  'writeRefundRequestedMail of a consultation': (to: Addressee) =>
    writeRefundRequestedMail(to, { ...refund, programSlug: consultation.programSlug }),
  writeRefundRequestedMail: (to: Addressee) => writeRefundRequestedMail(to, refund),
  writeReceiptCopyMail: (to: Addressee) =>
    writeReceiptCopyMail(to, { receiptNumber: 'KW-2026-000001', orderNumber: '4K7-M2XR' }),
  writeOrderCancelledMail: (to: Addressee) => writeOrderCancelledMail(to, refund),
  writeReceiptCorrectedMail: (to: Addressee) =>
    writeReceiptCorrectedMail(to, {
      ...{ receiptNumber: 'KW-2026-000002', replaces: 'KW-2026-000001' },
      orderNumber: '4K7-M2XR',
    }),
  writeRefundGrantedMail: (to: Addressee) =>
    writeRefundGrantedMail(to, { ...refund, isRest: false }),
  'writeRefundGrantedMail of the rest': (to: Addressee) =>
    writeRefundGrantedMail(to, { ...refund, isRest: true }),
  writeRefundPaidMail: (to: Addressee) => writeRefundPaidMail(to, refund),
  writeRefundByHandMail: (to: Addressee) => writeRefundByHandMail(to, refund),
  writeRefundTransferredMail: (to: Addressee) =>
    writeRefundTransferredMail(to, { ...refund, bank: 'BCA', lastDigits: '0142' }),
  writeSurplusPaidMail: (to: Addressee) => writeSurplusPaidMail(to, refund),
  writeSurplusByHandMail: (to: Addressee) => writeSurplusByHandMail(to, refund),
  writeOddPaymentMail: (to: Addressee) => writeOddPaymentMail(to, refund),
  writeOddReturnedMail: (to: Addressee) => writeOddReturnedMail(to, refund),
  writeRefundTaskMail: ({ productName }: Addressee) =>
    writeRefundTaskMail(productName, {
      orderNumber: '4K7-M2XR',
      providerOrderId: 'g939lnrXWJ36GzudFiQ7FQ-2',
      refundId: 'r1',
      amountRupiah: 250_000,
      link: 'https://seimbang.test/admin/pengembalian/r1',
      dashboard: { providerName: 'Midtrans', url: 'https://dashboard.midtrans.test' },
    }),
  writeRefundAccountMail: ({ productName }: Addressee) =>
    writeRefundAccountMail(productName, {
      orderNumber: '4K7-M2XR',
      amountRupiah: 250_000,
      ...{ bank: 'BCA', number: '1260000001', holder: 'Dewi Lestari' },
      isChanged: false,
      link: 'https://seimbang.test/admin/pengembalian/r1',
    }),
  writeAmountTaskMail: ({ productName }: Addressee) =>
    writeAmountTaskMail(productName, {
      orderNumber: '4K7-M2XR',
      providerOrderId: 'g939lnrXWJ36GzudFiQ7FQ',
      totalRupiah: 399_000,
      paidRupiah: 1_000,
      dashboard: { providerName: 'Midtrans', url: 'https://dashboard.midtrans.test' },
    }),
  writeOfferMail: (to: Addressee) =>
    writeOfferMail(to, {
      ...session,
      link: `${origin}/konsultasi/saya`,
      offeredUntil: new Date('2026-11-26T03:05:00Z'),
    }),
  writeWaitEndedMail: (to: Addressee) => writeWaitEndedMail(to, { ...waitEnded, why: 'last-day' }),
  'writeWaitEndedMail with the program': (to: Addressee) =>
    writeWaitEndedMail(to, { ...waitEnded, why: 'program-ended' }),
  writeSessionBookedMail: (to: Addressee) => writeSessionBookedMail(to, planned),
  'writeSessionBookedMail without a number to call': (to: Addressee) =>
    writeSessionBookedMail(to, { ...planned, place: 'roomWithoutNumber' }),
  'writeSessionBookedMail at the link': (to: Addressee) =>
    writeSessionBookedMail(to, { ...planned, place: 'link' }),
  writeWaitingMail: (to: Addressee) => writeWaitingMail(to, session),
  'writeSessionBookedMail by the nutritionist': (to: Addressee) =>
    writeSessionBookedMail(to, {
      ...planned,
      isByNutritionist: true,
      freeCancelUntil: session.startsAt,
    }),
  'writeSessionBookedMail at short notice': (to: Addressee) =>
    writeSessionBookedMail(to, { ...planned, canMove: false, freeCancelUntil: null }),
  'writeSessionMovedMail for the last time': (to: Addressee) =>
    writeSessionMovedMail(to, { ...planned, canMove: false }),
  writeSessionMovedMail: (to: Addressee) => writeSessionMovedMail(to, planned),
  'writeSessionMovedMail by the nutritionist': (to: Addressee) =>
    writeSessionMovedMail(to, { ...planned, isByNutritionist: true }),
  writeSessionCancelledMail: (to: Addressee) =>
    writeSessionCancelledMail(to, { ...cancelled, reason: 'client', creditsBack: 0 }),
  'writeSessionCancelledMail of a single consultation': (to: Addressee) =>
    writeSessionCancelledMail(to, {
      ...{ ...session, isConsultation: true, reason: 'licence_ended', creditsBack: 1 },
    }),
  'writeSessionCancelledMail by the nutritionist': (to: Addressee) =>
    writeSessionCancelledMail(to, { ...cancelled, reason: 'nutritionist', creditsBack: 2 }),
  'writeSessionCancelledMail at the end of a program': (to: Addressee) =>
    writeSessionCancelledMail(to, { ...cancelled, reason: 'program_ended', creditsBack: 1 }),
  'writeSessionCancelledMail at the end of the licence': (to: Addressee) =>
    writeSessionCancelledMail(to, { ...cancelled, reason: 'licence_ended', creditsBack: 1 }),
  writeSessionReminderMail: (to: Addressee) =>
    writeSessionReminderMail(to, { ...planned, kind: 'day', asksIntake: true }),
  'writeSessionReminderMail an hour before': (to: Addressee) =>
    writeSessionReminderMail(to, { ...planned, kind: 'hour', asksIntake: false }),
  writeHoldEndedMail: (to: Addressee) =>
    writeHoldEndedMail(to, { ...session, why: 'expired', isOfOrder: false }),
  'writeHoldEndedMail by the nutritionist': (to: Addressee) =>
    writeHoldEndedMail(to, { ...session, why: 'gone', isOfOrder: false }),
  'writeHoldEndedMail of an order': (to: Addressee) =>
    writeHoldEndedMail(to, { ...session, why: 'gone', isOfOrder: true }),
  writeSessionOutcomeMail: (to: Addressee) =>
    writeSessionOutcomeMail(to, {
      ...session,
      missedBy: 'client',
      hasCreditBack: false,
      reason: '',
    }),
  'writeSessionOutcomeMail after short notice': (to: Addressee) =>
    writeSessionOutcomeMail(to, {
      ...session,
      missedBy: 'client',
      hasCreditBack: true,
      reason: '',
    }),
  'writeSessionOutcomeMail of a session without both': (to: Addressee) =>
    writeSessionOutcomeMail(to, { ...session, missedBy: 'both', hasCreditBack: true, reason: '' }),
  'writeSessionOutcomeMail by the absent nutritionist': (to: Addressee) =>
    writeSessionOutcomeMail(to, {
      ...session,
      missedBy: 'nutritionist',
      hasCreditBack: true,
      reason: '',
    }),
  'writeSessionOutcomeMail corrected': (to: Addressee) =>
    writeSessionOutcomeMail(to, {
      ...session,
      missedBy: null,
      hasCreditBack: false,
      reason: 'Salah pilih',
    }),
  writeClientBookedMail: (to: Addressee) => writeClientBookedMail(to, ofClient),
  'writeClientBookedMail by the nutritionist': (to: Addressee) =>
    writeClientBookedMail(to, { ...ofClient, by: 'nutritionist' }),
  writeClientMovedMail: (to: Addressee) => writeClientMovedMail(to, ofClient),
  'writeClientMovedMail by the nutritionist': (to: Addressee) =>
    writeClientMovedMail(to, { ...ofClient, by: 'nutritionist' }),
  writeClientCancelledMail: (to: Addressee) =>
    writeClientCancelledMail(to, { ...ofClient, isLicenceOver: false }),
  'writeClientCancelledMail by the nutritionist': (to: Addressee) =>
    writeClientCancelledMail(to, { ...ofClient, by: 'nutritionist', isLicenceOver: false }),
  'writeClientCancelledMail by the site': (to: Addressee) =>
    writeClientCancelledMail(to, { ...ofClient, by: 'system', isLicenceOver: false }),
  'writeClientCancelledMail at the end of the licence': (to: Addressee) =>
    writeClientCancelledMail(to, { ...ofClient, by: 'system', isLicenceOver: true }),
  writeClientReminderMail: (to: Addressee) =>
    writeClientReminderMail(to, { ...ofClient, kind: 'day' }),
  'writeClientReminderMail an hour before': (to: Addressee) =>
    writeClientReminderMail(to, { ...ofClient, kind: 'hour' }),
  writeLicenceEndsMail: (to: Addressee) =>
    writeLicenceEndsMail(to, { endsOn: '2026-12-26', days: 30, link: `${origin}/praktik` }),
  writeCareEndsMail: (to: Addressee) => writeCareEndsMail(to, { ...care, endsOn: '2026-12-26' }),
  writeHandedOverMail: (to: Addressee) =>
    writeHandedOverMail(to, { ...care, successor: 'Siti Rahmawati' }),
  writeNutritionistLeftMail: (to: Addressee) => writeNutritionistLeftMail(to, care),
  writeReminderMail: (to: Addressee) =>
    writeReminderMail(to, {
      link: `${origin}/tracker/abc`,
      stopLink: `${origin}/reminder?stop=abc`,
      isStepDue: true,
    }),
  writeMessageMail: (to: Addressee) =>
    writeMessageMail(to, { name: 'Rina Kusuma', link: `${origin}/pesan/abc` }),
  writeKolStatementMail: (to: Addressee) =>
    writeKolStatementMail(to, {
      month: '2026-10',
      orderCount: 3,
      earnedRupiah: 119_700,
      reversedRupiah: -39_900,
      carriedRupiah: -100_000,
      link: `${origin}/account#kol`,
    }),
  writeKolLinkMail: (to: Addressee) =>
    writeKolLinkMail(to, {
      percent: 12,
      sharedLink: `${origin}/?kol=RANI`,
      link: `${origin}/account#kol`,
    }),
  writeKolRateMail: (to: Addressee) =>
    writeKolRateMail(to, {
      ...{ percent: 15, startsOn: '2026-12-01' },
      link: `${origin}/account#kol`,
    }),
  writeKolEndedMail: (to: Addressee) => writeKolEndedMail(to, { link: `${origin}/account#kol` }),
  writeKolPaidMail: (to: Addressee) =>
    writeKolPaidMail(to, {
      ...{
        month: '2026-10',
        amountRupiah: 79_800,
        paidOn: '2026-11-05',
        reference: 'TRX-20261105',
      },
      link: `${origin}/account#kol`,
    }),
  writeLeadConfirmationMail: (to: Addressee) => writeLeadConfirmationMail(to, { answerHours: 24 }),
  writeLeadTemplateMail: (to: Addressee) =>
    writeLeadTemplateMail(to, { template: 'first_answer', company: 'PT Contoh & Mitra' }),
  writeLeadMail: ({ productName, locale }: Addressee) =>
    writeLeadMail(
      {
        submissionId: '4a1f5a4c7a1e4c399a436d6c5a3f2b10',
        name: 'Rina Wulandari',
        email: 'rina@contoh.id',
        company: 'PT Contoh & Mitra',
        staffCount: '50-199',
        phone: '',
        message: 'Selamat pagi.\n\nKami ingin program untuk 80 karyawan.',
        locale,
        consentVersion: '2026-11-21',
      },
      { productName },
    ),
} satisfies Record<string, (to: Addressee) => Letter>

export type MailKind = keyof typeof everyMail
