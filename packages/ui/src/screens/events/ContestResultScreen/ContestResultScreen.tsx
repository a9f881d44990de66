import { formatNearMoment } from '@parket/domain/event/nearDates'
import { toMillis, type Instant } from '@parket/domain/format/date'
import { roundName } from '@parket/domain/round/name'
import { Link } from '../../../components/Link/Link.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import type { Failed, Loading, Ready } from '../../../viewState.ts'
import type { EventPageLinks } from '../parts/EventNav/EventNav.tsx'
import { EventPage, type EventOfPage } from '../parts/EventPage/EventPage.tsx'
import type { ShareLinksProps } from '../parts/ShareLinks/ShareLinks.tsx'
import type { EntryPoints, RoundDrawLine, ShownResult } from '../resultData.ts'
import { Corrections } from './Corrections.tsx'
import { Places } from './Places.tsx'
import { ResultAside, type ContestResultLinks } from './ResultAside.tsx'
import { RoundEntries } from './RoundEntries.tsx'
import { RoundMarks } from './RoundMarks.tsx'
import * as styles from './ContestResultScreen.css.ts'

export type { RoundDrawLine } from '../resultData.ts'

export interface ContestResultScreenProps {
  /** What is shown: one branch for each state it can be in. */
  view:
    | Loading
    | Failed
    | Ready<{
        event: EventOfPage
        result: ShownResult
        /** In the rating of the team; none where it has no rating. */
        points: readonly EntryPoints[]
        /** Of the rounds whose draws are known. */
        draws: readonly RoundDrawLine[]
      }>
  /** The moment it is shown at: a screen never asks the clock. */
  now: Instant
  /** Addresses that it leads to. */
  links: EventPageLinks & ContestResultLinks
  /** Counted from 1, the first danced; null for the places. */
  round: number | null
  /** Whose row is marked. */
  ownNumber: number | null
  /** How the page is passed on. */
  share: ShareLinksProps
  /** Prints the page as the contest's protocol. */
  onPrint: () => void
}

/** A contest's published result: places and why, by round, with the marks an expert checks. */
export function ContestResultScreen({
  view,
  now,
  links,
  round,
  ownNumber,
  share,
  onPrint,
}: ContestResultScreenProps) {
  const title = view.state === 'ready' ? view.result.group_name : 'Результаты'
  return (
    <EventPage title={title} current="results" view={view} links={links}>
      {({ event, result, points, draws }) => {
        const current = shownRound(result, round)
        const draw = drawOf(current, draws)
        return (
          <>
            <Text size="large" tone="secondary">
              {leadText(result, current)}
            </Text>
            <Corrections result={result} timeZone={event.time_zone} now={now} />
            <div className={styles.columns}>
              <div className={styles.main}>
                {current === null ? (
                  <Places
                    result={result}
                    points={points}
                    ownNumber={ownNumber}
                    ratingHref={links.rating}
                  />
                ) : (
                  <RoundEntries round={current} ownNumber={ownNumber} />
                )}
                {draw !== undefined && (
                  <Text size="small" tone="secondary">
                    <Link href={links.draws}>{draw.line}</Link>
                  </Text>
                )}
              </div>
              <ResultAside
                result={result}
                current={current}
                links={links}
                protest={protestText(result, event.time_zone, now)}
                isOwn={result.places.some(({ start_number }) => start_number === ownNumber)}
                share={share}
                onPrint={onPrint}
              />
            </div>
            {result.rounds
              .filter((one) => (current === null ? one.advance === 0 : one === current))
              .map((one) => (
                <RoundMarks
                  key={result.rounds.indexOf(one)}
                  round={one}
                  result={result}
                  ownNumber={ownNumber}
                  timeZone={event.time_zone}
                />
              ))}
          </>
        )
      }}
    </EventPage>
  )
}

/** The round that was asked for; before the places are public the last one of which something is. */
function shownRound({ rounds, places }: ShownResult, asked: number | null) {
  const found = asked === null ? undefined : rounds[asked - 1]
  if (found) return found
  return places.length > 0 ? null : (rounds.at(-1) ?? null)
}

/** The draw of a round; for the places, of the final. */
function drawOf(round: ShownResult['rounds'][number] | null, draws: readonly RoundDrawLine[]) {
  return draws.find(({ index, type, role }) =>
    round === null
      ? index === 0
      : index === round.index && type === round.type && role === round.role,
  )
}

function leadText(result: ShownResult, round: ShownResult['rounds'][number] | null): string {
  const number = `${result.group_num}. ${result.section || 'Номинация'}`
  const entries = new Set(
    result.rounds.flatMap((one) => one.entries.map(({ start_number }) => start_number)),
  )
  if (round) {
    const going = round.going_on.length
    const cut = going > 0 ? `, дальше ${going} из\u00A0${round.entries.length}` : ''
    return `${number}. ${roundName(round)}${cut}`
  }
  if (result.revealed_from_place !== null) {
    return `${number}. Идёт награждение, места до\u00A0${result.revealed_from_place}-го ещё не\u00A0объявили`
  }
  const finals = result.rounds.filter(({ advance }) => advance === 0)
  const finalists = finals.reduce((sum, { entries }) => sum + entries.length, 0)
  return finalists < entries.size
    ? `${number}. Финал, ${finalists} из\u00A0${entries.size}`
    : `${number}. Финал`
}

/** Until when a protest is heard; null once it is over. */
function protestText(
  { protest_until, revealed_from_place }: ShownResult,
  timeZone: string,
  now: Instant,
): string | null {
  if (revealed_from_place !== null) return null
  if (protest_until === '' || toMillis(protest_until) <= toMillis(now)) return null
  return `Протесты принимают до\u00A0${formatNearMoment(protest_until, timeZone, now)}`
}
