import { once } from 'node:events'
import { connect } from 'node:net'

/** `isClean` rejects if the scanner does not answer with a verdict. */
export type FileScanner = { isClean(content: Buffer): Promise<boolean> }

const deadlineMs = 20_000
const chunkBytes = 64 * 1024
const defaultPort = 3310

/** Scans by the INSTREAM command of ClamAV's daemon, at an address such as `tcp://clamav:3310`. */
export function createClamdScanner(url: string): FileScanner {
  const { hostname, port } = new URL(url)
  const host = hostname.replace(/^\[|\]$/g, '')
  return {
    async isClean(content) {
      const socket = connect({ host, port: Number(port || defaultPort), timeout: deadlineMs })
      socket.on('timeout', () => socket.destroy(new Error('The file scanner does not answer')))
      try {
        await once(socket, 'connect')
        socket.write('zINSTREAM\0')
        for (let start = 0; start < content.length; start += chunkBytes)
          sendChunk(content.subarray(start, start + chunkBytes))
        sendChunk(Buffer.alloc(0))
        return verdictOf(await readAnswer())
      } finally {
        socket.destroy()
      }

      /** An empty chunk ends the file. */
      function sendChunk(chunk: Buffer): void {
        const length = Buffer.alloc(4)
        length.writeUInt32BE(chunk.length)
        socket.write(Buffer.concat([length, chunk]))
      }

      async function readAnswer(): Promise<string> {
        const parts: Buffer[] = []
        for await (const part of socket) parts.push(part)
        return Buffer.concat(parts).toString('utf8').replace(/\0$/, '')
      }
    },
  }
}

/** `stream: OK`, `stream: Eicar-Test-Signature FOUND`, or a sentence that ends in `ERROR`. */
function verdictOf(answer: string): boolean {
  if (answer === 'stream: OK') return true
  if (/^stream: .+ FOUND$/.test(answer)) return false
  throw new Error('The file scanner gave no verdict')
}
