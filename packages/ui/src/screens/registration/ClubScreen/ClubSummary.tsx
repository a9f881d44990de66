import { clubWaiting } from '@parket/domain/club/waiting'
import type { Instant } from '@parket/domain/format/date'
import { formatMoney } from '@parket/domain/format/money'
import { countOf } from '@parket/domain/format/plural'
import { useMemo } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { placesLabel } from '../../contests/contestLabels.ts'
import type { ClubView } from './clubView.ts'
import * as styles from './ClubScreen.css.ts'

/** What is ticked, what it costs, and the one button: at the foot of the window. */
export function ClubSummary({ view, now }: { view: ClubView; now: Instant }) {
  const { plan, entries, stored, isSending, isTried, problems } = view
  const ticks = entries.reduce((sum, { dancers }) => sum + dancers.length, 0)
  const open = Object.keys(problems.cells).length
  const waiting = useMemo(() => {
    const full = view.contests.filter((contest) => placesLabel(contest)?.isFull)
    return clubWaiting(view, view, new Set(full.map(({ id }) => id)), now)
  }, [view, now])
  const isChanged = plan.sets.length + plan.changes.length > 0
  return (
    <div className={styles.summary}>
      <dl className={styles.facts}>
        <div>
          <dt>Участий</dt>
          <dd>{ticks}</dd>
        </div>
        {plan.saving > 0 && (
          <div>
            <dt>Пакеты и&nbsp;пассы</dt>
            <dd className={styles.saving}>−{formatMoney(plan.saving)}</dd>
          </div>
        )}
        {waiting.places > 0 && (
          <div>
            <dt>В&nbsp;очереди</dt>
            <dd>
              {waiting.places}{' '}
              <span className={styles.queued}>
                ещё до&nbsp;{formatMoney(waiting.amount)}, если освободятся места
              </span>
            </dd>
          </div>
        )}
        <div>
          <dt>Итого</dt>
          <dd className={styles.totalSum}>{formatMoney(waiting.total)}</dd>
        </div>
      </dl>
      <div className={styles.go}>
        {isTried && open > 0 && (
          <span className={styles.open}>
            Уточните {countOf(open, ['клетку', 'клетки', 'клеток'])}
          </span>
        )}
        {isChanged ? (
          <Button type="submit" variant="primary" isPending={isSending}>
            {stored.length > 0 ? 'Сохранить заявку' : 'Отправить заявку'}
          </Button>
        ) : (
          <span className={styles.nothing}>
            {stored.length > 0 ? 'Всё сохранено' : 'Отметьте, кто что танцует'}
          </span>
        )}
      </div>
    </div>
  )
}
