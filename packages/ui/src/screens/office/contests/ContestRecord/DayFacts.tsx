import { countOf } from '@parket/domain/format/plural'
import type { LadderStep } from '@parket/domain/round/ladder'
import { markWords } from '@parket/domain/round/name'
import { roundStatusLabel } from '@parket/domain/round/status'
import { Button } from '../../../../components/Button/Button.tsx'
import { ButtonLink } from '../../../../components/ButtonLink/ButtonLink.tsx'
import { Link } from '../../../../components/Link/Link.tsx'
import { VisuallyHidden } from '../../../../components/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './record.css.ts'

/** A round with its place in the timetable. */
export interface ContestRound extends LadderStep {
  /** «11:20», «сб 11:20»; null: it stands in no session. */
  time: string | null
  /** The session it stands in; null where there is none. */
  href: string | null
  /** Who judges it while it runs, and how many of their sheets have come; else none. */
  judges: readonly { letter: string; sheets: number; counted: number }[]
  /**
   * How a running round is gone on with; null for any other. `onFinish` counts it once all its sheets have come; null:
   * it is not theirs to end.
   */
  acts: { marks: string; papers: string; onFinish: (() => void) | null } | null
}

export interface ContestJudge {
  id: number
  letter: string
  name: string
}

interface RoundsProps {
  rounds: readonly ContestRound[]
  /** A round is being counted. */
  isFinishing: boolean
  /** Where they are drawn and run. */
  href: string | null
}

/** The ladder of rounds: how many dance each, what the judges give, when. */
export function Rounds({ rounds, isFinishing, href }: RoundsProps) {
  if (rounds.length === 0) return null
  const areExpected = rounds.every(({ status }) => status === null)
  return (
    <section className={styles.part} aria-label="Туры">
      <h3 className={styles.roundsTitle} data-expected={areExpected || undefined}>
        {href === null ? 'Туры' : <Link href={href}>Туры</Link>}
        {areExpected && <span className={styles.partNote}>по числу участий сейчас</span>}
      </h3>
      {/* Safari forgets that an unmarked list is a list. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ol className={styles.ladder} role="list">
        {rounds.map((round) => (
          <Rung key={round.key} round={round} isFinishing={isFinishing} />
        ))}
      </ol>
    </section>
  )
}

function Rung({ round, isFinishing }: { round: ContestRound; isFinishing: boolean }) {
  const { name, entries, time, href, status, judges, acts } = round
  const [all, given] = [sumOf(judges, 'sheets'), sumOf(judges, 'counted')]
  return (
    <li className={styles.rung} data-state={stateOf(status)}>
      <span className={styles.count}>
        <span aria-hidden>{entries || '…'}</span>
        {entries > 0 && (
          <VisuallyHidden>{countOf(entries, ['участие', 'участия', 'участий'])}</VisuallyHidden>
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.roundName}>
          {name}
          {status === 'running' && ', идёт'}
        </span>
        <span className={styles.roundFacts}>
          <span className={styles.plan}>
            {factsOf(round)}
            {judges.length > 0 && '. '}
          </span>
          {judges.length > 0 && waitText(judges)}
        </span>
        {all > 0 && (
          <span className={styles.meter}>
            <span className={styles.taken} style={{ width: `${(100 * given) / all}%` }} />
          </span>
        )}
        {acts && (
          <span className={styles.acts}>
            {all > 0 && given >= all && acts.onFinish && (
              <Button variant="primary" isPending={isFinishing} onPress={acts.onFinish}>
                Закончить тур
              </Button>
            )}
            <ButtonLink variant="secondary" href={acts.marks}>
              {marksText(judges)}
            </ButtonLink>
            <ButtonLink variant="secondary" href={acts.papers}>
              Листы
            </ButtonLink>
          </span>
        )}
      </span>
      {time !== null && href !== null && (
        <span className={styles.time}>
          <Link href={href}>{time}</Link>
        </span>
      )}
    </li>
  )
}

type Judged = ContestRound['judges']

function sumOf(judges: Judged, what: 'sheets' | 'counted'): number {
  return judges.reduce((sum, judge) => sum + judge[what], 0)
}

/** «Сдали A, B, ждём D»: whose sheets have all come, and whose have not. */
function waitText(judges: Judged): string {
  const given = judges.filter(({ sheets, counted }) => counted >= sheets)
  const waited = judges.filter(({ sheets, counted }) => counted < sheets)
  const lettersOf = (some: Judged) => some.map(({ letter }) => letter).join(', ')
  if (waited.length === 0) return 'Сдали все'
  if (given.length === 0) return `Ждём ${lettersOf(waited)}`
  return `Сдали ${lettersOf(given)}, ждём ${lettersOf(waited)}`
}

/** «Ввести за D»: what the page of marks begins with. */
function marksText(judges: Judged): string {
  const next = judges.find(({ sheets, counted }) => counted < sheets)
  return next ? `Ввести за\u00A0${next.letter}` : 'Оценки'
}

/** Done, running, or to come. */
function stateOf(status: ContestRound['status']): 'done' | 'running' | 'ahead' {
  if (status === 'running') return 'running'
  return status === 'judged' || status === 'published' ? 'done' : 'ahead'
}

/** «2 захода, кресты, проходят 12», and how far a round is that has begun. */
function factsOf({ heats, marks, advance, status }: ContestRound): string {
  const isOver = status === 'judged' || status === 'published'
  return [
    heats > 1 && countOf(heats, ['заход', 'захода', 'заходов']),
    markWords[marks],
    advance > 0 && `проходят\u00A0${advance}`,
    isOver && roundStatusLabel(status).toLowerCase(),
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
