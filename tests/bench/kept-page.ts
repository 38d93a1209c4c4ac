import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { type Load, load, medianOf, round4 } from './load.ts'

const barePort = 4395
const connections = 8
const amount = 10_000
const warmUpAmount = 2_000
const rounds = 5

/**
 * A page that is kept, against a bare `node:http` server that sends the same bytes, each in a process
 * of its own. They are loaded in turn and the median of each is kept: only their ratio says something
 * on a machine whose speed drifts.
 */
export async function measureKeptPage(
  origin: string,
  page: string,
  { coding, folder }: { coding: 'br' | 'identity'; folder: string },
) {
  const headers = { 'accept-encoding': coding }
  const bytes = await bytesOf(origin + page, headers)
  const bare = await serveBytes(bytes, folder)
  const ours: Load[] = []
  const theirs: Load[] = []
  await load(origin + page, { amount: warmUpAmount, connections, headers })
  await load(bare.origin, { amount: warmUpAmount, connections })
  for (let round = 0; round < rounds; round++) {
    ours.push(await load(origin + page, { amount, connections, headers }))
    theirs.push(await load(bare.origin, { amount, connections }))
  }
  await bare.stop()
  const [site, bareNodeHttp] = [medianOf(ours), medianOf(theirs)]
  const ratio = round4(site.requestsPerSecond / bareNodeHttp.requestsPerSecond)
  return { bytes: bytes.length, site, bareNodeHttp, requestsPerSecondRatio: ratio }
}

/** As they go over the wire; `fetch` would unpack them. */
function bytesOf(url: string, headers: Record<string, string>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => resolve(buffer(response))).on('error', reject)
  })
}

async function serveBytes(bytes: Buffer, folder: string) {
  const file = join(folder, 'page.bin')
  await writeFile(file, bytes)
  const program = join(import.meta.dirname, 'bare-server.ts')
  const child = spawn(process.execPath, [program, String(barePort), file], { stdio: 'inherit' })
  const origin = `http://127.0.0.1:${barePort}`
  while (!(await fetch(origin).catch(() => undefined))) await pause(50)
  return {
    origin,
    async stop() {
      child.kill()
      await once(child, 'exit')
    },
  }
}
