import { Button } from '../../components/Button/Button.tsx'
import { Link } from '../../components/Link/Link.tsx'
import * as styles from './RehearsalBand.css.ts'

export interface RehearsalBandProps {
  /** Where the event leads that is rehearsed. */
  originHref: string
  /** Throws the rehearsal away, in one press. */
  onEnd: () => void
  /** It is being thrown away. */
  isEnding?: boolean
  /** Why it could not be thrown away; null where nothing went wrong. */
  error?: string | null
}

/** Says on each page of a rehearsal that it is one, and throws it away. */
export function RehearsalBand({
  originHref,
  onEnd,
  isEnding = false,
  error = null,
}: RehearsalBandProps) {
  return (
    <section className={styles.band} aria-label="Репетиция" data-density="compact">
      <p className={styles.words}>
        <span className={styles.name}>Репетиция.</span> Люди, заявки и&nbsp;оценки выдуманы. Видят
        её только сотрудники турнира, писем никто не&nbsp;получает.
        {error !== null && <span role="alert"> Удалить не&nbsp;удалось: {error}</span>}
      </p>
      <div className={styles.actions}>
        <Link href={originHref}>К&nbsp;настоящему турниру</Link>
        <Button isPending={isEnding} onPress={onEnd}>
          Удалить репетицию
        </Button>
      </div>
    </section>
  )
}
