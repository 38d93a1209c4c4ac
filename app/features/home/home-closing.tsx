import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import type { Closing } from '#server/contract/content.schema.ts'

/** The end of the page: the main action again. */
export function HomeClosing({ closing }: { closing: Closing }) {
  return (
    <section className="pb-8 md:pb-20">
      <Container>
        <div className="rounded-card bg-primary-900 px-6 py-10 text-primary-50 md:px-14 md:py-14">
          <div className="flex max-w-xl flex-col items-start gap-5">
            <h2 className="text-3xl">{closing.title}</h2>
            <p className="text-lg text-primary-100">{closing.text}</p>
            <Link to="/program" className={buttonStyles({ variant: 'warm', size: 'lg' })}>
              {m.home_closing_action()}
            </Link>
          </div>
        </div>
      </Container>
    </section>
  )
}
