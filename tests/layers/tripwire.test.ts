import { fileURLToPath } from 'node:url'
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser'
import { expect, test } from 'vitest'
import rules from './rules.mjs'

async function violationsIn(baseDir: string, folders: string[]): Promise<ICruiseResult> {
  const { forbidden, options } = rules
  const { output } = await cruise(folders, {
    ...(options as ICruiseOptions),
    ruleSet: { forbidden } as ICruiseOptions['ruleSet'],
    validate: true,
    baseDir,
  })
  return output as ICruiseResult
}

test('each planted import across the layers breaks exactly its rule', async () => {
  const planted = fileURLToPath(new URL('./planted', import.meta.url))
  const { summary } = await violationsIn(planted, ['app', 'server'])
  expect(summary.violations.map(({ rule, from }) => `${from}: ${rule.name}`).sort()).toEqual([
    'app/features/cart/imports-a-sibling.ts: features-do-not-import-each-other',
    'app/lib/imports-a-feature.ts: lib-imports-lower-layers-only',
    'app/session/imports-a-backend.ts: app-knows-only-the-contract-of-the-server',
    'server/backends/blog/imports-main.ts: backends-do-not-import-each-other',
    'server/backends/main/identity/imports-an-order.ts: main-identity-imports-lower-rooms-only',
    'server/contract/imports-a-clock.ts: contract-imports-nothing-but-itself',
  ])
})

test('the rules resolve the aliases of the tree', async () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const { modules } = await violationsIn(root, ['app/session/auth-cookies.server.ts'])
  const guards = modules.find(({ source }) => source === 'app/session/auth-cookies.server.ts')
  expect(guards?.dependencies.map(({ resolved }) => resolved)).toContain(
    'server/contract/auth.schema.ts',
  )
})
