import { createFileRoute } from '@tanstack/react-router'
import { drawArticle } from '#app/features/blog/draw-article.server.tsx'
import { drawPortrait } from '#app/features/nutritionists/draw-portrait.server.ts'
import { answerShareCard } from '#app/seo/share-card/answer-card.server.ts'

/** Pictures of shared links: /og/{kind}/{slug}.png?locale=… */
export const Route = createFileRoute('/og/$kind/$file')({
  server: {
    handlers: {
      GET: ({ request, params, context }) =>
        answerShareCard(request, { ...params, drawPortrait, drawArticle }, context),
    },
  },
})
