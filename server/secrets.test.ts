import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadSecrets } from './secrets.ts'

test('secrets are created once, readable by the process user alone', async () => {
  const dataDir = await ownFolder()
  const made = await loadSecrets(dataDir)
  expect(await loadSecrets(dataDir)).toEqual(made)
  expect(new Set(Object.values(made)).size).toBe(Object.keys(made).length)
  expect((await stat(join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600)
})

test('an older folder gets the missing secret and keeps the others', async () => {
  const dataDir = await ownFolder()
  const { refreshToken, ...older } = await loadSecrets(dataDir)
  const file = join(dataDir, 'secrets.json')
  await writeFile(file, JSON.stringify(older))
  const now = await loadSecrets(dataDir)
  expect(now).toMatchObject(older)
  expect(now.refreshToken).toMatch(/^[\w-]{43}$/)
  expect(now.refreshToken).not.toBe(refreshToken)
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(now)
})

test('a shortened secret stops the start', async () => {
  const dataDir = await ownFolder()
  const secrets = await loadSecrets(dataDir)
  await writeFile(join(dataDir, 'secrets.json'), JSON.stringify({ ...secrets, otp: 'short' }))
  await expect(loadSecrets(dataDir)).rejects.toThrow()
})

async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'secrets-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}
