import { isPast } from '@parket/domain/event/dates'
import { isOnWithoutEntries, isRegistrationOpen } from '@parket/domain/event/registrationWindow'
import type { Instant } from '@parket/domain/format/date'
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx'
import { pricedOf, type EventHomeData, type EventLinks } from './eventHomeData.ts'
import { StepPrice } from './Prices.tsx'
import * as styles from './NextStep.css.ts'

interface NextStepProps {
  data: Pick<EventHomeData, 'event' | 'contests' | 'tags' | 'sessions'>
  now: Instant
  links: EventLinks
}

/** What a visitor does next. A draft offers no registration, an event that is on what happens, a past one its results. */
export function NextStep({ data, now, links }: NextStepProps) {
  const { event } = data
  if (!event.published) return null
  const { live, results } = links.pages
  if (isPast(event, now) && results !== null) {
    return (
      <div className={styles.always}>
        <ButtonLink href={results} variant="primary" size="large" isFullWidth>
          Результаты
        </ButtonLink>
      </div>
    )
  }
  if (live !== null && isOnWithoutEntries(event, now)) {
    return (
      <div className={styles.always}>
        <ButtonLink href={live} variant="primary" size="large" isFullWidth>
          Следить за&nbsp;турниром
        </ButtonLink>
        {results !== null && (
          <ButtonLink href={results} size="large" isFullWidth>
            Результаты
          </ButtonLink>
        )}
        <ButtonLink href={links.change} variant="quiet" size="large" isFullWidth>
          Моя регистрация
        </ButtonLink>
      </div>
    )
  }
  const isOpen = isRegistrationOpen(event, now)
  return (
    <div className={isOpen ? styles.wide : styles.always}>
      {isOpen && <StepPrice data={pricedOf(data)} now={now} />}
      {isOpen && (
        <ButtonLink href={links.registration} variant="primary" size="large" isFullWidth>
          Участвовать
        </ButtonLink>
      )}
      <Change href={links.change} />
    </div>
  )
}

/** On a phone the first step stays at the foot of the window, and this one beside the deadlines. */
export function ChangeOnPhone({ data, now, links }: NextStepProps) {
  if (!isRegistrationOpen(data.event, now)) return null
  return (
    <div className={styles.narrow}>
      <Change href={links.change} />
    </div>
  )
}

function Change({ href }: { href: string }) {
  return (
    <ButtonLink href={href} size="large" isFullWidth>
      Изменить регистрацию
    </ButtonLink>
  )
}
