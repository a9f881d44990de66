import type { Instant } from '@parket/domain/format/date'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Timeline } from '../../../components/Timeline/Timeline.tsx'
import { ShareLinks, type ShareLinksProps } from '../parts/ShareLinks/ShareLinks.tsx'
import { listDeadlines } from './deadlines.ts'
import type { EventHomeData, EventLinks } from './eventHomeData.ts'
import { ChangeOnPhone } from './NextStep.tsx'
import { Organiser, type OrganiserProps } from './Organiser.tsx'
import { PriceSteps } from './PriceSteps.tsx'
import * as styles from './EventScreen.css.ts'

interface EventAsideProps {
  data: Pick<EventHomeData, 'event' | 'contests' | 'tags' | 'sessions'>
  now: Instant
  links: EventLinks
  organiser: OrganiserProps
  share: ShareLinksProps
}

/** Beside the contests: deadlines, price steps, who holds it. */
export function EventAside({ data, now, links, organiser, share }: EventAsideProps) {
  const { event } = data
  return (
    <div className={styles.aside}>
      <ChangeOnPhone data={data} now={now} links={links} />
      <Stack as="section" gap="medium">
        <Heading level={2} size={3}>
          Сроки
        </Heading>
        <Timeline aria-label="Сроки" items={listDeadlines(event, now)} />
      </Stack>
      <PriceSteps data={data} now={now} />
      <Organiser {...organiser} contacts={event.contacts} />
      <section className={styles.share}>
        <Heading level={2} size={3}>
          Поделиться
        </Heading>
        <ShareLinks {...share} />
      </section>
    </div>
  )
}
