import type { HallCeremony, HallPlace } from '@parket/domain/live/hall/hallScene'
import { roleWords } from '@parket/domain/round/name'
import { fromText, surnamesOf } from './hallWords.ts'
import * as styles from './hall.css.ts'

/** As many rows as fit. */
const MOST_ROWS = 8
/** As many letters as fit on one line of the large size. */
const SHORT_TITLE = 36
/** Closed places that stay in sight above it. */
const CLOSED_ABOVE = 3

/** A ceremony: the place that was shown last, and beside it all of the final; those that are closed are lines of one length. */
export function RevealScene({ ceremony }: { ceremony: HallCeremony }) {
  const { title, places, revealed_from_place: from } = ceremony
  const shown = places.filter(({ place }) => place === from)
  const rows = [...Map.groupBy(places, ({ place }) => place)]
  const closed = Array.from({ length: from - 1 }, (_, at) => at + 1)
  // Where not all fit, those around the place that was shown last.
  const first = Math.max(
    0,
    Math.min(closed.length - CLOSED_ABOVE, closed.length + rows.length - MOST_ROWS),
  )
  return (
    <div className={styles.reveal}>
      <section className={styles.revealWords} aria-label="Открыто сейчас">
        <p className={title.length > SHORT_TITLE ? styles.longRevealLead : styles.revealLead}>
          {title}
        </p>
        <p className={styles.placeLine}>
          <span className={styles.place}>{rangeText(from, shown)}</span>
          <span className={styles.placeWords}>место</span>
        </p>
        {shown.map((one) => (
          <Shown key={one.start_number} one={one} isAlone={shown.length === 1} />
        ))}
      </section>
      <ol className={styles.list} aria-label="Места финала">
        {[
          ...closed.map((place) => (
            <li key={place} className={styles.listRow}>
              <span className={styles.listPlace}>{place}</span>
              <span className={styles.hidden} />
            </li>
          )),
          ...rows.map(([place, all]) => (
            <li key={place} className={styles.listRow}>
              <span className={styles.listShown}>{place}</span>
              <p className={styles.listNames}>{all.map(surnamesOf).join('; ')}</p>
            </li>
          )),
        ].slice(first, first + MOST_ROWS)}
      </ol>
    </div>
  )
}

/** «2–3» where the place is shared. */
function rangeText(from: number, shown: readonly HallPlace[]): string {
  const to = shown[0]?.place_to ?? from
  return to > from ? `${from}–${to}` : String(from)
}

function Shown({ one, isAlone }: { one: HallPlace; isAlone: boolean }) {
  const { names, start_number, role, degree } = one
  const about = [`№\u00A0${start_number}`, role !== null && roleWords[role], fromText(one), degree]
  return (
    <div>
      <h1 className={isAlone && names.length <= 2 ? styles.large : styles.medium}>
        {names.length === 0
          ? `№\u00A0${start_number}`
          : names.map((name) => <div key={name}>{name}</div>)}
      </h1>
      <p className={styles.from}>{about.filter(Boolean).join('. ')}</p>
    </div>
  )
}
