import { VisuallyHidden } from '../../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { CheckIcon } from '../../../../icons/CheckIcon.tsx'
import { EyeIcon } from '../../../../icons/EyeIcon.tsx'
import { EyeOffIcon } from '../../../../icons/EyeOffIcon.tsx'
import type { CalledPlace, ShownCeremony } from './ceremonyView.ts'
import * as styles from './CeremonyScreen.css.ts'

interface CeremonyStepsProps {
  ceremony: ShownCeremony
  /** The next place is open on this device. */
  isOpen: boolean
}

/** The places from the last to the first: shown, the next one, and those that are closed here too. */
export function CeremonySteps({ ceremony, isOpen }: CeremonyStepsProps) {
  const { revealed, next } = ceremony
  const shown = [...Map.groupBy(revealed, ({ place }) => place)].toReversed()
  const [first] = next
  const closed = Array.from(
    { length: (first?.place ?? 1) - 1 },
    (_, at) => (first?.place ?? 1) - 1 - at,
  )
  return (
    <ol className={styles.steps} aria-label="Места">
      {shown.map(([place, all]) => (
        <li key={place} className={styles.step}>
          <span className={styles.stepNumber}>{place}</span>
          <p className={styles.stepNames}>{all.map(surnames).join('; ')}</p>
          <span className={styles.seen}>
            <CheckIcon />
            <VisuallyHidden>видит зал</VisuallyHidden>
          </span>
        </li>
      ))}
      {first && (
        <li className={styles.current} aria-current="step">
          <span className={styles.stepNumber}>{first.place}</span>
          <p className={styles.stepNames}>
            <b>{isOpen ? 'Сейчас' : 'Следующее'}</b>
            <br />
            {isOpen ? 'видите только вы' : 'закрыто'}
          </p>
          {isOpen ? <EyeIcon /> : <EyeOffIcon />}
        </li>
      )}
      {closed.map((place) => (
        <li key={place} className={styles.closed}>
          <span className={styles.stepNumber}>{place}</span>
          <p className={styles.stepNames}>закрыто</p>
          <EyeOffIcon />
        </li>
      ))}
    </ol>
  )
}

/** «Лебедева, Асланян»: names are said surname first. */
function surnames({ names, start_number }: CalledPlace): string {
  if (names.length === 0) return `№\u00A0${start_number}`
  return names.map((name) => name.split(' ')[0]).join(', ')
}
