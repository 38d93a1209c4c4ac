import { useState } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { notify } from '#app/notifications/notify.ts'
import { Button } from '#app/ui/button.tsx'

const colors = ['info', 'success', 'danger'] as const

/** A toast in each colour, and one with a picture and an action. */
export function ToastSpecimens() {
  const [outcome, setOutcome] = useState('')
  const title = m.specimen_save()
  const description = m.specimen_notice_text()
  const showPerson = () =>
    notify({
      title: m.specimen_toast_person_title(),
      description,
      avatar: '/avatars/nur-aisyah.svg',
      onClick: () => setOutcome(m.specimen_toast_pressed()),
      callback: () => setOutcome(m.specimen_toast_closed()),
      actions: [
        {
          label: m.specimen_toast_action(),
          onClick: () => setOutcome(m.specimen_toast_acted()),
        },
      ],
    })
  return (
    <div className="flex flex-wrap items-center gap-3">
      {colors.map((color) => (
        <Button
          key={color}
          variant="secondary"
          onClick={() => notify({ title, description, color })}
        >
          {m.specimen_toast()} ({color})
        </Button>
      ))}
      <Button variant="secondary" onClick={showPerson}>
        {m.specimen_toast_person()}
      </Button>
      <p role="status" className="text-ink-muted text-sm">
        {outcome}
      </p>
    </div>
  )
}
