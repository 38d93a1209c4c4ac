import type { ContentLocale } from '#server/contract/envelope.schema.ts'

type Reason = Record<ContentLocale, (productName: string) => string>

/** Why a person gets a mail. It stands at the end of each mail. */
export const mailReasons = {
  signUp: {
    id: (product) =>
      `Kamu menerima email ini karena alamat ini dipakai untuk mendaftar di ${product}.`,
    en: (product) => `You got this email because this address was used to sign up at ${product}.`,
  },
  account: {
    id: (product) => `Kamu menerima email ini karena kamu punya akun ${product}.`,
    en: (product) => `You got this email because you have an account at ${product}.`,
  },
  deletion: {
    id: (product) => `Kamu menerima email ini karena akun ${product} dengan alamat ini dihapus.`,
    en: (product) =>
      `You got this email because the ${product} account with this address was deleted.`,
  },
  order: {
    id: (product) => `Kamu menerima email ini karena kamu memesan di ${product}.`,
    en: (product) => `You got this email because you placed an order at ${product}.`,
  },
  consultation: {
    id: (product) => `Kamu menerima email ini karena kamu punya sesi konsultasi di ${product}.`,
    en: (product) => `You got this email because you have a consultation at ${product}.`,
  },
  care: {
    id: (product) => `Kamu menerima email ini karena ahli gizi di ${product} mendampingimu.`,
    en: (product) => `You got this email because a nutritionist at ${product} cares for you.`,
  },
  conversation: {
    id: (product) => `Kamu menerima email ini karena ada pesan yang belum kamu baca di ${product}.`,
    en: (product) => `You got this email because you have an unread message at ${product}.`,
  },
  waiting: {
    id: (product) => `Kamu menerima email ini karena kamu menunggu waktu konsultasi di ${product}.`,
    en: (product) => `You got this email because you wait for a consultation at ${product}.`,
  },
  reminder: {
    id: (product) => `Kamu menerima email ini karena kamu menyalakan pengingat di ${product}.`,
    en: (product) => `You got this email because you turned on reminders at ${product}.`,
  },
  practice: {
    id: (product) => `Kamu menerima email ini karena ${product} mengundangmu sebagai ahli gizi.`,
    en: (product) => `You got this email because ${product} invited you as a nutritionist.`,
  },
  licence: {
    id: (product) => `Kamu menerima email ini karena kamu berpraktik di ${product}.`,
    en: (product) => `You got this email because you practise at ${product}.`,
  },
  referral: {
    id: (product) => `Kamu menerima email ini karena kamu punya tautan rekomendasi ${product}.`,
    en: (product) => `You got this email because you have a referral link for ${product}.`,
  },
  enquiry: {
    id: (product) =>
      `Anda menerima email ini karena alamat ini ditulis dalam permintaan perusahaan di ${product}.`,
    en: (product) =>
      `You got this email because a company enquiry at ${product} gave this address.`,
  },
  privacy: {
    id: (product) =>
      `Anda menerima email ini karena ${product} menyimpan data pribadi Anda, atau karena permintaan tentangnya.`,
    en: (product) =>
      `You got this email because ${product} holds personal data of yours, or because of a request about it.`,
  },
  colleague: {
    id: (product) => `Kamu menerima email ini karena ${product} memberimu akses ke konsolnya.`,
    en: (product) => `You got this email because ${product} gave you access to its console.`,
  },
  staff: {
    id: (product) => `Email ini untuk tim ${product}.`,
    en: (product) => `This email is for the ${product} team.`,
  },
} satisfies Record<string, Reason>

export type MailReason = keyof typeof mailReasons
