import { expect, test } from 'vitest'
import { brokenContext } from '#app/clients/broken-context.fixture.ts'
import { parseSettings } from '#app/config/settings.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { readHomePage } from './home.server.ts'

const meta = { title: 'The number one', description: '93% succeed.', keyword: 'diet' }

test('[S1.01] [S1.02] proved claims are the title and description as they are', async () => {
  expect(await metaOf({ isClaimExample: false })).toEqual(meta)
})

test('[S1.01] [S1.02] the description says if the claims are examples', async () => {
  const { description } = await metaOf({ isClaimExample: true })
  expect(description).toBe(`${meta.description} ${m.home_claims_example()}`)
})

async function metaOf(answer: { isClaimExample: boolean }) {
  const hero = { title: 'Plates', text: 'Familiar food' }
  const { context } = brokenContext({ home: { hero, steps: [], questions: [], meta, ...answer } })
  context.settings = parseSettings({})
  return (await readHomePage(context)).meta
}
