import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createClamdScanner } from './clamd-scanner.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** Answers INSTREAM as ClamAV's daemon does, and hands out what it has read. */
async function startDaemon(answer: (content: Buffer) => string) {
  const server = createServer((socket) => answerStream(socket, answer))
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `tcp://127.0.0.1:${address.port}`
}

function answerStream(socket: Socket, answer: (content: Buffer) => string): void {
  let received = Buffer.alloc(0)
  socket.on('data', (part: Buffer) => {
    received = Buffer.concat([received, part])
    const content = contentOf(received)
    if (content) socket.end(`${answer(content)}\0`)
  })
}

/** Returns the file once its empty chunk has arrived. */
function contentOf(received: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0'
  if (received.length < command.length + 4) return undefined
  expect(received.toString('latin1', 0, command.length)).toBe(command)
  const chunks: Buffer[] = []
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

test('a file reaches the scanner whole, and its verdict is returned', async () => {
  const content = Buffer.from('a page of a PDF '.repeat(20_000))
  const read: Buffer[] = []
  const url = await startDaemon((file) => {
    read.push(file)
    return file.includes('EICAR') ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK'
  })
  const { isClean } = createClamdScanner(url)
  expect(await isClean(content)).toBe(true)
  expect(read[0]?.equals(content)).toBe(true)
  expect(await isClean(Buffer.concat([content, Buffer.from('EICAR')]))).toBe(false)
})

test.each(['INSTREAM size limit exceeded. ERROR', '', 'stream: FOUND OK'])(
  'the answer “%s” is no verdict',
  async (answer) => {
    const { isClean } = createClamdScanner(await startDaemon(() => answer))
    await expect(isClean(Buffer.from('x'))).rejects.toThrow('no verdict')
  },
)

test('an unreachable scanner rejects', async () => {
  const url = await startDaemon(() => 'stream: OK')
  servers.splice(0)[0]?.close()
  await expect(createClamdScanner(url).isClean(Buffer.from('x'))).rejects.toThrow('ECONNREFUSED')
})
