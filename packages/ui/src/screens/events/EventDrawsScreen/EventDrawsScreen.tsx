import { contestTitle } from '@parket/domain/contest/title'
import { moveText } from '@parket/domain/draw/moves'
import { drawStepText } from '@parket/domain/draw/words'
import { formatNearMoment } from '@parket/domain/event/nearDates'
import type { Instant } from '@parket/domain/format/date'
import { roundName } from '@parket/domain/round/name'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { cx } from '../../../theme/cx.ts'
import type { Failed, Loading, Ready } from '../../../viewState.ts'
import { EventPage, type EventOfPage } from '../parts/EventPage/EventPage.tsx'
import type { EventDrawsLinks, ShownDraw, ShownDraws } from './eventDrawsData.ts'
import { SessionDraws } from './SessionDraws.tsx'
import * as styles from './EventDrawsScreen.css.ts'

export interface EventDrawsScreenProps {
  /** What is shown: one branch for each state it can be in. */
  view: Loading | Failed | Ready<{ event: EventOfPage; draws: ShownDraws }>
  /** The moment it is shown at: a screen never asks the clock. */
  now: Instant
  /** Addresses that it leads to. */
  links: EventDrawsLinks
}

/** Every draw of an event's rounds, those taken back too, and how to repeat them (/events/{id}/draws). */
export function EventDrawsScreen({ view, now, links }: EventDrawsScreenProps) {
  return (
    <EventPage title="Жеребьёвки" current="results" view={view} links={links}>
      {({ event, draws }) => (
        <div className={styles.sections}>
          <Text tone="secondary" isMeasured>
            {draws.draw_mode === 'public'
              ? 'Хеш секрета показан заранее, цифры называет зал. Зерно следует из\u00A0них, и\u00A0его может повторить каждый.'
              : 'Зерно выбирает программа: одно и\u00A0то\u00A0же зерно даёт одни и\u00A0те\u00A0же заходы.'}{' '}
            Отменённые жеребьёвки остаются в&nbsp;списке.
          </Text>
          <SessionDraws sessions={draws.sessions} timeZone={event.time_zone} now={now} />
          <Contests draws={draws} timeZone={event.time_zone} now={now} />
        </div>
      )}
    </EventPage>
  )
}

interface ContestsProps {
  draws: ShownDraws
  timeZone: string
  now: Instant
}

function Contests({ draws: { contests, sessions }, timeZone, now }: ContestsProps) {
  if (contests.length === 0) {
    return (
      <EmptyState title="Заходов пока не видно">
        Жеребьёвка появится здесь вместе с&nbsp;заходами, когда их закрепят.
      </EmptyState>
    )
  }
  const sessionOf = new Map(sessions.map((one) => [one.session_id, one.number]))
  return contests.map(({ contest_id, group_num, rounds, ...contest }) => (
    <section key={contest_id} id={`contest-${group_num}`}>
      <Heading level={2} size={3}>
        {group_num}. {contestTitle(contest).replace(' · ', '\u00A0· ')}
      </Heading>
      <div className={styles.rounds}>
        {rounds.map((round) => (
          <div key={round.name}>
            <Heading level={3} size={4}>
              {roundName(round)}
            </Heading>
            <ol className={styles.list} style={{ gap: 0 }} aria-label={roundName(round)}>
              {round.draws.map((draw) => (
                <DrawRow
                  key={draw.number}
                  draw={draw}
                  name={round.name}
                  session={sessionOf.get(draw.session_id ?? 0) ?? null}
                  timeZone={timeZone}
                  now={now}
                />
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  ))
}

interface DrawRowProps {
  draw: ShownDraw
  /** Of the round, in a public seed. */
  name: string
  /** Number of the session from which the seed follows. */
  session: number | null
  timeZone: string
  now: Instant
}

function DrawRow({ draw, name, session, timeZone, now }: DrawRowProps) {
  const { number, seed, at, unlocked, withdrawn, session_id, moved } = draw
  const moment = (instant: string) => formatNearMoment(instant, timeZone, now)
  return (
    <li className={styles.draw}>
      <span className={styles.number}>№&nbsp;{number}</span>
      <div>
        <p>
          Зерно{' '}
          <code className={cx(styles.code, withdrawn !== null && styles.withdrawn)}>{seed}</code>
        </p>
        <Text size="small" tone="secondary">
          {moment(at)}
          {session !== null && `, по секрету и цифрам отделения ${session}`}
        </Text>
        {session_id !== null && (
          <Text size="small" tone="secondary">
            Тур в&nbsp;зерне: <code className={styles.code}>{name}</code>
          </Text>
        )}
        {unlocked.map((step) => (
          <Text key={step.at} size="small">
            Заходы открепили {moment(step.at)}: {drawStepText(step)}
          </Text>
        ))}
        {moved.length > 0 && (
          <Text size="small">После жеребьёвки изменено: {moved.map(moveText).join('; ')}</Text>
        )}
        {withdrawn !== null && (
          <Text size="small">
            Отменена {moment(withdrawn.at)}: {drawStepText(withdrawn)}
          </Text>
        )}
      </div>
    </li>
  )
}
