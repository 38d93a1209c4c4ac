import { colorModeStorageKey } from '#app/shell/color-mode.ts'
import { applyColorMode } from './apply-color-mode.ts'
import { earlyEventsArguments, holdEarlyEvents } from './early-events.ts'
import { followLinksOnce } from './follow-once.ts'

/** What runs in the head of every page, before anything is painted and before any script arrives. */
export function headScript(): string {
  return [
    callOf(applyColorMode, [colorModeStorageKey]),
    callOf(followLinksOnce, []),
    callOf(holdEarlyEvents, earlyEventsArguments),
  ].join(';\n')
}

/** A call of a function as text. The function may use nothing but its arguments and the browser. */
function callOf<const Arguments extends readonly (string | number)[]>(
  run: (...args: Arguments) => void,
  args: Arguments,
): string {
  return `(${run})(${args.map((value) => JSON.stringify(value)).join()})`
}
