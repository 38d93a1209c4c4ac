import { minuteMs } from './time.ts'

/** Lets the browser save a file that the page made. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(href), minuteMs)
}
