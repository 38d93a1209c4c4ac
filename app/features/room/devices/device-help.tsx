import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import type { DeviceKind, DeviceProblem } from './open-devices.ts'
import { permissionStepsOf } from './permission-steps.ts'

type DeviceHelpProps = { kind: DeviceKind; problem: DeviceProblem; onRetry: () => void }

/** Why a device gives nothing, what to do, and another try. */
export function DeviceHelp({ kind, problem, onRetry }: DeviceHelpProps) {
  const device = kind === 'camera' ? m.room_camera() : m.room_microphone()
  return (
    <Alert tone="warning" title={titles[problem]({ device })}>
      <div className="flex flex-col items-start gap-3">
        <p>{problem === 'refused' ? permissionStepsOf(navigator) : helps[problem]()}</p>
        {problem !== 'unsupported' && (
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {m.room_device_retry({ device })}
          </Button>
        )}
      </div>
    </Alert>
  )
}

const titles = {
  refused: m.room_device_refused,
  absent: m.room_device_absent,
  busy: m.room_device_busy,
  unsupported: m.room_device_unsupported,
  ended: m.room_device_ended,
  silenced: m.room_device_silenced,
} satisfies Record<DeviceProblem, unknown>

const helps = {
  absent: m.room_device_absent_help,
  busy: m.room_device_busy_help,
  unsupported: m.room_device_unsupported_help,
  ended: m.room_device_ended_help,
  silenced: m.room_device_silenced_help,
} satisfies Partial<Record<DeviceProblem, unknown>>
