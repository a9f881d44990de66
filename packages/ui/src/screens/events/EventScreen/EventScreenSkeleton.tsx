import { Card } from '../../../components/Card/Card.tsx'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { Page } from '../../../layouts/Page/Page.tsx'
import * as styles from './EventScreen.css.ts'

/** The shape of the event page while it loads. */
export function EventScreenSkeleton() {
  return (
    <div aria-busy>
      <VisuallyHidden>
        <output>Загружаем турнир…</output>
      </VisuallyHidden>
      <Page gap="xlarge">
        <div className={styles.hero}>
          <div className={styles.picture}>
            <Skeleton height="100%" />
          </div>
          <div className={styles.words}>
            <Skeleton width="70%" height="2.5rem" />
            <Skeleton width={220} />
            <Skeleton width={280} />
            <Skeleton width={200} height={44} />
          </div>
        </div>
        <Stack gap="medium">
          <Skeleton width={200} height="1.75rem" />
          <Card>
            <Skeleton lines={6} />
          </Card>
        </Stack>
      </Page>
    </div>
  )
}
