import { formatEventDates } from '@parket/domain/event/dates'
import { EventPicture } from '../../../../components/EventPicture/EventPicture.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { useMedia } from '../../../../components/useMedia.ts'
import { priceTexts } from '../../../../texts/wizard/priceTexts.ts'
import { useWizardTexts } from '../../../../texts/TextsProvider.tsx'
import { media } from '../../../../theme/scale.ts'
import type { WizardView } from '../wizardView.ts'
import * as styles from './OrderHead.css.ts'

/** What is ordered, above the sum; on a laptop only. */
export function OrderHead({ view: { event, charges } }: { view: WizardView }) {
  const say = useWizardTexts('price', priceTexts)
  const isBeside = useMedia(media.roomy)
  const isEmpty = charges === null || charges.length === 0
  return (
    <div className={styles.head}>
      <div className={styles.picture}>
        {isBeside && <EventPicture eventId={event.id} format="card" bannerUrl={event.banner_url} />}
      </div>
      <div>
        <Text as="div" weight="strong">
          {event.name}
        </Text>
        <Text as="div" size="small" tone="secondary">
          {formatEventDates(event)}
        </Text>
      </div>
      {isEmpty && (
        <Text size="small" tone="secondary">
          {say('nothingYet')}
        </Text>
      )}
    </div>
  )
}
