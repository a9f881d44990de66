import { Card } from '../../../../components/Card/Card.tsx'
import { Skeleton } from '../../../../components/Skeleton/Skeleton.tsx'
import * as styles from './EventCard.css.ts'

/** The shape of an EventCard on its way. */
export function EventCardSkeleton() {
  return (
    <Card padding="none">
      <div className={styles.layout}>
        <div className={styles.floor}>
          <Skeleton height="100%" />
        </div>
        <div className={styles.contentOnItsWay}>
          <Skeleton width="35%" />
          <Skeleton width="70%" height="1.5em" />
          <Skeleton width="55%" />
        </div>
      </div>
    </Card>
  )
}
