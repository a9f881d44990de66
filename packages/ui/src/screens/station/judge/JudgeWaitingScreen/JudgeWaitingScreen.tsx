import type { JudgeRound } from '@parket/domain/station/judge/judgeRound'
import { countOf } from '@parket/domain/format/plural'
import { VisuallyHidden } from '../../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { StationLayout } from '../../../../layouts/StationLayout/StationLayout.tsx'
import { JudgeSlot, type JudgeSlotProps } from '../JudgeScreen/JudgeSlot.tsx'
import * as judge from '../JudgeScreen/JudgeHeader.css.ts'
import * as styles from '../../parts/station.css.ts'

export interface JudgeWaitingScreenProps extends JudgeSlotProps {
  /** Its name. */
  event: string
  /** The judge's name. */
  who: string
  /** The judge's letter. */
  letter: string | null
  /** The round that is next; null: none is known. */
  round: JudgeRound | null
  /** In per cent; null: the browser does not tell. */
  battery: number | null
}

/** Between two rounds: what comes next. The round opens by itself. */
export function JudgeWaitingScreen({
  event,
  who,
  letter,
  round,
  battery,
  ...slot
}: JudgeWaitingScreenProps) {
  return (
    <StationLayout>
      <header className={judge.header}>
        <div className={judge.titles}>
          <p className={judge.title}>{event}</p>
          <p className={judge.subtitle}>{who}</p>
        </div>
        {letter !== null && (
          <p className={judge.letter}>
            <VisuallyHidden>Судья </VisuallyHidden>
            {letter}
          </p>
        )}
      </header>
      <JudgeSlot {...slot} />
      <div className={styles.middle}>
        <p className={styles.lead}>{round ? 'Ваш следующий тур' : 'Сейчас туров нет'}</p>
        <h1 className={styles.heading}>{round ? round.contest : 'Ждите следующий тур'}</h1>
        <p className={styles.text}>
          {round ? sizeOf(round) : 'Он откроется здесь сам, когда его начнут.'}
        </p>
        {battery !== null && (
          <dl className={styles.facts}>
            <div className={styles.fact}>
              <dt className={styles.factName}>Батарея</dt>
              <dd className={styles.factValue}>{battery}&nbsp;%</dd>
            </div>
          </dl>
        )}
      </div>
    </StationLayout>
  )
}

/** «1/4, 24 участника, 3 захода, 5 танцев, по 12 крестов». */
function sizeOf({ label, heats, dances, kind, advance }: JudgeRound): string {
  const entries = heats.flat().length
  return [
    label,
    countOf(entries, ['участник', 'участника', 'участников']),
    ...(heats.length > 1 ? [countOf(heats.length, ['заход', 'захода', 'заходов'])] : []),
    countOf(dances.length, ['танец', 'танца', 'танцев']),
    ...(kind === 'crosses' ? [`по\u00A0${countOf(advance, ['кресту', 'креста', 'крестов'])}`] : []),
  ].join(', ')
}
