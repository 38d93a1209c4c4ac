/** Calls through once nothing has been asked for so long; the last arguments count. */
export function debounce<Arguments extends unknown[]>(
  call: (...args: Arguments) => void,
  delayMs: number,
): (...args: Arguments) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return (...args) => {
    clearTimeout(timer)
    timer = setTimeout(() => call(...args), delayMs)
  }
}
