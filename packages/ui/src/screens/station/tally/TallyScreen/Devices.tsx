import { deviceLink, type Board, type BoardDevice } from '@parket/domain/station/board/board'
import { deviceNote } from '@parket/domain/station/board/words'
import { LOW_BATTERY } from '@parket/domain/station/help'
import * as staff from '../../staff/staff.css.ts'
import * as styles from './TallyScreen.css.ts'

/** The judges' devices, those that need somebody first. */
export function Devices({ board }: { board: Board }) {
  const { devices, now } = board
  const heard = devices.filter((device) => deviceLink(device, now) === 'here').length
  const rank = (device: BoardDevice) => {
    if (deviceLink(device, now) !== 'here') return 0
    return (device.unsent ?? 0) > 0 || isLow(device) ? 1 : 2
  }
  return (
    <section aria-label="Планшеты судей">
      <div className={staff.columnHead}>
        <h2 className={staff.columnTitle}>Планшеты</h2>
        <span className={staff.count}>
          {heard} из {devices.length}
        </span>
      </div>
      {devices.length === 0 && <p className={staff.empty}>Судьи отмечают на&nbsp;бумаге.</p>}
      <ul className={staff.list}>
        {devices
          .toSorted((one, other) => rank(one) - rank(other))
          .map((device) => (
            <Device key={device.station_id} device={device} now={now} />
          ))}
      </ul>
    </section>
  )
}

function Device({ device, now }: { device: BoardDevice; now: Board['now'] }) {
  const { letter, who, unsent, battery } = device
  const note = deviceNote(device, now)
  return (
    <li className={styles.device}>
      <b className={styles.deviceLetter}>{letter}</b>
      <div>
        <p className={styles.deviceName}>{who}</p>
        <p className={staff.quiet}>
          <span className={staff.tone[note.tone]}>{note.text}</span>
          {battery !== null && (
            <span className={isLow(device) ? staff.tone.bad : undefined}>
              , заряд {battery}&nbsp;%
            </span>
          )}
        </p>
      </div>
      {(unsent ?? 0) > 0 && <b className={staff.tone.warning}>{unsent} ждут</b>}
    </li>
  )
}

function isLow({ battery }: BoardDevice): boolean {
  return battery !== null && battery < LOW_BATTERY
}
