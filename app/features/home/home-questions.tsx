import { m } from '#app/i18n/paraglide/messages.js'
import { Accordion } from '#app/ui/accordion.tsx'
import { Container } from '#app/ui/container.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import type { HomePage } from '#server/contract/content.schema.ts'

export function HomeQuestions({ questions }: { questions: HomePage['questions'] }) {
  return (
    <section className="border-line border-t py-10 md:py-20">
      <Container className="grid gap-10 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <SectionHeading title={m.home_questions_title()} />
        </div>
        <div className="lg:col-span-8">
          <Accordion
            items={questions.map(({ question, answer }) => ({ title: question, content: answer }))}
          />
        </div>
      </Container>
    </section>
  )
}
