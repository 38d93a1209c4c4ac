import { createHash } from 'node:crypto'

export type GoogleAccount = {
  /** What Google calls a person by, for ever: 21 digits. */
  sub: string
  email: string
  givenName: string
  /** Many Indonesians have one name. */
  familyName?: string
}

/** Who is offered on the page; the addresses belong to nobody. */
export const demoPeople: GoogleAccount[] = [
  createAccount('Sari Wulandari', 'sari.wulandari@example.com'),
  createAccount('Budi', 'budi@example.com'),
  createAccount('Made Pratiwi', 'made.pratiwi@example.com'),
]

export type GoogleAccounts = ReturnType<typeof createGoogleAccounts>

/** The demo people and whoever was typed in since the start. */
export function createGoogleAccounts() {
  const accounts = new Map(demoPeople.map((person) => [person.sub, person]))
  return {
    find: (sub: string): GoogleAccount | undefined => accounts.get(sub),
    /** The person with that address is the same one each time, whatever name is typed. */
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
