import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { useMember } from '#app/session/use-member.ts'
import { buttonStyles } from '#app/ui/button.tsx'

/** Links to begin with a nutritionist or with a program. A member finds their own sessions first. */
export function WaysToBegin() {
  const member = useMember()
  return (
    <>
      {member && (
        <Link to="/konsultasi/saya" className={buttonStyles({ size: 'lg' })}>
          {m.shell_consultations()}
        </Link>
      )}
      <Link
        to="/ahli-gizi"
        className={buttonStyles({ size: 'lg', variant: member ? 'secondary' : 'primary' })}
      >
        {m.consultation_choose_nutritionist()}
      </Link>
      <Link to="/program" className={buttonStyles({ variant: 'secondary', size: 'lg' })}>
        {m.consultation_choose_program()}
      </Link>
    </>
  )
}
