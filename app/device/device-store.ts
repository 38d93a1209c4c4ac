const databaseName = 'tracker'
const storeName = 'kept'

/**
 * Texts and plain values on this device, by key, over all tabs of the browser. `update` reads and
 * writes in one transaction, so that no other tab comes between. Everything fails where a browser
 * keeps nothing, for example in a private window, or when its space is used up.
 */
export const deviceStore = {
  read: (key: string): Promise<unknown> => run('readonly', (store) => store.get(key)),
  keys: (): Promise<IDBValidKey[]> => run('readonly', (store) => store.getAllKeys()),
  write: (key: string, value: unknown) => run('readwrite', (store) => store.put(value, key)),
  delete: (key: string) => run('readwrite', (store) => store.delete(key)),

  /** Writes if another key still holds what it should, in one transaction: no forgetting comes between. */
  async writeIf(
    key: string,
    value: unknown,
    on: { key: string; holds: (held: unknown) => boolean },
  ) {
    const database = await openDatabase()
    return new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(storeName, 'readwrite')
      const store = transaction.objectStore(storeName)
      const request = store.get(on.key)
      request.onsuccess = () => {
        if (on.holds(request.result)) store.put(value, key)
      }
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
  },

  async update<Value>(key: string, step: (value: Value | undefined) => Value): Promise<Value> {
    const database = await openDatabase()
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(storeName, 'readwrite')
      const store = transaction.objectStore(storeName)
      let next: Value
      const request = store.get(key)
      request.onsuccess = () => {
        next = step(request.result)
        store.put(next, key)
      }
      transaction.oncomplete = () => resolve(next)
      transaction.onabort = () => reject(transaction.error)
    })
  },
}

async function run<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await openDatabase()
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(storeName, mode)
    const request = ask(transaction.objectStore(storeName))
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error)
  })
}

let opened: Promise<IDBDatabase> | undefined

function openDatabase(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(storeName)
    request.onsuccess = () => {
      // A browser that runs out of space may close it; the next call opens it again.
      request.result.onclose = () => {
        opened = undefined
      }
      resolve(request.result)
    }
    request.onerror = () => reject(request.error)
  })
  opened.catch(() => {
    opened = undefined
  })
  return opened
}
