import { countOf } from '@parket/domain/format/plural'
import type { LadderStep } from '@parket/domain/round/ladder'
import { markWords } from '@parket/domain/round/name'
import { roundStatusLabel } from '@parket/domain/round/status'
import { Link } from '../../../../components/Link/Link.tsx'
import { VisuallyHidden } from '../../../../components/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './record.css.ts'

/** A round with its place in the timetable. */
export interface ContestRound extends LadderStep {
  /** «11:20», «сб 11:20»; null: it stands in no session. */
  time: string | null
  /** The session it stands in; null where there is none. */
  href: string | null
}

export interface ContestJudge {
  id: number
  letter: string
  name: string
}

interface RoundsProps {
  rounds: readonly ContestRound[]
  /** Where they are drawn and run. */
  href: string | null
}

/** The ladder of rounds: how many dance each, what the judges give, when. */
export function Rounds({ rounds, href }: RoundsProps) {
  if (rounds.length === 0) return null
  const areExpected = rounds.every(({ status }) => status === null)
  return (
    <section className={styles.part} aria-label="Туры">
      <h3 className={styles.partTitle}>
        {href === null ? 'Туры' : <Link href={href}>Туры</Link>}
        {areExpected && <span className={styles.partNote}>по числу заявок сейчас</span>}
      </h3>
      {/* Safari forgets that an unmarked list is a list. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ol className={styles.ladder} role="list">
        {rounds.map((round) => (
          <Rung key={round.key} round={round} />
        ))}
      </ol>
    </section>
  )
}

function Rung({ round }: { round: ContestRound }) {
  const { name, roundIndex, entries, time, href } = round
  return (
    <li className={styles.rung} data-final={roundIndex === 0 || undefined}>
      <span className={styles.count}>
        <span aria-hidden>{entries || '…'}</span>
        {entries > 0 && (
          <VisuallyHidden>{countOf(entries, ['заявка', 'заявки', 'заявок'])}</VisuallyHidden>
        )}
      </span>
      <span>
        <span className={styles.roundName}>{name}</span>
        <span className={styles.roundFacts}>{factsOf(round)}</span>
      </span>
      {time !== null && href !== null && <Link href={href}>{time}</Link>}
    </li>
  )
}

/** «2 захода, кресты, проходят 12», and how far a round is that has begun. */
function factsOf({ heats, marks, advance, status }: ContestRound): string {
  const hasBegun = status === 'running' || status === 'judged' || status === 'published'
  return [
    heats > 1 && countOf(heats, ['заход', 'захода', 'заходов']),
    markWords[marks],
    advance > 0 && `проходят\u00A0${advance}`,
    hasBegun && roundStatusLabel(status).toLowerCase(),
  ]
    .filter(Boolean)
    .join(', ')
}

interface JudgesProps {
  judges: readonly ContestJudge[]
  /** Where the panel is named. */
  href: string | null
}

/** The panel by letter. */
export function Judges({ judges, href }: JudgesProps) {
  return (
    <section className={styles.part} aria-label="Судьи">
      <h3 className={styles.partTitle}>
        {href === null ? 'Судьи' : <Link href={href}>Судьи</Link>}
        {judges.length === 0 && <span className={styles.partNote}>не назначены</span>}
      </h3>
      {judges.length > 0 && (
        // Safari forgets that an unmarked list is a list.
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles
        <ul className={styles.judges} role="list">
          {judges.map(({ id, letter, name }) => (
            <li key={id}>
              <b className={styles.letter}>{letter}</b>
              {name}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
