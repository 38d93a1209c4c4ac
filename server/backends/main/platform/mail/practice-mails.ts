import { type Addressee, type Letter, letterTo } from './letter.ts'

/** Invites a nutritionist to their practice. */
export function writePracticeInviteMail(to: Addressee, { link }: { link: string }): Letter {
  const { productName } = to
  return letterTo(to, 'practice_invite', {
    id: {
      subject: `Undangan untuk membuka praktikmu di ${productName}`,
      title: 'Praktikmu sudah siap',
      paragraphs: [
        `Kami menyiapkan ruang praktik untukmu di ${productName}: jadwal, jam praktik, dan klien di satu tempat.`,
        'Buka tautan ini, lalu masuk atau daftar dengan alamat email yang menerima undangan ini.',
      ],
      action: { link, label: 'Buka praktikku' },
      notes: [
        'Tautan ini berlaku 7 hari dan hanya bisa dipakai sekali.',
        'Kalau kamu tidak menunggu undangan ini, abaikan saja: tidak ada yang berubah.',
      ],
    },
    en: {
      subject: `Your invitation to practise at ${productName}`,
      title: 'Your practice is ready',
      paragraphs: [
        `We prepared a practice for you at ${productName}: your calendar, hours and clients in one place.`,
        'Open the link. Then sign in or sign up with the address that got this email.',
      ],
      action: { link, label: 'Open my practice' },
      notes: [
        'The link works once, for 7 days.',
        'If you didn’t expect it, ignore this email: nothing changes.',
      ],
    },
  })
}
