import { expect, test } from 'vitest'
import { brokenContext } from '#app/clients/broken-context.fixture.ts'
import type { Nutritionist } from '#server/contract/nutritionist.schema.ts'
import { findNutritionist } from './order-nutritionist.server.ts'

const slug = 'ni-made-savitri'
const nutritionist: Nutritionist = {
  slug,
  name: 'Ni Made Savitri',
  degrees: 'S.Tr.Gz.',
  isExample: true,
  headline: '',
  city: 'Denpasar',
  languages: [],
  conditions: [],
  practisingSince: 2019,
  priceRupiah: 150_000,
  biography: [],
  education: [],
  str: { number: '1', issuer: 'KKI', validUntil: null },
  sip: { number: '2', place: 'Denpasar', validUntil: '2030-01-01' },
  programs: [{ slug: 'seimbang-harian', title: 'Seimbang Harian' }],
  portrait: { skin: 'tan', head: 'bun', hair: 'black', colour: 'teal' },
}

test('an order shows the chosen nutritionist', async () => {
  const { context } = brokenContext({ [slug]: { nutritionist } })
  const found = await findNutritionist(context, { slug, programSlug: 'seimbang-harian' })
  expect(found).toEqual({ slug, name: 'Ni Made Savitri', degrees: 'S.Tr.Gz.' })
})

test.each([
  ['leads another program', { slug, programSlug: 'jantung-sehat' }],
  ['does not exist', { slug: 'tidak-ada', programSlug: 'seimbang-harian' }],
  ['is no id', { slug: '../programs', programSlug: 'seimbang-harian' }],
  ['was not named', { slug: undefined, programSlug: 'seimbang-harian' }],
])('an order shows no nutritionist who %s', async (_, wanted) => {
  const { context } = brokenContext({ [slug]: { nutritionist } })
  expect(await findNutritionist(context, wanted)).toBeNull()
})
