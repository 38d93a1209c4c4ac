import type { Page } from '@playwright/test'
import { build } from 'vite'
import type { createDirectEngine } from '#app/features/room/engine/direct-engine.ts'
import { expect, test } from './story.fixture.ts'

type Engines = { createDirectEngine: typeof createDirectEngine }
type InPage = typeof globalThis & { engines: Engines }

/** Two engines in one page, whose signals cross like those of two browsers at the same tick. */
async function openEngines(page: Page): Promise<void> {
  const [bundle] = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: {
        entry: 'app/features/room/engine/direct-engine.ts',
        formats: ['iife'],
        name: 'engines',
      },
    },
  })) as { output: { code: string }[] }[]
  await page.goto('about:blank')
  await page.evaluate(`${bundle?.output[0]?.code}; globalThis.engines = engines`)
}

test('[T95] [T96] two browsers that join, and later restart their connection, at the same tick connect 50 times', {
  tag: '@long',
}, async ({ page }) => {
  test.slow()
  await openEngines(page)
  const rounds = await page.evaluate(async () => {
    const { createDirectEngine } = (globalThis as InPage).engines
    const until = async (isTrue: () => boolean | Promise<boolean>) => {
      const deadline = performance.now() + 12_000
      while (!(await isTrue()))
        if (performance.now() > deadline) throw new Error('too late')
        else await new Promise((resolve) => setTimeout(resolve, 20))
    }
    const results: string[] = []
    for (let round = 0; round < 50; round += 1) {
      const links: Record<string, string> = {}
      const offers: string[] = []
      const sides = ['client', 'nutritionist'].map((name) => ({
        name,
        engine: undefined as ReturnType<typeof createDirectEngine> | undefined,
        sent: Promise.resolve(),
      }))
      for (const [index, side] of sides.entries()) {
        const other = sides[1 - index]
        side.engine = createDirectEngine({
          connection: {
            engine: 'direct',
            iceServers: [],
            iceTransportPolicy: 'all',
            isPolite: side.name === 'client',
          },
          send(to, signal) {
            if (signal.kind === 'offer') offers.push(side.name)
            // Late, and in the order in which they were sent.
            side.sent = side.sent.then(async () => {
              await new Promise((resolve) => setTimeout(resolve, Math.random() * 30))
              if (to === other?.name) other.engine?.hear(signal)
            })
          },
          onLink: (link) => {
            links[side.name] = link
          },
          onStream: () => {},
          onTheirMedia: () => {},
          onQuality: () => {},
          onEnded: () => {},
        })
      }
      const areConnected = () => sides.every(({ name }) => links[name] === 'connected')
      for (const { engine } of sides) engine?.connect()
      for (const [index, { engine }] of sides.entries())
        engine?.meet(sides[1 - index]?.name ?? null)
      await until(areConnected)
      for (const { engine } of sides) engine?.restart()
      const count = offers.length
      await until(() => offers.length >= count + 2)
      await new Promise((resolve) => setTimeout(resolve, 200))
      results.push(areConnected() ? 'connected' : JSON.stringify(links))
      for (const { engine } of sides) engine?.leave()
    }
    return results
  })
  expect(rounds).toEqual(Array.from({ length: 50 }, () => 'connected'))
})
