import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { ErrorPage } from './error-page.tsx'

export function NotFoundScreen() {
  return (
    <ErrorPage
      status={{ code: 404, message: m.shell_not_found_message() }}
      title={m.shell_not_found_title()}
      description={m.shell_not_found_text()}
      actions={
        <>
          <Link to="/" className={buttonStyles()}>
            {m.shell_to_home()}
          </Link>
          <Link to="/program" className={buttonStyles({ variant: 'secondary' })}>
            {m.shell_to_programs()}
          </Link>
        </>
      }
    />
  )
}
