import type { BookingSearch } from '#app/features/appointments/booking/booking-search.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { indonesianZones } from '#app/i18n/zoned-time.ts'
import { useHydratedDeviceZone } from '#app/lib/device-zone.ts'
import { nameOfZone } from '#app/lib/zone-name.ts'
import { Button, buttonStyles } from '#app/ui/button.tsx'
import { NativeSelect } from '#app/ui/native-select.tsx'

type ZonePickerProps = {
  zone: string
  /** The server's time, for the names of zones. */
  now: string
  search: BookingSearch
  onZone: (zone: string) => void
}

/** The time zone of the shown times. If the device has another one, a button takes it. */
export function ZonePicker({ zone, now, search, onZone }: ZonePickerProps) {
  const nameOf = (it: string) => nameOfZone(it, new Date(now))
  const deviceZone = useHydratedDeviceZone()
  const isElsewhere = deviceZone !== undefined && nameOf(deviceZone) !== nameOf(zone)
  const zones = [
    ...new Set<string>([...indonesianZones, zone, ...(deviceZone ? [deviceZone] : [])]),
  ]
  return (
    <form action="/konsultasi/jadwal" className="flex flex-wrap items-end gap-3">
      {Object.entries(search).map(
        ([name, value]) =>
          value !== undefined &&
          name !== 'zone' && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <NativeSelect
        name="zone"
        label={m.appointments_zone()}
        value={zone}
        onChange={(event) => onZone(event.currentTarget.value)}
        options={zones.map((value) => ({ value, label: nameOf(value) }))}
        className="min-w-44"
      />
      <noscript>
        <button type="submit" className={buttonStyles({ variant: 'secondary' })}>
          {m.appointments_zone_show()}
        </button>
      </noscript>
      {isElsewhere && (
        <Button variant="quiet" onClick={() => onZone(deviceZone)}>
          {m.appointments_zone_device({ zone: nameOf(deviceZone) })}
        </Button>
      )}
    </form>
  )
}
