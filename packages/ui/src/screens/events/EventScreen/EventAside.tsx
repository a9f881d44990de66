import { isPast } from '@parket/domain/event/dates'
import { isRegistrationOpen } from '@parket/domain/event/registrationWindow'
import type { Instant } from '@parket/domain/format/date'
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { Timeline } from '../../../components/Timeline/Timeline.tsx'
import { priceFromText } from '../eventWords.ts'
import { ShareLinks, type ShareLinksProps } from '../parts/ShareLinks/ShareLinks.tsx'
import { priceDetail } from './Answers.tsx'
import { deadlines } from './deadlines.ts'
import type { EventHomeData, EventLinks } from './EventScreen.tsx'
import { Organiser, type OrganiserProps } from './Organiser.tsx'
import { PriceSteps } from './PriceSteps.tsx'
import * as styles from './EventScreen.css.ts'

interface EventAsideProps {
  data: Pick<EventHomeData, 'event' | 'contests' | 'tags' | 'sessions'>
  price: number | null
  now: Instant
  links: EventLinks
  organiser: OrganiserProps
  share: ShareLinksProps
}

/** Beside the contests: the next step, deadlines, price steps, contacts. */
export function EventAside({ data, price, now, links, organiser, share }: EventAsideProps) {
  const { event } = data
  const isOver = isPast(event, now)
  return (
    <div className={styles.aside}>
      <NextStep data={data} price={price} now={now} links={links} />
      <Stack as="section" gap="medium">
        <Heading level={2} size={3}>
          Сроки
        </Heading>
        <Timeline aria-label="Сроки" items={deadlines(event, now)} />
      </Stack>
      {event.price_steps.length > 0 && !isOver && (
        <Stack as="section" gap="medium">
          <Heading level={2} size={3}>
            Цены по&nbsp;датам
          </Heading>
          <PriceSteps event={event} now={now} />
        </Stack>
      )}
      <Organiser {...organiser} contacts={event.contacts} />
      <Stack as="section" gap="medium">
        <Heading level={2} size={3}>
          Поделиться
        </Heading>
        <ShareLinks {...share} />
      </Stack>
    </div>
  )
}

/** A draft offers no registration, a past event its results. */
function NextStep({ data, price, now, links }: Omit<EventAsideProps, 'organiser' | 'share'>) {
  const { event } = data
  if (!event.published) return null
  if (isPast(event, now)) {
    return (
      <ButtonLink href={links.pages.results} variant="primary" size="large" isFullWidth>
        Результаты
      </ButtonLink>
    )
  }
  const change = (
    <ButtonLink href={links.change} size="large" isFullWidth>
      Изменить регистрацию
    </ButtonLink>
  )
  if (!isRegistrationOpen(event, now)) return change
  return (
    <div className={styles.order}>
      {price !== null && (
        <div className={styles.orderPrice}>
          <p className={styles.orderSum}>{priceFromText(price)}</p>
          <Text size="small" tone="secondary">
            {priceDetail(data)}
          </Text>
        </div>
      )}
      <div className={styles.orderButton}>
        <ButtonLink href={links.registration} variant="primary" size="large" isFullWidth>
          Участвовать
        </ButtonLink>
      </div>
      {change}
    </div>
  )
}
