import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ArticleShelf } from '#app/features/blog/article-shelf.tsx'
import { blogQueries } from '#app/features/blog/blog.queries.ts'
import { homeQueries } from '#app/features/home/home.queries.ts'
import { HomeClosing } from '#app/features/home/home-closing.tsx'
import { HomeHero } from '#app/features/home/home-hero.tsx'
import { HomeQuestions } from '#app/features/home/home-questions.tsx'
import { HomeSteps } from '#app/features/home/home-steps.tsx'
import { ProgramShelf } from '#app/features/programs/program-shelf.tsx'
import { programQueries } from '#app/features/programs/programs.queries.ts'
import { pageHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_default/')({
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.ensureQueryData(homeQueries.page()),
      queryClient.ensureQueryData(programQueries.list()),
      queryClient.ensureQueryData(blogQueries.latest()),
    ])
  },
  head: ({ match: { context, pathname } }) => {
    const page = context.queryClient.getQueryData(homeQueries.page().queryKey)
    return pageHead({ settings: context.settings, path: pathname, ...page?.meta })
  },
  component: HomePage,
})

function HomePage() {
  const { data: page } = useSuspenseQuery(homeQueries.page())
  const { data: list } = useSuspenseQuery(programQueries.list())
  return (
    <>
      <HomeHero hero={page.hero} />
      <ProgramShelf programs={list.programs} />
      <HomeSteps steps={page.steps} />
      <ArticleShelf />
      <HomeQuestions questions={page.questions} />
      <HomeClosing />
    </>
  )
}
