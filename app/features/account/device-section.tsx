import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { useEndOtherDevices } from './account.mutations.ts'
import type { DeviceList } from './account.server.ts'
import { AccountSection } from './account-section.tsx'
import { DeviceRow } from './device-row.tsx'

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
