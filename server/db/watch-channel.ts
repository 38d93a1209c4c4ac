import { Client } from 'pg'

const reconnectAfterMs = 1_000

export type ChannelWatch = { close(): Promise<void> }

type Channel = {
  connectionString: string
  channel: string
  /** Gets the payload of a notification; an empty one if some may have been missed. */
  onChange: (payload: string) => void
}

/**
 * Listens to a PostgreSQL channel on a separate connection. A broken connection is reopened and
 * counts as a change, because notifications may have been missed.
 */
export async function watchChannel({
  connectionString,
  channel,
  onChange,
}: Channel): Promise<ChannelWatch> {
  let client: Client
  let isClosed = false
  let retry: NodeJS.Timeout | undefined

  async function connect() {
    client = new Client({ connectionString })
    client.on('notification', ({ payload = '' }) => onChange(payload))
    // An error alone leaves the connection open; `end` always follows.
    client.on('error', () => {})
    client.on('end', reconnectLater)
    await client.connect()
    await client.query(`LISTEN ${channel}`)
  }

  function reconnectLater() {
    if (isClosed) return
    onChange('')
    clearTimeout(retry)
    retry = setTimeout(
      () => connect().then(() => onChange(''), reconnectLater),
      reconnectAfterMs,
    ).unref()
  }

  await connect()
  return {
    async close() {
      isClosed = true
      clearTimeout(retry)
      await client.end()
    },
  }
}
