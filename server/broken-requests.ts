import { type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

/** Node's codes for requests that are no HTTP, or arrive too slowly. */
const statusByCode: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * Answers what never becomes a request, with the headers of every other answer. Returns a function
 * that ends a connection with a status.
 */
export function answerBrokenRequests(
  server: Server,
  headers: Record<string, string>,
): (socket: Duplex, status: number) => void {
  const answers = new WeakMap<Duplex, ServerResponse>()
  server.on('request', ({ socket }, response) => answers.set(socket, response))
  const close = (socket: Duplex, status: number) => {
    const answer = answers.get(socket)
    // An answer on its way must not be continued with another.
    const isAnswering = answer?.headersSent && !answer.writableFinished
    if (socket.writable && !isAnswering) socket.write(rawAnswer(status, headers))
    socket.destroy()
  }
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    close(socket, statusByCode[error.code ?? ''] ?? 400),
  )
  return close
}

function rawAnswer(status: number, headers: Record<string, string>): string {
  const all = { ...headers, connection: 'close', 'content-length': '0' }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`
}
