import type { NumberedContest } from '@parket/domain/contest/title'
import type { EventHeading } from '@parket/domain/event/event'
import { formatDatesAndHour, type EventHour } from '@parket/domain/event/hours'
import { dancerName } from '@parket/domain/registration/dancers'
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx'
import { EventPicture } from '../../../components/EventPicture/EventPicture.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { EventEntries, type ListedEntry } from '../../parts/EventEntries/EventEntries.tsx'
import * as styles from './MyRegistrationsScreen.css.ts'

/** A registration as its owner sees it. */
export interface OwnRegistration {
  event: EventHeading & EventHour & { id: number; banner_url?: string | null }
  /** The account made it; else its person dances in it. */
  is_own: boolean
  /** Somebody else made it, and one that the account made was merged into it. */
  is_merged: boolean
  regData: { id: number; reg_n: number; start_number: number | null; pin_code?: string | undefined }
  dancers: readonly { id: number; last_name: string; first_name: string }[]
  /** `contest` null: its name is still on the way, or it is no longer shown. */
  contests: readonly {
    id: number
    status: ListedEntry['status']
    contest: NumberedContest | null
    /** Once it is published. */
    place?: ListedEntry['place']
  }[]
  /** The event's state on the calendar: a code for the desk is of no use once it is over. */
  when: 'ahead' | 'today' | 'past'
  /** Its own result, marked on the page of results; null before there is one. */
  resultsHref: string | null
}

interface OwnRegistrationTicketProps extends OwnRegistration {
  eventHref: string
  /** The registration's own page. */
  entryHref: string
}

/** One registration as a ticket: the event's picture, who dances what, the number on its stub. */
export function OwnRegistrationTicket(props: OwnRegistrationTicketProps) {
  const { event, is_own, is_merged, regData, dancers, contests, eventHref, entryHref } = props
  const { when, resultsHref } = props
  const { reg_n, start_number, pin_code } = regData
  const label = when === 'today' ? 'Мой день' : 'Открыть заявку'
  return (
    <li className={styles.ticket}>
      <div className={styles.picture}>
        <EventPicture eventId={event.id} format="card" bannerUrl={event.banner_url} />
      </div>
      <div className={styles.body}>
        <EventEntries
          event={event}
          when={
            when === 'today' ? `Сегодня, ${formatDatesAndHour(event)}` : formatDatesAndHour(event)
          }
          href={eventHref}
          entries={contests.map(({ id, contest, status, place }) => ({
            key: id,
            contest,
            status,
            place: place ?? null,
          }))}
        >
          <Text weight="medium">{dancers.map(dancerName).join(', ')}</Text>
          {!is_own && (
            <Text size="small" tone="secondary">
              {is_merged
                ? 'Организатор объединил с\u00A0ней вашу заявку. PIN-код у\u00A0того, кто подал эту; согласия\u00A0— в\u00A0вашем профиле'
                : 'Заявку подали за\u00A0вас: откроет её PIN-код'}
            </Text>
          )}
        </EventEntries>
      </div>
      <div className={styles.stub}>
        <dl className={styles.numbers}>
          <div>
            <dt className={styles.term}>Номер</dt>
            <dd className={styles.number}>{reg_n}</dd>
          </div>
          {start_number !== null && start_number !== reg_n && (
            <div>
              <dt className={styles.term}>На&nbsp;спине</dt>
              <dd className={styles.value}>{start_number}</dd>
            </div>
          )}
          {pin_code !== undefined && when !== 'past' && (
            <div>
              <dt className={styles.term}>PIN-код</dt>
              <dd className={styles.value}>{pin_code}</dd>
            </div>
          )}
        </dl>
        <ButtonLink
          href={entryHref}
          variant={when === 'today' ? 'primary' : 'secondary'}
          aria-label={`${label} №\u00A0${reg_n}: ${event.name}`}
        >
          {label}
        </ButtonLink>
        {resultsHref !== null && <Link href={resultsHref}>Результаты</Link>}
      </div>
    </li>
  )
}
