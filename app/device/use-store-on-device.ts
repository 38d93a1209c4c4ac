import { useEffect } from 'react'
import { storeAnswer } from './stored-answers.ts'

/** Keeps what a page shows on this device. A device that keeps nothing shows nothing offline. */
export function useStoreOnDevice(key: readonly unknown[], data: unknown): void {
  const name = JSON.stringify(key)
  useEffect(() => {
    if (data !== undefined) storeAnswer(JSON.parse(name), data).catch(() => {})
  }, [name, data])
}
