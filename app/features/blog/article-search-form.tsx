import { useNavigate } from '@tanstack/react-router'
import type { SubmitEvent } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { mostSearchCharacters } from '#server/contract/search-limits.ts'
import type { BlogSearch } from './blog-search.ts'

/** Searches the articles of the chosen category. A plain form, so it works without scripts. */
export function ArticleSearchForm({ search: { category, q } }: { search: BlogSearch }) {
  const navigate = useNavigate()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    navigate({ to: '/blog', search: { category, q: words || undefined }, resetScroll: false })
  }
  return (
    <search>
      <form action="/blog" onSubmit={submit} className="flex max-w-xl items-end gap-2">
        {category && <input type="hidden" name="category" value={category} />}
        <Field.Root className="min-w-0 grow">
          <Field.Label>{m.blog_search_label()}</Field.Label>
          <Field.Input
            key={q}
            type="search"
            name="q"
            defaultValue={q}
            maxLength={mostSearchCharacters}
            placeholder={m.blog_search_example()}
          />
        </Field.Root>
        <Button type="submit" variant="secondary">
          <Icon name="search" />
          <span className="max-sm:sr-only">{m.blog_search_submit()}</span>
        </Button>
      </form>
    </search>
  )
}
