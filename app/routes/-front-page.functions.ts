import { createServerFn } from '@tanstack/react-start'
import { readLatestArticles } from '#app/features/blog/blog.server.ts'
import { readHomePage } from '#app/features/home/home.server.ts'
import { readNutritionists } from '#app/features/nutritionists/nutritionists.server.ts'
import { readDurations, readProgramList } from '#app/features/programs/programs.server.ts'
import { readCurrentPromos } from '#app/features/promos/promos.server.ts'

/**
 * Everything that the front page shows, in one call: a visitor who arrives by a link waits for the
 * slowest of several. Its result is part of the HTML, so it holds nothing else.
 */
export const getFrontPage = createServerFn({ method: 'GET' }).handler(async ({ context }) => {
  const [page, { programs }, { durations }, promos, found, latest] = await Promise.all([
    readHomePage(context),
    readProgramList(context),
    readDurations(context),
    readCurrentPromos(context),
    readNutritionists(context, {}),
    readLatestArticles(context),
  ])
  const nutritionists = found.kind === 'found' ? found.nutritionists : []
  return { page, programs, durations, promos, nutritionists, latest }
})

export type FrontPage = Awaited<ReturnType<typeof getFrontPage>>
