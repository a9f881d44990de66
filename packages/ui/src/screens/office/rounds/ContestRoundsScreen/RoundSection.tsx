import { countOf } from '@parket/domain/format/plural'
import { extraRoundProblem, isFirstFor } from '@parket/domain/round/extraRound'
import { roundName } from '@parket/domain/round/name'
import { isJudged, roundStatusLabel } from '@parket/domain/round/status'
import { roundSteps } from '@parket/domain/round/steps'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { State } from '../../../../components/State/State.tsx'
import type { ContestRoundsScreenProps } from './roundData.ts'
import { Heats } from './Heats.tsx'
import { Pairs } from './Pairs.tsx'
import type { RoundItem } from './roundData.ts'
import { RoundPanel } from './RoundPanel.tsx'
import * as styles from './rounds.css.ts'

interface RoundSectionProps extends Pick<
  ContestRoundsScreenProps,
  | 'frame'
  | 'busyRoundId'
  | 'onStep'
  | 'onMove'
  | 'onArrangePairs'
  | 'onLateEntry'
  | 'onRenew'
  | 'onPlan'
  | 'onAddHope'
  | 'onRedance'
  | 'onRemove'
  | 'onPublishMarks'
  | 'judging'
  | 'onPanel'
> {
  round: RoundItem
  /** All of the contest. */
  rounds: readonly RoundItem[]
}

