import type { IncomingMessage, ServerResponse } from 'node:http'

/** How long any body may take. */
const graceMs = 20_000
/** A longer one is read on only as long as it arrives at this rate. A photo from a phone does. */
const leastBytesPerSecond = 16 * 1024
const checkEveryMs = 1_000
/** Even a fast body ends after this. */
export const longestBodyMs = 5 * 60_000

/** Calls `end` if the body arrives so slowly that it only holds the connection. */
export function endSlowBody(
  request: Pick<IncomingMessage, 'headers' | 'socket' | 'complete' | 'once'>,
  response: Pick<ServerResponse, 'writableEnded'>,
  end: () => void,
): void {
  const { headers, socket } = request
  if (!headers['transfer-encoding'] && !Number(headers['content-length'])) return
  const startedAt = performance.now()
  const before = socket.bytesRead
  const check = () => {
    if (request.complete) return
    const seconds = (performance.now() - startedAt) / 1000
    const isSlow = socket.bytesRead - before < seconds * leastBytesPerSecond
    // After the answer, the rest of the body is thrown away.
    if (isSlow || response.writableEnded) return end()
    timer = setTimeout(check, checkEveryMs)
  }
  let timer = setTimeout(check, graceMs)
  request.once('close', () => clearTimeout(timer))
}
