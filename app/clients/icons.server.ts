import { setTimeout as pause } from 'node:timers/promises'
import type { Settings } from '#app/config/settings.ts'
import { createIconLoader, type IconLoader } from './icon-loader.ts'

/** One loader a list of hosts, which is one a process: what it keeps is the same for everybody. */
const loaders = new Map<string, IconLoader>()

/** A page waits no longer for what only adorns it; whoever comes next may see it. */
const pageWaitsMs = 300

/** The drawings of icons that content names and the site has not compiled in, as far as they come soon. */
export async function loadIcons({ ICON_HOSTS: hosts }: Settings, names: string[]) {
  const key = hosts.join()
  const loader = loaders.get(key) ?? createIconLoader({ hosts, fetch, now: Date.now })
  loaders.set(key, loader)
  const known = pause(pageWaitsMs, undefined, { ref: false }).then(() => loader.known(names))
  return await Promise.race([loader.load(names), known])
}
