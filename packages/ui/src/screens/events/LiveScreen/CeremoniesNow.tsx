import { fillPath } from '@parket/domain/site/address'
import type { HallCeremony } from '@parket/domain/live/hall/hallScene'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { cx } from '../../../theme/cx.ts'
import { Persons } from '../parts/Persons/Persons.tsx'
import type { LiveLinks } from './liveData.ts'
import * as styles from './LiveScreen.css.ts'

interface CeremoniesNowProps {
  ceremonies: readonly HallCeremony[]
  links: LiveLinks
}

/** Places as the hall hears them: the best of those that are revealed first. */
export function CeremoniesNow({ ceremonies, links }: CeremoniesNowProps) {
  if (ceremonies.length === 0) return null
  return (
    <section className={styles.section}>
      <div className={cx(styles.head, styles.ruled)}>
        <Heading level={2} size={2}>
          Награждение
        </Heading>
      </div>
      <ul className={styles.rows}>
        {ceremonies.map(({ contest_id, group_num, title, revealed_from_place, places }) => (
          <li key={contest_id} className={styles.row}>
            <p className={styles.name}>
              <Link href={fillPath(links.contest, { groupNum: group_num })}>
                {group_num}&nbsp;{title}
              </Link>
            </p>
            {revealed_from_place > 1 && (
              <Text size="small" tone="secondary">
                Места до&nbsp;{revealed_from_place}-го ещё не&nbsp;объявили
              </Text>
            )}
            <ol className={styles.revealed}>
              {places.map(({ start_number, place, names }) => (
                <li key={start_number} className={styles.revealedRow}>
                  <b>{place}</b>
                  <span>
                    {names.length > 0 && (
                      <>
                        <Persons names={names} />,{' '}
                      </>
                    )}
                    №&nbsp;{start_number}
                  </span>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </section>
  )
}
