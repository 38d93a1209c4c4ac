import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type DemoAccount = {
  email: string
  password: string
  isNutritionist?: boolean
  /** Of a nutritionist or a person of the staff. */
  totpSecret?: string
}

/** Returns an account that the site's seeds made, by the start of its email. */
export async function readDemoAccount(dataDir: string, name: string): Promise<DemoAccount> {
  const accounts: DemoAccount[] = JSON.parse(
    await readFile(join(dataDir, 'demo-accounts.json'), 'utf8'),
  )
  const account = accounts.find(({ email }) => email.startsWith(`${name}@`))
  if (!account) throw new Error(`The demo has no ${name}`)
  return account
}
