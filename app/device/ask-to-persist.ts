let isAsked = false

/**
 * Asks the browser, once per page, not to clear what this device stores. Called when something
 * unsent is on the device: earlier, some browsers would ask the member without a reason.
 */
export async function askToPersist(
  storage: Partial<Pick<StorageManager, 'persist' | 'persisted'>> | undefined = navigator.storage,
): Promise<void> {
  if (isAsked || !storage?.persist) return
  isAsked = true
  if (await storage.persisted?.()) return
  await storage.persist()
}
