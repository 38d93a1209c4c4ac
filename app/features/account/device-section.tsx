import { formatDate } from '#app/i18n/format.ts'
import { formatLastSeen } from '#app/i18n/format-last-seen.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Device } from '#server/contract/account.schema.ts'
import { useEndDevice, useEndOtherDevices } from './account.mutations.ts'
import type { DeviceList } from './account.server.ts'
import { AccountSection } from './account-section.tsx'

/** The member's signed-in devices, this one first. */
export function DeviceSection({ list: { devices, asOf } }: { list: DeviceList }) {
  const endOthers = useEndOtherDevices()
  const hasOthers = devices.some((device) => !device.isCurrent)
  return (
    <AccountSection id="devices" description={m.account_devices_text()}>
      <ul className="flex max-w-2xl flex-col divide-y divide-line">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} asOf={asOf} />
        ))}
      </ul>
      <FailureAlert className="max-w-2xl" error={endOthers.error} />
      {hasOthers && (
        <Button
          variant="secondary"
          className="self-start"
          isBusy={endOthers.isPending}
          onClick={() => endOthers.mutate()}
        >
          {m.account_devices_end_others()}
        </Button>
      )}
    </AccountSection>
  )
}

type DeviceRowProps = { device: Device; asOf: string }

function DeviceRow({ device, asOf }: DeviceRowProps) {
  const end = useEndDevice()
  const name = device.name || m.account_device_unknown()
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Icon name="screen" className="size-6 self-start text-ink-muted" />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
            {name}
            {device.isCurrent && <Badge tone="success">{m.account_device_current()}</Badge>}
          </p>
          <p className="text-ink-muted text-sm">
            {device.isCurrent
              ? m.account_device_active()
              : m.account_device_last_seen({ moment: formatLastSeen(device.lastSeenAt, asOf) })}
            {', '}
            {m.account_device_signed_in({ date: formatDate(device.signedInAt) })}
          </p>
        </div>
        {!device.isCurrent && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={m.account_device_end_label({ device: name })}
            isBusy={end.isPending}
            onClick={() => end.mutate(device.id)}
          >
            {m.account_device_end()}
          </Button>
        )}
      </div>
      <FailureAlert className="max-w-2xl" error={end.error} />
    </li>
  )
}
