import { useRouter } from '@tanstack/react-router'
import type { PublicSettings } from './public-settings.ts'

/** The settings that the browser may know, in any component. */
export function useSettings(): PublicSettings {
  return useRouter().options.context.settings
}
