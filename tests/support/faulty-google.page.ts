import { html } from 'hono/html'
import { googleFaults } from './google-fault.ts'

/** A form for the identity and the fault of a sign-in; it posts to its own address. */
export function faultyGooglePage() {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <link rel="icon" href="data:," />
        <title>Google for tests</title>
      </head>
      <body>
        <form method="post">
          <label>Name <input name="name" /></label>
          <label>E-mail <input name="email" /></label>
          <label>
            Fault
            <select name="fault">
              ${googleFaults.map((fault) => html`<option>${fault}</option>`)}
            </select>
          </label>
          <button>Continue</button>
        </form>
      </body>
    </html>`
}
