// Plain JavaScript without dependencies: it runs on any Node from 20 on, before anything is installed.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, say } from '../server/commands/prepare.mjs'

const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The path of a browser for the end-to-end tests: an installed one, else Debian's chromium where
 * this process may install it, else Playwright's own download (an empty path lets Playwright use
 * it). Ends the process with advice when none of these works.
 */
export function findBrowser() {
  const installed = installedBrowser()
  if (installed) return installed
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    say("Installing Debian's chromium …")
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', 'chromium'])
    return installedBrowser() ?? ''
  }
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  if (status === 0) return ''
  console.error(
    'The end-to-end tests need a browser and none could be found or downloaded. Install Chromium or Chrome, or set BROWSER_PATH to one, and run npm test again.',
  )
  process.exit(1)
}

function installedBrowser() {
  return (
    process.env.BROWSER_PATH ||
    commands.map(onPath).find(Boolean) ||
    applications.find((path) => existsSync(path))
  )
}

function onPath(command) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find((path) => existsSync(path))
}
