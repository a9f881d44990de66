import { missingText } from '@parket/domain/station/judge/missingMarks'
import { SlideToConfirm } from '../../../../components/SlideToConfirm/SlideToConfirm.tsx'
import { ArrowRightIcon } from '../../../../icons/ArrowRightIcon.tsx'
import type { JudgeScreenProps } from './judgeView.ts'
import * as station from '../../parts/station.css.ts'
import * as styles from './JudgeScreen.css.ts'

/** Hands the dance in; says what is missing before, and what comes after. */
export function JudgeFoot({ view, actions }: JudgeScreenProps) {
  const { round, dance, sheet, phase, out, unsaved, next } = view
  const name = round.dances[dance]?.toLowerCase() ?? ''
  if (phase === 'closed') {
    return (
      <SlideToConfirm
        label="Тур закрыт"
        hint="Следующий начнётся сам"
        isLocked
        onConfirm={actions.onSend}
      />
    )
  }
  if (phase === 'broken') {
    return (
      <SlideToConfirm
        label="Дальше на&nbsp;бумаге"
        {...(unsaved.length > 0 && { hint: `Не\u00A0сохранены: ${unsaved.join(', ')}` })}
        isLocked
        onConfirm={actions.onSend}
      />
    )
  }
  if (phase === 'sent') {
    return (
      <div className={styles.buttons}>
        <button type="button" className={station.buttonLook.outlined} onClick={actions.onChange}>
          Изменить
        </button>
        {next !== null && (
          <button type="button" className={station.buttonLook.filled} onClick={actions.onNext}>
            {next}
            <ArrowRightIcon />
          </button>
        )}
      </div>
    )
  }
  const heats = round.heats.map((numbers) => numbers.filter((number) => !out.includes(number)))
  const missing = missingText(sheet.rows, { ...round, heats })
  return (
    <SlideToConfirm
      label={missing ?? `Сдать ${name}`}
      hint={missing === null ? 'Проведите до\u00A0конца' : 'Потом проведите, чтобы сдать'}
      isLocked={missing !== null}
      onConfirm={actions.onSend}
    />
  )
}
