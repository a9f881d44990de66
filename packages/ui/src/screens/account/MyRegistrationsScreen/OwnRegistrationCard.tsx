import type { NumberedContest } from '@parket/domain/contest/title'
import type { EventHeading } from '@parket/domain/event/event'
import { dancerName } from '@parket/domain/registration/dancers'
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx'
import { Card } from '../../../components/Card/Card.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { EventEntries, type ListedEntry } from '../../parts/EventEntries/EventEntries.tsx'
import * as styles from './MyRegistrationsScreen.css.ts'

/** A registration as its owner sees it. */
export interface OwnRegistration {
  event: EventHeading & { id: number }
  regData: { id: number; reg_n: number; start_number: number | null; pin_code?: string | undefined }
  dancers: readonly { id: number; last_name: string; first_name: string }[]
  /** `contest` null: its name is still on the way, or it is no longer shown. */
  contests: readonly {
    id: number
    status: ListedEntry['status']
    contest: NumberedContest | null
  }[]
}

interface OwnRegistrationCardProps extends OwnRegistration {
  eventHref: string
  /** The registration's own page. */
  entryHref: string
}

/** One registration: event, dancers, contests, number. */
export function OwnRegistrationCard(props: OwnRegistrationCardProps) {
  const { event, regData, dancers, contests, eventHref, entryHref } = props
  return (
    <Card as="li">
      <div className={styles.card}>
        <div className={styles.main}>
          <EventEntries
            event={event}
            href={eventHref}
            entries={contests.map(({ id, status, contest }) => ({ key: id, contest, status }))}
          >
            <Text weight="medium">{dancers.map(dancerName).join(', ')}</Text>
          </EventEntries>
          <div>
            <ButtonLink
              href={entryHref}
              aria-label={`Открыть заявку №\u00A0${regData.reg_n}: ${event.name}`}
            >
              Открыть заявку
            </ButtonLink>
          </div>
        </div>
        <dl className={styles.number}>
          <div>
            <dt className={styles.term}>Номер</dt>
            <dd className={styles.value}>{regData.reg_n}</dd>
          </div>
          {regData.start_number !== null && regData.start_number !== regData.reg_n && (
            <div>
              <dt className={styles.term}>На&nbsp;спине</dt>
              <dd className={styles.value}>{regData.start_number}</dd>
            </div>
          )}
          {regData.pin_code !== undefined && (
            <div>
              <dt className={styles.term}>PIN-код</dt>
              <dd className={styles.value}>{regData.pin_code}</dd>
            </div>
          )}
        </dl>
      </div>
    </Card>
  )
}
