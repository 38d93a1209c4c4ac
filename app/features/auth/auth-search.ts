import { anyText, oneOf, searchReader, textUpTo } from '#app/lib/search-reader.ts'

/** The query of /auth. */
export const readAuthSearch = searchReader({
  tab: oneOf(['login', 'signup']),
  redirect: anyText,
  next: anyText,
  /** Why Google sign-in failed. The page shows it above the form. */
  google: oneOf(['refused', 'unverified', 'unproven', 'failed']),
})
export type AuthSearch = ReturnType<typeof readAuthSearch>
export type AuthTab = NonNullable<AuthSearch['tab']>
export type GoogleFailure = NonNullable<AuthSearch['google']>

/** The query of /auth/profile-completion: Google's data, which prefill the form. */
export const readProfileSearch = searchReader({
  firstName: anyText,
  lastName: anyText,
  email: anyText,
  birthDate: anyText,
})
export type ProfileSearch = ReturnType<typeof readProfileSearch>

const token = textUpTo(200)

/** The query of /auth/verify-email: the emailed link's token. */
export const readMailedLinkSearch = searchReader({ token })

/** The query of /auth/forgot-password: the page that needs the sign-in. */
export const readForgotSearch = searchReader({ redirect: anyText })

/** The query of /auth/reset-password: the emailed link's token, and the page to go on to. */
export const readResetSearch = searchReader({ token, redirect: anyText })
