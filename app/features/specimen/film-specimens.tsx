import { m } from '#app/i18n/paraglide/messages.js'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { Film } from '#app/ui/player/film.tsx'
import { Specimen } from './specimen.tsx'

const file = '/film/isi-piringku'

/** The player with its sliders; both are loaded when the poster is pressed. */
export function FilmSpecimens() {
  return (
    <Specimen title={m.specimen_film()}>
      <div className="max-w-2xl">
        <Film
          title={m.home_film_title()}
          poster={`${file}.svg`}
          posterText={m.home_film_poster()}
          sources={[{ src: `${file}.mp4`, type: 'video/mp4' }]}
          captions={{ src: `${file}.${getLocale()}.vtt`, language: getLocale() }}
        />
      </div>
    </Specimen>
  )
}
