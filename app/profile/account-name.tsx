/** Tells a password manager whose password the form holds. Hidden from the user. */
export function AccountName({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
}
