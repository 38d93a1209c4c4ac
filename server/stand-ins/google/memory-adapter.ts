import type { Adapter, AdapterPayload } from 'oidc-provider'

type Entry = { payload: AdapterPayload; expiresAt: number }

/** Stores what one provider issues in memory until it expires. */
export function createMemoryAdapter(): (model: string) => Adapter {
  const entries = new Map<string, Entry>()

  const read = (key: string) => {
    const entry = entries.get(key)
    return entry && entry.expiresAt > Date.now() ? entry.payload : undefined
  }

  const dropExpired = () => {
    for (const [key, { expiresAt }] of entries) if (expiresAt <= Date.now()) entries.delete(key)
  }

  const findBy = (model: string, matches: (payload: AdapterPayload) => boolean) =>
    [...entries.keys()]
      .filter((key) => key.startsWith(`${model}:`))
      .map(read)
      .find((payload) => payload && matches(payload))

  return (model) => ({
    async upsert(id, payload, expiresInSeconds) {
      dropExpired()
      const expiresAt = expiresInSeconds ? Date.now() + expiresInSeconds * 1000 : Infinity
      entries.set(`${model}:${id}`, { payload, expiresAt })
    },
    find: async (id) => read(`${model}:${id}`),
    findByUid: async (uid) => findBy(model, (payload) => payload.uid === uid),
    findByUserCode: async (code) => findBy(model, (payload) => payload.userCode === code),
    async consume(id) {
      const payload = read(`${model}:${id}`)
      if (payload) payload.consumed = Math.floor(Date.now() / 1000)
    },
    async destroy(id) {
      entries.delete(`${model}:${id}`)
    },
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key)
    },
  })
}
