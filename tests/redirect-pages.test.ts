import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { redirectTargetOf } from '#app/session/redirect-target.ts'

const app = new URL('../app/', import.meta.url)
const routeTree = readFileSync(new URL('routeTree.gen.ts', app), 'utf8')
const fileOf = Object.fromEntries(
  Array.from(
    routeTree.matchAll(/^import \{ Route as (\w+)Import \} from '(.+)'/gm),
    ([, name, file]) => [name, file],
  ),
)
const [, pathsAndNames = ''] = routeTree.split('export interface FileRoutesByTo {')
const routes = Array.from(
  (pathsAndNames.split('\n}')[0] ?? '').matchAll(/^ {2}'(.+)': typeof (\w+)$/gm),
  ([, to = '', name = '']) => ({
    path: to.replace('{$product}', 'seimbang').replace(/\{-?\$\w+\}|\$\w+/g, 'something'),
    file: `${fileOf[name]}`,
  }),
)

test('the generated routes are understood', () => {
  expect(routes.length).toBeGreaterThan(50)
})

test.each(routes)('$path can be a redirect only if it is a page outside /auth', (route) => {
  const source = sourceOf(route.file)
  const isFile = source.includes('  server: {') && !/^ *component/m.test(source)
  const isTarget = !isFile && !/^\/auth(\/|$)/.test(route.path)
  expect(redirectTargetOf(route.path)).toBe(isTarget ? route.path : '/')
})

function sourceOf(file: string): string {
  const path = ['.tsx', '.ts'].map((ending) => new URL(file + ending, app)).find(existsSync)
  return path ? readFileSync(path, 'utf8') : ''
}
