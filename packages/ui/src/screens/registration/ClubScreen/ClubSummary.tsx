import { formatMoney } from '@parket/domain/format/money'
import { countOf } from '@parket/domain/format/plural'
import { Button } from '../../../components/Button/Button.tsx'
import type { ClubView } from './clubView.ts'
import * as styles from './ClubScreen.css.ts'

/** What is ticked, what it costs, and the one button: at the foot of the window. */
export function ClubSummary({ view }: { view: ClubView }) {
  const { plan, entries, stored, isSending, isTried, problems } = view
  const ticks = entries.reduce((sum, { dancers }) => sum + dancers.length, 0)
  const open = Object.keys(problems.cells).length
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
        <div>
          <dt>Итого</dt>
          <dd className={styles.totalSum}>{formatMoney(plan.total)}</dd>
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
