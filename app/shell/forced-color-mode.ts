import type { ColorMode } from './color-mode.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Color mode of the page; overrides the visitor's choice. */
    colorMode?: ColorMode
  }
}

type MatchWithMode = { staticData: { colorMode?: ColorMode } }

/** Returns the mode that the innermost page forces. Forcing `system` is refused. */
export function forcedColorModeOf(matches: MatchWithMode[]): 'light' | 'dark' | undefined {
  const mode = matches.findLast(({ staticData }) => staticData.colorMode)?.staticData.colorMode
  if (mode !== 'system') return mode
  console.warn('A page cannot force the colour mode "system"; it is ignored.')
  return undefined
}
