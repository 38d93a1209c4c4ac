import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from './main-failure.ts'

/**
 * Has a file scanned for malware. Returns false without a scanner.
 * @throws MainFailure `FILE_INFECTED`, or `FILE_NOT_SCANNED` if the scanner cannot say, so that the
 * sender may retry
 */
export async function refuseInfected(
  { fileScanner, log }: Pick<MainContext, 'fileScanner' | 'log'>,
  content: Buffer,
): Promise<boolean> {
  if (!fileScanner) return false
  const isClean = await fileScanner.isClean(content).catch((error: Error) => {
    log.error({ reason: error.message }, 'a file could not be scanned')
    throw new MainFailure('FILE_NOT_SCANNED')
  })
  if (!isClean) throw new MainFailure('FILE_INFECTED')
  return true
}
