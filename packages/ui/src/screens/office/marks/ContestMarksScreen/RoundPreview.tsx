import { isCounted } from '@parket/domain/round/extraRound'
import type { ReactNode } from 'react'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import type { RoundMarksItem } from './marksData.ts'
import * as styles from './marks.css.ts'

interface RoundPreviewProps {
  round: RoundMarksItem
  /** Gives the round that is drawn already those who go on now. */
  onRenewNext: (roundId: number) => void
  children?: ReactNode
}

/** Beside a sheet that nobody types: what is left to do, and what the marks say so far. */
export function RoundPreview({ round, onRenewNext, children }: RoundPreviewProps) {
  const { problems, going_on, next, undecided } = round
  const numbers = new Map(
    round.entries.map(({ registration_id, start_number }) => [registration_id, start_number]),
  )
  const listed = (ids: readonly number[]) =>
    ids.map((id) => (numbers.has(id) ? `№\u00A0${numbers.get(id)}` : `заявка ${id}`)).join(', ')
  const hasChanges = next !== null && next.would_go_on.length + next.would_drop_out.length > 0
  return (
    <section className={styles.panel} aria-label="Что осталось">
      <h2 className={styles.panelTitle}>
        {problems.length === 0 ? 'Тур можно закончить' : 'Что осталось'}
      </h2>
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {hasChanges && (
        <Alert tone="caution" title="Следующий тур уже составлен иначе">
          {next.would_go_on.length > 0 && <p>Теперь проходят: {listed(next.would_go_on)}.</p>}
          {next.would_drop_out.length > 0 && (
            <p>Теперь не&nbsp;проходят: {listed(next.would_drop_out)}.</p>
          )}
          {isCounted(round) && (
            <Button onPress={() => onRenewNext(next.round_id)}>
              Исправить состав следующего тура
            </Button>
          )}
        </Alert>
      )}
      {going_on.length > 0 && (
        <div>
          <h3 className={styles.panelHead}>Проходят {going_on.length}</h3>
          <p>{listed(going_on)}</p>
        </div>
      )}
      {undecided.length > 0 && (
        <div>
          <h3 className={styles.panelHead}>Поровну на&nbsp;границе</h3>
          <p>{listed(undecided)}</p>
        </div>
      )}
      {children}
    </section>
  )
}
