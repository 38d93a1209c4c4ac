import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { memoize } from '#app/lib/memoize.ts'
import { svgResponse } from '#app/lib/svg-response.server.ts'
import { withOwnColours } from '#app/ui/drawing-colours.server.ts'
import { ProgramDrawing } from '#app/ui/program-drawing.tsx'
import { type Illustration, illustrationSchema } from '#server/contract/content.schema.ts'

const fileSchema = v.pipe(
  v.string(),
  v.endsWith('.svg'),
  v.transform((file) => file.slice(0, -'.svg'.length)),
  illustrationSchema,
)

/** Answers /illustrations/{name}.svg with 404 for an unknown name. */
export function answerIllustration(request: Request, file: string): Response {
  const { success, output } = v.safeParse(fileSchema, file)
  if (!success) return new Response(null, { status: 404 })
  return svgResponse(request, drawIllustration(output))
}

/** Draws the picture as an SVG file. The page provides the background. */
const drawIllustration = memoize((name: Illustration) =>
  withOwnColours(
    renderToStaticMarkup(
      <svg
        aria-hidden="true"
        xmlns="http://www.w3.org/2000/svg"
        width="320"
        height="240"
        viewBox="0 0 320 240"
        style={{ colorScheme: 'light dark' }}
      >
        <ProgramDrawing name={name} />
      </svg>,
    ),
  ),
)
