import { useEffect } from 'react'
import { storeAnswer } from './stored-answers.ts'

/** Caches what a page shows on this device. Without storage the page has nothing to show offline. */
export function useStoreOnDevice(key: readonly unknown[], data: unknown): void {
  const name = JSON.stringify(key)
  useEffect(() => {
    if (data !== undefined) storeAnswer(JSON.parse(name), data).catch(() => {})
  }, [name, data])
}
