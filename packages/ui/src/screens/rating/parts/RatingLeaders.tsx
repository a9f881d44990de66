import { fillPath } from '@parket/domain/site/address'
import { plural } from '@parket/domain/format/plural'
import { pointsText, sharedPlace } from '@parket/domain/rating/words'
import { Link } from '../../../components/Link/Link.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import type { RatingLine } from './ratingData.ts'
import { detailsOf } from './ratingWords.ts'
import * as styles from './RatingLeaders.css.ts'

interface RatingLeadersProps {
  /** Places within the first three, the first one first. */
  lines: readonly RatingLine[]
  /** A pattern with `:personId`. */
  personHref: string
}

/** The first three of a rating, at the size of a result's places. */
export function RatingLeaders({ lines, personHref }: RatingLeadersProps) {
  return (
    // Safari forgets that an unmarked list is a list.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ol className={styles.leaders} role="list" aria-label="Первые места">
      {lines.map((line) => (
        <li key={line.person_id} className={styles.leader}>
          <p className={styles.place} data-shared={line.rank !== line.rank_to || undefined}>
            {sharedPlace(line.rank ?? 0, line.rank_to ?? line.rank ?? 0)}
          </p>
          <div>
            <p className={styles.name}>
              <Link href={fillPath(personHref, { personId: line.person_id })}>{line.name}</Link>
            </p>
            <Text size="small" tone="secondary">
              {detailsOf(line)}
            </Text>
          </div>
          <div className={styles.points}>
            <p className={styles.sum}>{pointsText(line.points)}</p>
            <Text size="small" tone="secondary">
              {plural(line.points.num / line.points.den, ['очко', 'очка', 'очков'])}
            </Text>
          </div>
        </li>
      ))}
    </ol>
  )
}
