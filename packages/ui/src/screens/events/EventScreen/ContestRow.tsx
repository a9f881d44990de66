import { fillPath, withQuery } from '@parket/domain/site/address'
import { areFewLeft, allPlaces, freePlaces } from '@parket/domain/contest/places'
import { isPast } from '@parket/domain/event/dates'
import { isOnWithoutEntries, isRegistrationOpen } from '@parket/domain/event/registrationWindow'
import { numberedTitle } from '@parket/domain/contest/title'
import { contestStatusLabel, isContestStatus, takesEntries } from '@parket/domain/contest/status'
import type { Instant } from '@parket/domain/format/date'
import { formatMoney } from '@parket/domain/format/money'
import { countOf } from '@parket/domain/format/plural'
import { State } from '../../../components/State/State.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { audienceDetail, placesLabel } from '../../contests/contestLabels.ts'
import { priceNow } from '../../contests/price.ts'
import type { ShownContest, EventDetails } from '../eventData.ts'
import type { EventLinks } from './eventHomeData.ts'
import { placesLeftText } from '../eventWords.ts'
import { ContestName } from '../../contests/ContestName.tsx'
import * as contestRows from '../parts/contestRows.css.ts'
import * as styles from './ContestSections.css.ts'

interface ContestRowProps {
  contest: ShownContest
  event: EventDetails
  now: Instant
  links: Pick<EventLinks, 'enter' | 'result'>
}

/**
 * One contest: what it is, whom it is for, whether there is room, what it costs; of a past one how many danced. Its name leads
 * to registering for it while it takes entries, and once its result is published, there.
 */
export function ContestRow({ contest, event, now, links }: ContestRowProps) {
  const { group_num, group_name, status } = contest
  const isCancelled = status === 'cancelled'
  const isOver = isPast(event, now)
  const hasPrice = !isCancelled && !isOver && !isOnWithoutEntries(event, now)
  const isQuiet = !isOver && (!takesEntries(contest) || placesLabel(contest)?.isFull === true)
  const target = targetOf({ contest, event, now, links })
  const name = isCancelled
    ? contestRows.cancelledName
    : isQuiet
      ? contestRows.quietName
      : contestRows.name
  return (
    <li className={styles.row}>
      <span className={contestRows.number}>{group_num}</span>
      <div>
        <p className={name}>
          {target === null ? (
            <ContestName>{group_name}</ContestName>
          ) : (
            <Link {...target}>
              <ContestName>{group_name}</ContestName>
            </Link>
          )}
        </p>
        <Text size="small" tone="secondary">
          <ContestName>{audienceDetail(contest)}</ContestName>
        </Text>
      </div>
      <div className={styles.note}>
        {isOver && !isCancelled ? entriesText(contest) : <Room contest={contest} />}
      </div>
      {hasPrice && (
        <div className={styles.sum}>
          <p className={isQuiet ? styles.quietPrice : styles.price}>
            {formatMoney(priceNow(contest.price, event, now))}
          </p>
          {contest.max_count > 1 && <span className={styles.unit}>с&nbsp;танцора</span>}
        </div>
      )}
    </li>
  )
}

/** Where the name leads; null: nowhere. */
function targetOf({ contest, event, now, links }: ContestRowProps) {
  const { group_num, min_count, max_count } = contest
  if (contest.status === 'published')
    return { href: fillPath(links.result, { groupNum: group_num }) }
  if (!takesEntries(contest) || !event.published || !isRegistrationOpen(event, now)) return null
  const href = withQuery(links.enter, { count: `${min_count},${max_count}`, contest: group_num })
  return { href, 'aria-label': `${numberedTitle(contest)}: записаться` }
}

/** Whether one can enter: places where they get few, else how many have. */
function Room({ contest }: Pick<ContestRowProps, 'contest'>) {
  if (!takesEntries(contest)) {
    return isContestStatus(contest.status) ? (
      <State tone={contest.status === 'running' ? 'positive' : 'closed'}>
        {contestStatusLabel(contest.status)}
      </State>
    ) : null
  }
  const label = placesLabel(contest)
  if (label?.isFull) return <State tone="closed">{label.text}</State>
  const [free, all] = [freePlaces(contest), allPlaces(contest)]
  // The counts do not say which role is full.
  if (free !== null && all !== null && areFewLeft(free, all) && !contest.jnj_role_split) {
    return <State tone="caution">{placesLeftText(free)}</State>
  }
  return entriesText(contest)
}

/** «24 участия»; nothing where there are none. */
function entriesText({ active_count }: ShownContest): string | null {
  return active_count > 0 ? countOf(active_count, ['участие', 'участия', 'участий']) : null
}
