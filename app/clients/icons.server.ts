import type { Settings } from '#app/config/settings.ts'
import { createIconLoader, type IconLoader } from './icon-loader.ts'

/** One loader a list of hosts, which is one a process: what it keeps is the same for everybody. */
const loaders = new Map<string, IconLoader>()

/** The drawings of icons that content names and the site has not compiled in. */
export function loadIcons({ ICON_HOSTS: hosts }: Settings, names: string[]) {
  const key = hosts.join()
  const loader = loaders.get(key) ?? createIconLoader({ hosts, fetch, now: Date.now })
  loaders.set(key, loader)
  return loader.load(names)
}