/** A round: how far it is, its next step, its heats. */
export function RoundSection(props: RoundSectionProps) {
  const { round, rounds, busyRoundId, onStep, onLateEntry, onPlan } = props
  const { status, conflicts, seed } = round
  const title = roundName(round)
  const steps = roundSteps(round)
  const takesLate = isFirst(round, rounds) && (status === 'locked' || status === 'running')
  const isPlannable = status === 'planned' || status === 'drawn' || status === 'locked'
  // Who was marked absent since the draw goes out of the heats; of a pair the other gets a partner.
  const isRenewable = status === 'drawn' || status === 'locked'
  const isBusy = busyRoundId === round.id
  return (
    <section className={styles.round} aria-label={title} aria-busy={isBusy}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <State tone={status === 'running' ? 'positive' : 'closed'}>
          {roundStatusLabel(status)}
        </State>
        <span className={styles.quiet}>{facts(round, rounds)}</span>
        <span className={styles.actions}>
          {isPlannable && (
            <Button variant="quiet" onPress={() => onPlan(round)}>
              План…
            </Button>
          )}
          {isRenewable && (
            <Button variant="quiet" isDisabled={isBusy} onPress={() => props.onRenew(round)}>
              Обновить состав
            </Button>
          )}
          {takesLate && (
            <Button variant="quiet" onPress={() => onLateEntry(round)}>
              Опоздавший…
            </Button>
          )}
          <ExtraRounds {...props} />
          {steps.back && (
            <Button
              variant="quiet"
              isDisabled={isBusy}
              onPress={() => steps.back && onStep(round, steps.back.to)}
            >
              {steps.back.label}
            </Button>
          )}
          {status === 'published' && round.index > 0 && !round.marks_published && (
            <Button isPending={isBusy} onPress={() => props.onPublishMarks(round)}>
              Опубликовать оценки тура
            </Button>
          )}
          {steps.start && canBegin(round, rounds) && (
            <Button
              isDisabled={isBusy}
              onPress={() => steps.start && onStep(round, steps.start.to)}
            >
              {steps.start.label}
            </Button>
          )}
          {steps.next && (
            <Button
              variant={status === 'planned' ? 'secondary' : 'primary'}
              isPending={isBusy}
              onPress={() => steps.next && onStep(round, steps.next.to)}
            >
              {steps.next.label}
            </Button>
          )}
        </span>
      </div>
      {conflicts.length > 0 && (
        <Alert tone="caution" title="Заходы не идеальны">
          <ul>
            {conflicts.map(({ heat, reason }) => (
              <li key={`${heat} ${reason}`}>
                Заход {heat + 1}: {reason}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <RoundPanel key={round.version} {...props} />
      <DrawnHeats {...props} title={title} />
      {seed !== null && <p className={styles.seed}>Жребий: {seed}</p>}
    </section>
  )
}

/** The heats, of a final of pairs with who dances with whom; they move until they are locked. */
function DrawnHeats({
  title,
  round,
  onMove,
  onArrangePairs,
}: RoundSectionProps & { title: string }) {
  const { heats, pairs, status } = round
  const isOpen = status === 'drawn'
  if (pairs.length > 0) {
    const onArrange = (next: typeof pairs, done: string) => onArrangePairs(round, next, done)
    return <Pairs title={title} round={round} onArrange={isOpen ? onArrange : null} />
  }
  return (
    heats.length > 0 && (
      <Heats
        title={title}
        heats={heats}
        onMove={isOpen ? (id, heat) => onMove(round, id, heat) : null}
      />
    )
  )
}

/** Whether all rounds before it are judged: who dances it is known. */
function canBegin({ index, role }: RoundItem, rounds: readonly RoundItem[]): boolean {
  return rounds
    .filter((one) => one.index > index && (role === null || one.role === role))
    .every(({ status }) => isJudged(status))
}

/** What a round may get beside it; a hope round or a redance that was not drawn is taken away again. */
function ExtraRounds(props: RoundSectionProps) {
  const { round, rounds, frame, onAddHope, onRedance, onRemove } = props
  const isOpen = frame.contest?.status !== 'published'
  const takes = (type: 'hope' | 'redance') =>
    isOpen && extraRoundProblem(type, round, rounds) === null
  return (
    <>
      {takes('hope') && (
        <Button variant="quiet" onPress={() => onAddHope(round)}>
          Тур надежды…
        </Button>
      )}
      {takes('redance') && (
        <Button variant="quiet" onPress={() => onRedance(round)}>
          Перетанцовка
        </Button>
      )}
      {round.type !== 'main' && round.status === 'planned' && (
        <Button variant="quiet" onPress={() => onRemove(round)}>
          Убрать тур
        </Button>
      )}
    </>
  )
}

/** Only into the first that a role dances somebody can come late: the others are danced by those who go on. */
function isFirst(round: RoundItem, rounds: readonly RoundItem[]): boolean {
  const roles = round.pairs.length > 0 ? (['leader', 'follower'] as const) : [round.role]
  return roles.some((role) => isFirstFor(role, round, rounds))
}

/** «24 участия, 3 захода, проходят 12»; «7 пар, 2 захода». */
function facts(round: RoundItem, rounds: readonly RoundItem[]): string {
  const { heats, pairs, dances } = round
  const entries = heats.flat().length
  return [
    pairs.length > 0
      ? countOf(pairs.length, ['пара', 'пары', 'пар'])
      : entries > 0 && countOf(entries, ['участие', 'участия', 'участий']),
    heats.length > 1 && countOf(heats.length, ['заход', 'захода', 'заходов']),
    goingOn(round, rounds),
    dances?.join(', '),
  ]
    .filter(Boolean)
    .join(', ')
}

/**
 * How many go on: as planned until the round is judged, then as many as dance the next one. A decision on a tie lets
 * more or fewer through than the plan; until the next round is drawn the page of marks says who they are.
 */
function goingOn({ advance, index, role, type, status }: RoundItem, rounds: readonly RoundItem[]) {
  if (advance === 0) return false
  if (status !== 'judged' && status !== 'published') return `проходят ${advance}`
  // Of a round with a hope round some of the next one's entries came by that.
  const isAlone = !rounds.some((other) => other.index === index && other.type !== 'main')
  const next = rounds.find(
    (other) => other.index === index - 1 && other.type === 'main' && other.role === role,
  )
  const entries = next?.heats.flat().length ?? 0
  return type === 'main' && isAlone && entries > 0 && `прошли ${entries}`
}
