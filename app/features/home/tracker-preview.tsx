import type { ReactNode } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { Container } from '#app/ui/container.tsx'
import { MarkedList } from '#app/ui/marked-list.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'

type TrackerPreviewProps = {
  /** Something to try, and where to go from here. */
  children?: ReactNode
}

/** What the tracker does, with pictures of the real one. */
export function TrackerPreview({ children }: TrackerPreviewProps) {
  return (
    <section aria-labelledby="tracker" className="py-10 md:py-20">
      <Container className="flex flex-col gap-8 md:gap-12">
        <SectionHeading
          id="tracker"
          title={m.home_tracker_title()}
          description={m.home_tracker_text()}
        />
        <div className="grid items-start gap-10 lg:grid-cols-[5fr_7fr] lg:gap-14">
          <div className="flex flex-col gap-8">
            <MarkedList icon="check" items={featuresOf()} />
            {children}
          </div>
          <TrackerPictures />
        </div>
      </Container>
    </section>
  )
}

/** The same in a column of a program's page. */
export function TrackerFeatures() {
  return (
    <div className="flex flex-col gap-8">
      <MarkedList icon="check" items={featuresOf()} />
      <TrackerPictures />
    </div>
  )
}

function featuresOf(): string[] {
  return [
    m.home_tracker_search(),
    m.home_tracker_plate(),
    m.home_tracker_values(),
    m.home_tracker_share(),
    m.home_tracker_modes(),
    m.home_tracker_offline(),
  ]
}

function TrackerPictures() {
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-6">
      <Screen name="food" alt={m.home_tracker_picture_food()} />
      <Screen name="weight" alt={m.home_tracker_picture_weight()} />
    </div>
  )
}

type ScreenProps = {
  /** A file of `public/pictures`; `tests/tracker-pictures` takes them. */
  name: 'food' | 'weight'
  alt: string
}

/** A phone's screen in the language and mode of the page. Only the mode in use is fetched. */
function Screen({ name, alt }: ScreenProps) {
  return (
    <div className="overflow-hidden rounded-card border border-line-strong">
      {(['light', 'dark'] as const).map((mode) => (
        <img
          key={mode}
          src={`/pictures/tracker-${name}.${getLocale()}.${mode}.webp`}
          alt={alt}
          width={390}
          height={720}
          loading="lazy"
          decoding="async"
          className={`h-auto w-full ${mode === 'light' ? 'by-day' : 'by-night'}`}
        />
      ))}
    </div>
  )
}
