/** Returns the answer to a form that leads the browser on, so that a reload sends nothing again. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location } })
}
