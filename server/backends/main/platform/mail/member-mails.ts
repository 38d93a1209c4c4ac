import { type Addressee, type Letter, letterTo } from './letter.ts'

/** Tells a member that staff have suspended the account. */
export function writeAccountSuspendedMail(to: Addressee): Letter {
  const { productName } = to
  return letterTo(to, 'account_suspended', {
    id: {
      subject: `Akun ${productName}-mu ditangguhkan`,
      title: 'Akunmu ditangguhkan',
      paragraphs: [
        'Tim kami menangguhkan akunmu. Selama itu kamu tidak bisa masuk, dan semua perangkatmu sudah keluar.',
        'Datamu tetap tersimpan. Kamu tetap bisa meminta salinan atau penghapusannya: balas email ini.',
      ],
      notes: ['Menurutmu ini keliru? Balas email ini, dan kami periksa lagi.'],
    },
    en: {
      subject: `Your ${productName} account is suspended`,
      title: 'Your account is suspended',
      paragraphs: [
        'Our team suspended your account. Until we lift this, you can’t sign in. All your devices are signed out.',
        'Your data is kept. You can still ask for a copy or its deletion: reply to this email.',
      ],
      notes: ['Do you think this is a mistake? Reply to this email, and we’ll look at it again.'],
    },
  })
}

/** Tells a member that the account is open again. */
export function writeAccountResumedMail(to: Addressee, { link }: { link: string }): Letter {
  const { productName } = to
  return letterTo(to, 'account_resumed', {
    id: {
      subject: `Akun ${productName}-mu dibuka lagi`,
      title: 'Akunmu dibuka lagi',
      paragraphs: ['Penangguhan akunmu sudah kami cabut. Kamu bisa masuk seperti biasa.'],
      action: { link, label: 'Masuk' },
    },
    en: {
      subject: `Your ${productName} account is open again`,
      title: 'Your account is open again',
      paragraphs: ['We lifted the suspension of your account. You can sign in as before.'],
      action: { link, label: 'Sign in' },
    },
  })
}

/** Tells the former and the new mailbox that staff have changed the address of an account. */
export function writeAddressChangedMail(to: Addressee, { link }: { link: string }): Letter {
  const { productName } = to
  return letterTo(to, 'address_changed', {
    id: {
      subject: `Alamat email akun ${productName} diganti`,
      title: 'Alamat emailmu diganti',
      paragraphs: [
        'Atas permintaanmu, tim kami mengganti alamat email akunmu. Dua orang memeriksanya. Semua perangkat sudah keluar.',
        'Masuklah dengan alamat yang baru. Demi keamanan, buat juga kata sandi baru.',
      ],
      action: { link, label: 'Buat kata sandi baru' },
      notes: ['Kalau kamu tidak memintanya, segera balas email ini.'],
    },
    en: {
      subject: `The email address of your ${productName} account was changed`,
      title: 'Your email address was changed',
      paragraphs: [
        'Our team changed the email address of your account, as you asked. Two people checked it. All devices are signed out.',
        'Sign in with the new address. To be safe, choose a new password too.',
      ],
      action: { link, label: 'Choose a new password' },
      notes: ['If you didn’t ask for this, reply to this email right away.'],
    },
  })
}

/** Tells a member that staff have corrected the name of the account. */
export function writeNameCorrectedMail(to: Addressee, { name }: { name: string }): Letter {
  const { productName } = to
  return letterTo(to, 'name_corrected', {
    id: {
      subject: `Nama di akun ${productName}-mu diperbaiki`,
      title: 'Namamu diperbaiki',
      paragraphs: [
        `Atas permintaanmu, tim kami memperbaiki nama di akunmu. Sekarang namamu tertulis ${name}.`,
      ],
      notes: ['Kalau kamu tidak memintanya, atau namanya masih keliru, balas email ini.'],
    },
    en: {
      subject: `The name of your ${productName} account was corrected`,
      title: 'Your name was corrected',
      paragraphs: [
        `Our team corrected the name of your account, as you asked. It now reads ${name}.`,
      ],
      notes: ['If you didn’t ask for this, or the name is still wrong, reply to this email.'],
    },
  })
}
