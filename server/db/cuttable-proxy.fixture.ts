import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** Stands between a client and a server, so that a test can take the server away from it. */
export type CuttableProxy = {
  /** The server's address, by way of here. */
  url: string
  /** Closes the port and every connection. */
  cut(): Promise<void>
  /** From now on a connection ends as soon as its client says anything. */
  cutAtNextWord(): void
  /** Opens the port again. */
  mend(): Promise<void>
}

export async function openCuttableProxy(serverUrl: string): Promise<CuttableProxy> {
  const target = new URL(serverUrl)
  const sockets = new Set<Socket>()
  let isDeaf = false
  let port = 0
  let server: Server

  const listen = async () => {
    isDeaf = false
    server = createServer((client) => {
      const upstream = connect(Number(target.port || 5432), target.hostname)
      for (const socket of [client, upstream]) {
        sockets.add(socket)
        socket.on('error', () => {})
        socket.on('close', () => {
          sockets.delete(socket)
          client.destroy()
          upstream.destroy()
        })
      }
      client.on('data', (data) => (isDeaf ? client.destroy() : upstream.write(data)))
      upstream.on('data', (data) => client.write(data))
    })
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  }
  await listen()
  const url = new URL(serverUrl)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return {
    url: url.href,
    async cut() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    cutAtNextWord() {
      isDeaf = true
    },
    mend: listen,
  }
}
