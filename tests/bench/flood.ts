import { once } from 'node:events'
import { connect } from 'node:net'

export type Flood = { amount: number; connections: number; headers?: Record<string, string> }

/**
 * Requests an address a fixed number of times and reads only the length of each response. A load
 * generator that parses every byte needs more time than the server. Unread responses then cost the
 * server extra work.
 */
export async function flood(url: string, { amount, connections, headers = {} }: Flood) {
  const { hostname, host, pathname, port } = new URL(url)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const request = `GET ${pathname} HTTP/1.1\r\n${lines.join('')}\r\n`
  const each = Math.ceil(amount / connections)
  await Promise.all(
    Array.from({ length: connections }, () => askOften(Number(port), hostname, request, each)),
  )
}

async function askOften(port: number, hostname: string, request: string, amount: number) {
  const socket = connect({ port, host: hostname, noDelay: true })
  await once(socket, 'connect')
  let left = amount
  let missingBytes = 0
  socket.on('data', (chunk: Buffer) => {
    if (missingBytes === 0) missingBytes = lengthOf(chunk)
    missingBytes -= chunk.length
    if (missingBytes > 0) return
    left -= 1
    if (left === 0) socket.end()
    else socket.write(request)
  })
  socket.write(request)
  await once(socket, 'close')
  if (left > 0) throw new Error(`${hostname} ended the connection with ${left} answers to go`)
}

/** Returns the bytes of a response with its head; `start` must hold the whole head. */
function lengthOf(start: Buffer): number {
  const headBytes = start.indexOf('\r\n\r\n') + 4
  const head = start.toString('latin1', 0, headBytes)
  const [, bodyBytes] = /^content-length: (\d+)\r$/im.exec(head) ?? []
  if (!head.startsWith('HTTP/1.1 200 ') || !bodyBytes) throw new Error(`Not an answer: ${head}`)
  return headBytes + Number(bodyBytes)
}
