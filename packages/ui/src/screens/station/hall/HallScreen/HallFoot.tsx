import { shortHead } from '@parket/domain/journal/head'
import type { HallClosed, HallScene } from '@parket/domain/live/hall/hallScene'
import { roundName } from '@parket/domain/round/name'
import { roundLabel } from '@parket/domain/scoring/roundLabel'
import { delayText } from '@parket/domain/timetable/delayText'
import { itemRound, itemTitle, nextHeatLead, nextLead, startText } from './hallWords.ts'
import * as styles from './hall.css.ts'

interface HallFootProps {
  scene: HallScene
  closed: HallClosed | null
  event: { name: string; timeZone: string }
  clock: string
}

/** The strip at the foot: what is next, or the event's name, and the hour; above it the round that was counted last. */
export function HallFoot({ scene, closed, event, clock }: HallFootProps) {
  const next = scene.kind === 'floors' || scene.kind === 'pause' ? scene.next : null
  const heat = scene.kind === 'floors' ? scene.nextHeat : null
  return (
    <footer>
      {closed && (
        <p className={styles.closed}>
          <span className={styles.closedName}>Журнал: {closedName(closed)}</span>
          <b className={styles.head}>{shortHead(closed.head)}</b>
        </p>
      )}
      <div className={styles.foot}>
        <p className={styles.footText}>
          {heat ? (
            <>
              <span className={styles.footQuiet}>Дальше</span> <b>{nextHeatLead(heat)}</b>{' '}
              {heat.numbers.join(' ')}
            </>
          ) : next ? (
            <>
              <span className={styles.footQuiet}>{nextLead(next)}</span>{' '}
              <b>
                {itemTitle(next.item)}
                {itemRound(next.item) !== '' && `, ${itemRound(next.item)}`}
              </b>{' '}
              {startText(next, event.timeZone)}{' '}
              {next.delay > 0 && <span className={styles.late}>{delayText(next.delay)}</span>}
            </>
          ) : (
            event.name
          )}
        </p>
        <time className={styles.clock}>{clock}</time>
      </div>
    </footer>
  )
}

/** «Стандарт, юниоры, финал». */
function closedName({ title, round_index, type, role }: HallClosed): string {
  return `${title}, ${roundName({ label: roundLabel(round_index), type, role })}`
}
