import type { HallPartner } from '@parket/domain/live/hall/partners'
import * as styles from './partners.css.ts'

/** More would be too small to be read from the last row. */
const MOST = 6

/** Whoever supports the event: pictures on plates side by side, names one below another. */
export function Partners({ partners }: { partners: readonly HallPartner[] }) {
  const shown = partners.slice(0, MOST)
  if (shown.length === 0) return null
  const pictures = shown.filter(({ picture }) => picture !== null)
  const names = shown.filter(({ picture }) => picture === null)
  return (
    <section className={styles.all} aria-label="Турнир поддержали">
      <p className={styles.lead}>Турнир поддержали</p>
      {pictures.length > 0 && (
        <ul className={styles.plates}>
          {pictures.map(({ title, picture }) => (
            <li key={picture} className={styles.plate}>
              <img className={styles.picture} src={picture ?? undefined} alt={title} />
            </li>
          ))}
        </ul>
      )}
      {names.length > 0 && (
        <ul className={styles.names}>
          {names.map(({ title }) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
