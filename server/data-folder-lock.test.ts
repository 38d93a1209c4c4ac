import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DataFolderInUseError, lockDataFolder } from './data-folder-lock.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('a second process on a data folder is refused with the id of the first', async () => {
  const holder = await holdInAnotherProcess()
  const refused = lockDataFolder(folder)
  await expect(refused).rejects.toThrow(DataFolderInUseError)
  await expect(refused).rejects.toThrow(`process ${holder.pid}`)
  holder.kill('SIGKILL')
})

test('a lock whose holder was killed does not block the next start', async () => {
  const holder = await holdInAnotherProcess()
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  const lock = await lockDataFolder(folder)
  lock.release()
})

test('a folder that was released can be taken again', async () => {
  const first = await lockDataFolder(folder)
  first.release()
  const second = await lockDataFolder(folder)
  second.release()
})

async function holdInAnotherProcess() {
  const script = `
    import { lockDataFolder } from ${JSON.stringify(join(import.meta.dirname, 'data-folder-lock.ts'))}
    globalThis.lock = await lockDataFolder(${JSON.stringify(folder)})
    process.stdout.write('held')
    setInterval(() => {}, 1000)`
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(holder.stdout, 'data')
  return holder
}
