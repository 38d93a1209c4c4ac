import { createHash } from 'node:crypto'

export type GoogleAccount = {
  /** Google's permanent id of a person: 21 digits. */
  sub: string
  email: string
  givenName: string
  /** Absent for a person with a single name, as is common in Indonesia. */
  familyName?: string
}

/** The people offered on the page, with fictional addresses. */
export const demoPeople: GoogleAccount[] = [
  createAccount('Sari Wulandari', 'sari.wulandari@example.com'),
  createAccount('Budi', 'budi@example.com'),
  createAccount('Made Pratiwi', 'made.pratiwi@example.com'),
]

export type GoogleAccounts = ReturnType<typeof createGoogleAccounts>

/** The demo people and those typed in since the start. */
export function createGoogleAccounts() {
  const accounts = new Map(demoPeople.map((person) => [person.sub, person]))
  return {
    find: (sub: string): GoogleAccount | undefined => accounts.get(sub),
    /** The same address always returns the same person for any typed name. */
    add(name: string, email: string): GoogleAccount {
      const account = createAccount(name, email)
      accounts.set(account.sub, account)
      return account
    },
  }
}

export function fullNameOf({ givenName, familyName }: GoogleAccount): string {
  return [givenName, familyName].filter(Boolean).join(' ')
}

function createAccount(name: string, email: string): GoogleAccount {
  const [givenName = '', ...rest] = name.trim().split(/\s+/)
  const digest = createHash('sha256').update(email).digest('hex')
  const sub = BigInt(`0x${digest}`).toString().slice(0, 21)
  return { sub, email, givenName, familyName: rest.join(' ') || undefined }
}
