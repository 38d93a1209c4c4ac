import { useEffect } from 'react'
import { keepAnswer } from './kept-answers.ts'

/** Keeps what a page shows on this device. A device that keeps nothing shows nothing offline. */
export function useKeptOnDevice(key: readonly unknown[], data: unknown): void {
  const name = JSON.stringify(key)
  useEffect(() => {
    if (data !== undefined) keepAnswer(JSON.parse(name), data).catch(() => {})
  }, [name, data])
}
