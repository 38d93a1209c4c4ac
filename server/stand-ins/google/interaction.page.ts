import { html } from 'hono/html'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import type { Page } from '#server/stand-ins/page.ts'
import { demoPeople, fullNameOf } from './google-accounts.ts'

type Interaction = {
  locale: ContentLocale
  formTargets: string[]
  /** The invalid input, shown again. */
  refused?: { name: string; email: string }
}

/** Asks who signs in. A demo needs no separate consent page. */
export function interactionPage({ locale, formTargets, refused }: Interaction): Page {
  const words = googleWords[locale]
  return {
    locale,
    title: words.title,
    notice: words.notice,
    width: 'narrow',
    formTargets,
    body: html`<h1>${words.title}</h1>
      <form class="card" method="post">
        ${demoPeople.map(
          (person) =>
            html`<button class="person" name="person" value="${person.sub}">
              ${fullNameOf(person)}<small>${person.email}</small>
            </button>`,
        )}
      </form>
      <h2>${words.other}</h2>
      <form method="post">
        ${refused ? html`<p role="alert">${words.emailWrong}</p>` : ''}
        <label for="name">${words.name}</label>
        <input
          id="name"
          name="name"
          type="text"
          maxlength="100"
          autocomplete="name"
          required
          value="${refused?.name ?? ''}"
        />
        <label for="email">${words.email}</label>
        <input
          id="email"
          name="email"
          type="email"
          autocomplete="email"
          required
          value="${refused?.email ?? ''}"
        />
        <button class="primary">${words.signInAs}</button>
      </form>
      <form method="post">
        <button name="refuse" value="yes">${words.refuse}</button>
      </form>`,
  }
}

/** For a visitor who opens the stand-in's own address without a sign-in. */
export function entrancePage(locale: ContentLocale, site?: string): Page {
  const { notice, entrance, entranceText, toSite } = googleWords[locale]
  return {
    locale,
    title: entrance,
    notice,
    width: 'narrow',
    body: html`<h1>${entrance}</h1>
      <p>${entranceText}</p>
      ${site ? html`<p><a href="${site}">${toSite}</a></p>` : ''}`,
  }
}

export function failurePage(locale: ContentLocale, detail?: string): Page {
  const { notice, failed, failedText } = googleWords[locale]
  return {
    locale,
    title: failed,
    notice,
    width: 'narrow',
    body: html`<h1>${failed}</h1>
      <p>${failedText}</p>
      ${detail ? html`<p class="quiet">${detail}</p>` : ''}`,
  }
}

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

const googleWords: Record<ContentLocale, typeof id> = {
  id,
  en: {
    notice:
      'This is a stand-in for Google, for a demo. No Google account is used; anybody can sign in as anybody.',
    title: 'Choose an account to sign in',
    other: 'Or sign in as someone else',
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
