import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type DemoAccount = { email: string; password: string }

/**
 * The database holds only hashes, so what the seeds made up is kept beside it, readable by the
 * installation's user alone, and shown again at every start.
 */
export async function rememberDemoAccounts(
  dataDir: string,
  created: DemoAccount[],
): Promise<DemoAccount[]> {
  const file = join(dataDir, 'demo-accounts.json')
  if (created.length === 0) {
    const kept = await readFile(file, 'utf8').catch(() => '[]')
    return JSON.parse(kept)
  }
  await writeFile(file, JSON.stringify(created, null, 2), { mode: 0o600 })
  return created
}
