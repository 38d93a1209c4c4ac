import { createServerFn } from '@tanstack/react-start'
import { readLatestArticles } from '#app/features/blog/blog.server.ts'
import { listTrialFoods } from '#app/features/food/trial-foods.server.ts'
import { readHomePage } from '#app/features/home/home.server.ts'
import { readNutritionists } from '#app/features/nutritionists/nutritionists.server.ts'
import { readDurations, readProgramList } from '#app/features/programs/programs.server.ts'
import { readCurrentPromos } from '#app/features/promos/promos.server.ts'

/**
 * Loads exactly what the front page shows, because the result is sent with the page. It is one call,
 * because a visitor who follows a link would wait for the slowest of several.
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

/** Fetched when a visitor first uses the food search of the front page. */
export const getTrialFoods = createServerFn({ method: 'GET' }).handler(({ context }) =>
  listTrialFoods(context),
)
