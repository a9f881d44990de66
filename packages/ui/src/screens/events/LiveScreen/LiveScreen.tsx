import { toMillis, type Instant } from '@parket/domain/format/date'
import { formatTime } from '@parket/domain/format/dateTime'
import { isPast } from '@parket/domain/event/dates'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { State } from '../../../components/State/State.tsx'
import type { Failed, Loading, Ready } from '../../../viewState.ts'
import { EventPage } from '../parts/EventPage/EventPage.tsx'
import { Appearances } from './Appearances.tsx'
import { CeremoniesNow } from './CeremoniesNow.tsx'
import { FloorsNow } from './FloorsNow.tsx'
import { LatestResults } from './LatestResults.tsx'
import type { Freshness, LiveData, LiveLinks, OwnNumbers } from './liveData.ts'
import * as styles from './LiveScreen.css.ts'

export type { OwnNumbers } from './liveData.ts'

export interface LiveScreenProps {
  /** What is shown: one branch for each state it can be in. */
  view: Loading | Failed | Ready<LiveData>
  /** The moment it is shown at: a screen never asks the clock. */
  now: Instant
  /** Addresses that it leads to. */
  links: LiveLinks
  /** How old it is. */
  freshness: Freshness
  /** The numbers whose way onto the floor is told; null while it is not known what is kept here. */
  own: OwnNumbers | null
}

/** What is on at an event, what is next and when one's own numbers dance (/events/{id}/live). */
export function LiveScreen({ view, now, links, freshness, own }: LiveScreenProps) {
  return (
    <EventPage title="Прямо сейчас" isTitleHidden current="live" view={view} links={links}>
      {(data) => {
        const zone = data.event.time_zone
        return (
          <div className={styles.page}>
            <p>
              <State tone={freshness.isStale ? 'caution' : 'positive'}>
                {freshness.isStale ? 'Данные на ' : 'Обновлено '}
                {formatTime(freshness.readAt, zone)}
                {freshness.isPolled && !freshness.isStale && ', раз в\u00A015 секунд'}
              </State>
            </p>
            {freshness.isStale && (
              <Alert tone="caution" title="Нет связи">
                Время могло сдвинуться. Слушайте ведущего, обновим сами.
              </Alert>
            )}
            {own && data.floors.length > 0 && (
              <Appearances
                own={own}
                floors={data.floors}
                now={toMillis(now)}
                timeZone={zone}
                isStale={freshness.isStale}
              />
            )}
            <CeremoniesNow ceremonies={data.ceremonies} links={links} />
            {data.floors.length === 0 ? (
              <NoTimetable {...{ data, now, links }} />
            ) : (
              <FloorsNow
                floors={data.floors}
                numbers={own?.numbers ?? []}
                timeZone={zone}
                isStale={freshness.isStale}
              />
            )}
            <LatestResults data={data} links={links} />
          </div>
        )
      }}
    </EventPage>
  )
}

function NoTimetable({
  data: { event },
  now,
  links,
}: Pick<LiveScreenProps, 'now' | 'links'> & { data: LiveData }) {
  return (
    <EmptyState
      title={isPast(event, now) ? 'Турнир закончился' : 'Расписание ещё не\u00A0опубликовано'}
      action={<ButtonLink href={links.home}>К&nbsp;турниру</ButtonLink>}
    >
      {isPast(event, now)
        ? 'Результаты остаются на\u00A0странице турнира.'
        : 'Здесь будет видно, что идёт на\u00A0паркете и\u00A0когда ваш выход.'}
    </EmptyState>
  )
}
