import { ArticleShelf } from '#app/features/blog/article-shelf.tsx'
import { HomeClosing } from '#app/features/home/home-closing.tsx'
import { HomeOffers } from '#app/features/home/home-offers.tsx'
import { HomeQuestions } from '#app/features/home/home-questions.tsx'
import { NutritionistShelf } from '#app/features/nutritionists/nutritionist-shelf.tsx'
import type { FrontPage } from '#app/routes/-front-page.functions.ts'

type PeopleAndArticlesProps = Pick<FrontPage, 'page' | 'nutritionists' | 'latest'>

/** The nutritionists, the latest articles, frequent questions, and what else the site offers. */
export default function PeopleAndArticles({ page, nutritionists, latest }: PeopleAndArticlesProps) {
  return (
    <>
      <NutritionistShelf nutritionists={nutritionists} />
      <ArticleShelf latest={latest} />
      {page.kind === 'available' && <HomeQuestions questions={page.questions} />}
      {page.kind === 'available' && page.closing && <HomeClosing closing={page.closing} />}
      <HomeOffers />
    </>
  )
}
