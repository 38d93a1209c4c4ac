/** Calls once no call came for `delayMs`, with the last arguments. */
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
