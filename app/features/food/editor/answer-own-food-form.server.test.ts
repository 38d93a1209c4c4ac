import { expect, test } from 'vitest'
import type { SiteContext } from '#app/config/site-context.ts'
import { answerOwnFoodForm } from './answer-own-food-form.server.ts'

// Has no backend: a refused form calls none.
const context = {} as SiteContext
const typed = {
  ...{ name: 'Keripik', part: '', barcode: '', per: 'serving', servingGrams: '30' },
  ...{ servingsPerPack: '4', energyKcal: '140', fatG: '5', saturatedFatG: '', proteinG: '2' },
  ...{ carbohydrateG: '20', fibreG: '', sugarG: '8', addedSugarG: '', saltAmount: '90' },
  saltUnit: 'sodiumMg',
}

test.each([
  ['a number that is a word', { fatG: 'lima' }, ['fatG']],
  ['more than it weighs', { servingGrams: '20' }, ['servingGrams']],
  ['no name', { name: ' ' }, ['name']],
])(
  '[S2.26] a form without scripts with %s is refused and keeps its text',
  async (_, wrong, wrongFields) => {
    const fields = { ...typed, ...wrong }
    const request = new Request('https://seimbang.test/tracker/tracker-1/foods', {
      method: 'POST',
      body: new URLSearchParams(fields),
    })
    expect(await answerOwnFoodForm(request, context)).toEqual({ fields, wrongFields })
  },
)
