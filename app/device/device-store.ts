import { createStore, del, delMany, get, keys, promisifyRequest, set, update } from 'idb-keyval'

/** Renaming either one loses what devices have not sent yet. */
const store = createStore('tracker', 'kept')

/**
 * Values on this device by key, shared by all tabs of the browser. Every call rejects if the
 * browser stores nothing, as in a private window. So it does if the browser's space is used up.
 */
export const deviceStore = {
  // Each is async because without IndexedDB the library throws instead of rejecting.
  read: async (key: string): Promise<unknown> => get(key, store),
  keys: async (): Promise<string[]> => (await keys(store)).map(String),
  write: async (key: string, value: unknown) => set(key, value, store),
  delete: async (key: string) => del(key, store),
  deleteMany: async (deleted: string[]) => delMany(deleted, store),

  /** Reads and writes in one transaction, so no other tab can write in between. */
  async update<Value>(key: string, step: (value: Value | undefined) => Value): Promise<Value> {
    let next: { value: Value } | undefined
    await update<Value>(
      key,
      (value) => {
        next = { value: step(value) }
        return next.value
      },
      store,
    )
    if (!next) throw new Error('The update did not run')
    return next.value
  },

  /** Writes only if another key holds the expected value, checked in the same transaction. */
  async writeIf(
    key: string,
    value: unknown,
    condition: { key: string; isMet: (held: unknown) => boolean },
  ): Promise<void> {
    await store('readwrite', (entries) => {
      const request = entries.get(condition.key)
      request.onsuccess = () => {
        if (condition.isMet(request.result)) entries.put(value, key)
      }
      return promisifyRequest(entries.transaction)
    })
  },
}
