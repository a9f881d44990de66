import { clubWaiting } from '@parket/domain/club/waiting'
import type { Instant } from '@parket/domain/format/date'
import { formatMoney } from '@parket/domain/format/money'
import { countOf } from '@parket/domain/format/plural'
import { Button } from '../../../components/Button/Button.tsx'
import type { ClubView } from './clubView.ts'
import * as styles from './ClubScreen.css.ts'

/** What is ticked, what it costs, and the one button: at the foot of the window. */
export function ClubSummary({ view, now }: { view: ClubView; now: Instant }) {
  const { plan, entries, stored, isSending, isTried, problems } = view
  const ticks = entries.reduce((sum, { dancers }) => sum + dancers.length, 0)
  const open = openWords(problems)
  const waiting = clubWaiting(plan, view, now)
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
          <dd className={styles.totalSum}>{formatMoney(plan.total)}</dd>
        </div>
      </dl>
      <div className={styles.go}>
        {isTried && open !== null && <span className={styles.open}>{open}</span>}
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

/** What is still to be done, beside the button: its place may be out of sight. */
function openWords({ cells, fields }: ClubView['problems']): string | null {
  const n = Object.keys(cells).length
  const names = Object.keys(fields)
  const parts = [
    ...(n > 0 ? [countOf(n, ['клетку', 'клетки', 'клеток'])] : []),
    ...(names.some((field) => field.startsWith('regData.')) ? ['контакты'] : []),
    ...(names.includes('consents.processing') ? ['согласие'] : []),
  ]
  if (parts.length === 0) return null
  const last = parts.at(-1) ?? ''
  return `Уточните ${parts.length > 1 ? `${parts.slice(0, -1).join(', ')} и\u00A0` : ''}${last}`
}
