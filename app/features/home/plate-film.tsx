import { m } from '#app/i18n/paraglide/messages.js'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { Film } from '#app/ui/player/film.tsx'

const file = '/film/isi-piringku'

/** The film of Isi Piringku; `film/README.md` explains how it was made. */
export function PlateFilm() {
  return (
    <Film
      title={m.home_film_title()}
      poster={`${file}.svg`}
      posterText={m.home_film_poster()}
      sources={[
        { src: `${file}.webm`, type: 'video/webm' },
        { src: `${file}.mp4`, type: 'video/mp4' },
      ]}
      captions={{ src: `${file}.${getLocale()}.vtt`, language: getLocale() }}
    />
  )
}
