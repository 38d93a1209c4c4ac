import { ArticleShelf } from '#app/features/blog/article-shelf.tsx'
import { HomeClosing } from '#app/features/home/home-closing.tsx'
import { HomeQuestions } from '#app/features/home/home-questions.tsx'
import type { FrontPage } from '#app/routes/-front-page.functions.ts'

/** The latest articles, frequent questions, and the closing call to action. */
export default function ArticlesAndQuestions({ page, latest }: Pick<FrontPage, 'page' | 'latest'>) {
  return (
    <>
      <ArticleShelf latest={latest} />
      {page.kind === 'available' && <HomeQuestions questions={page.questions} />}
      {page.kind === 'available' && page.closing && <HomeClosing closing={page.closing} />}
    </>
  )
}
