import { admin_role_clinical } from '#app/i18n/paraglide/messages/admin_role_clinical.js'
import { admin_role_editor } from '#app/i18n/paraglide/messages/admin_role_editor.js'
import { admin_role_finance } from '#app/i18n/paraglide/messages/admin_role_finance.js'
import { admin_role_owner } from '#app/i18n/paraglide/messages/admin_role_owner.js'
import { admin_role_support } from '#app/i18n/paraglide/messages/admin_role_support.js'
import type { StaffRole } from '#server/contract/staff.schema.ts'
import { type Addressee, type Letter, letterTo } from './letter.ts'

const roleNames = {
  owner: admin_role_owner,
  editor: admin_role_editor,
  finance: admin_role_finance,
  support: admin_role_support,
  clinical: admin_role_clinical,
} satisfies Record<StaffRole, unknown>

/** Invites the owner of an address to the staff. */
export function writeStaffInviteMail(
  to: Addressee,
  { link, roles }: { link: string; roles: readonly StaffRole[] },
): Letter {
  const { productName, locale } = to
  const names = roles.map((role) => roleNames[role]({}, { locale }))
  const value = new Intl.ListFormat(locale).format(names)
  return letterTo(to, 'staff_invite', {
    id: {
      subject: `Undangan ke konsol ${productName}`,
      title: 'Kamu diundang ke konsol',
      paragraphs: [
        `Tim ${productName} mengundangmu bekerja di konsol.`,
        'Buka tautan ini, lalu masuk atau daftar dengan alamat email yang menerima undangan ini. Setelah itu pasang aplikasi autentikator.',
      ],
      facts: [{ label: 'Peran', value }],
      action: { link, label: 'Terima undangan' },
      notes: [
        'Tautan ini berlaku 72 jam dan hanya bisa dipakai sekali.',
        'Kalau kamu tidak menunggu undangan ini, abaikan saja: tidak ada yang berubah.',
      ],
    },
    en: {
      subject: `Your invitation to the console of ${productName}`,
      title: 'You’re invited to the console',
      paragraphs: [
        `The ${productName} team invites you to work in the console.`,
        'Open the link. Then sign in or sign up with the address that got this email, and set up an authenticator app.',
      ],
      facts: [{ label: 'Roles', value }],
      action: { link, label: 'Accept the invitation' },
      notes: [
        'The link works once, for 72 hours.',
        'If you didn’t expect it, ignore this email: nothing changes.',
      ],
    },
  })
}

/** Lets a person of the staff who has lost the second factor set up another. */
export function writeFactorLinkMail(to: Addressee, { link }: { link: string }): Letter {
  const { productName } = to
  return letterTo(to, 'staff_factor_link', {
    id: {
      subject: `Pasang lagi langkah kedua untuk konsol ${productName}`,
      title: 'Pasang lagi langkah keduamu',
      paragraphs: [
        'Seorang pemilik mengirim tautan ini, supaya kamu memasang aplikasi autentikator yang baru. Yang lama berhenti berlaku begitu kamu memakainya.',
      ],
      action: { link, label: 'Pasang aplikasi' },
      notes: [
        'Tautan ini berlaku satu jam dan hanya bisa dipakai sekali, dengan akun dari alamat ini.',
        'Kalau kamu tidak memintanya, jangan buka tautannya, dan kabari seorang pemilik.',
      ],
    },
    en: {
      subject: `Set up your second step for the console of ${productName}`,
      title: 'Set up your second step again',
      paragraphs: [
        'An owner sent this link, so that you can set up another authenticator app. The earlier one stops working once you use it.',
      ],
      action: { link, label: 'Set up the app' },
      notes: [
        'The link works once, for one hour, with the account of this address.',
        'If you didn’t ask for it, don’t open it, and tell an owner.',
      ],
    },
  })
}
