import type { ReactNode } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { sources } from '#app/nutrition/sources.ts'
import { Container } from '#app/ui/container.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { PlateCheck } from './plate-check.tsx'
import { SourceLinks } from './source-links.tsx'

type PlateSectionProps = {
  film?: ReactNode
}

/** Explains Isi Piringku, then lets the visitor try it. */
export function PlateSection({ film }: PlateSectionProps) {
  return (
    <section aria-labelledby="plate" className="py-10 md:py-20">
      <Container className="flex flex-col gap-12 md:gap-16">
        <div className="grid items-center gap-8 lg:grid-cols-12 lg:gap-12">
          <div className="lg:col-span-5">
            <SectionHeading
              id="plate"
              title={m.checks_plate_title()}
              description={m.checks_plate_text()}
            />
          </div>
          <div className="lg:col-span-7">{film}</div>
        </div>
        <PlateCheck />
        <SourceLinks sources={[sources.plate]} />
      </Container>
    </section>
  )
}
