import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** A proxy between a client and a server with which a test simulates an outage. */
export type CuttableProxy = {
  /** The server's address through this proxy. */
  url: string
  /** Closes the port and every connection. */
  cut(): Promise<void>
  /** From now on, closes a connection as soon as its client sends data. */
  cutAtNextData(): void
  /** Opens the port again. */
  reopen(): Promise<void>
}

export async function openCuttableProxy(serverUrl: string): Promise<CuttableProxy> {
  const target = new URL(serverUrl)
  const sockets = new Set<Socket>()
  let cutsAtData = false
  let port = 0
  let server: Server

  const listen = async () => {
    cutsAtData = false
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
      client.on('data', (data) => (cutsAtData ? client.destroy() : upstream.write(data)))
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
    cutAtNextData() {
      cutsAtData = true
    },
    reopen: listen,
  }
}
