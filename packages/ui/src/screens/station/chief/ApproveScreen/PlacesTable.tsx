// Own <table>: places in large figures, read from a step away.
import type { ApprovedPlace } from './approveView.ts'
import * as styles from './ApproveScreen.css.ts'

/** Places with the rule that decided. */
export function PlacesTable({ places }: { places: readonly ApprovedPlace[] }) {
  return (
    <table className={styles.table} aria-label="Места">
      <thead>
        <tr>
          <th scope="col" className={styles.head}>
            Место
          </th>
          <th scope="col" className={styles.head}>
            Кто
          </th>
          <th scope="col" className={styles.numberHead}>
            №
          </th>
          <th scope="col" className={styles.lineHead}>
            Как получилось
          </th>
        </tr>
      </thead>
      <tbody>
        {places.map(({ start_number, names, place, place_to, line, sentence }) => (
          <tr key={start_number}>
            <td className={styles.place}>{place === place_to ? place : `${place}–${place_to}`}</td>
            <th scope="row" className={styles.name}>
              {names.join(', ')}
              {sentence !== null && <span className={styles.sentence}>{sentence}</span>}
            </th>
            <td className={styles.number}>{start_number}</td>
            <td className={styles.line}>{line}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
