import { formatDateTime } from '@parket/domain/format/dateTime'
import { decisionText } from '@parket/domain/scoring/decisionText'
import { Button } from '../../../../components/Button/Button.tsx'
import { decisionKinds, kindWords, type DecisionKind } from './decisionKinds.ts'
import type { DecisionItem, RoundMarksItem } from './marksData.ts'
import { WithdrawDecision } from './WithdrawDecision.tsx'
import * as styles from './marks.css.ts'

interface DecisionsProps {
  round: RoundMarksItem
  timeZone: string
  /** Null: new ones are made elsewhere. */
  onDecide: ((kind: DecisionKind) => void) | null
  /** Null: they are only read. */
  onWithdraw: ((decisionId: number) => Promise<void>) | null
}

/** Decisions about a round: who, when, why; and the new ones that its kind allows. */
export function Decisions({ round, timeZone, onDecide, onWithdraw }: DecisionsProps) {
  return (
    <div className={styles.decisions}>
      {round.decisions.length > 0 && <h3 className={styles.panelHead}>Решения</h3>}
      <ul className={styles.record} aria-label="Решения">
        {round.decisions.map((decision) => (
          <li key={decision.id}>
            <strong>{textOf(decision, round)}</strong>
            <span className={styles.reason}>{namesOf(decision, round)}</span>
            <span className={styles.reason}>{decision.text}</span>
            <span className={styles.quiet}>
              {decision.office === 'chief' ? 'Главный судья' : 'Организатор'},{' '}
              {formatDateTime(decision.at, timeZone)}
            </span>
            {onWithdraw && (
              <span>
                <WithdrawDecision
                  decision={textOf(decision, round)}
                  names={namesOf(decision, round)}
                  onWithdraw={() => onWithdraw(decision.id)}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
      {onDecide && (
        <div className={styles.buttons}>
          {decisionKinds(round.kind, round.undecided.length > 0).map((kind) => (
            <Button
              key={kind}
              variant={kind === 'cut' ? 'primary' : 'secondary'}
              onPress={() => onDecide(kind)}
            >
              {kindWords[kind]}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

/** Who stands behind the numbers of a decision. */
function namesOf({ kind, entries }: DecisionItem, round: RoundMarksItem): string {
  const isOfCut = kind === 'cut' || kind === 'tie'
  return entries
    .filter(({ value }) => !isOfCut || value === 1)
    .flatMap(({ registration_id: id }) => {
      const entry = round.entries.find(({ registration_id }) => registration_id === id)
      return entry ? [`${entry.start_number} ${entry.dancers.join(', ')}`] : []
    })
    .join('; ')
}

/** Entries are told by their start numbers. */
function textOf({ kind, dance, letter, entries }: DecisionItem, round: RoundMarksItem): string {
  const numbers = new Map(
    round.entries.map(({ registration_id, start_number }) => [registration_id, start_number]),
  )
  return decisionText({
    kind,
    dance,
    judge: letter,
    entries: entries.map(({ registration_id: id, value }) => ({
      start_number: numbers.get(id) ?? id,
      value,
    })),
  })
}
