import { countOf } from '@parket/domain/format/plural'
import { SuccessIcon } from '../../../../icons/SuccessIcon.tsx'
import { WarningIcon } from '../../../../icons/WarningIcon.tsx'
import type { ApproveView } from './approveView.ts'
import * as staff from '../../staff/staff.css.ts'
import * as styles from './ApproveScreen.css.ts'

interface Check {
  isGood: boolean
  title: string
  text: string
}

type ChecksProps = Pick<ApproveView, 'late'> & { result: NonNullable<ApproveView['result']> }

/** What was looked at before the chief judge's word. */
export function Checks(props: ChecksProps) {
  const checks = checksOf(props)
  const good = checks.filter(({ isGood }) => isGood).length
  return (
    <section aria-label="Проверено">
      <div className={staff.columnHead}>
        <h2 className={staff.columnTitle}>Проверено</h2>
        <span className={staff.count}>
          {good} из {checks.length}
        </span>
      </div>
      <ul className={staff.list}>
        {checks.map(({ isGood, title, text }) => (
          <li key={title} className={styles.check}>
            <span className={isGood ? staff.tone.good : staff.tone.warning}>
              {isGood ? <SuccessIcon /> : <WarningIcon />}
            </span>
            <div>
              <p className={staff.itemTitle}>{title}</p>
              <p className={staff.quiet}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function checksOf({ late, result }: ChecksProps): Check[] {
  const { problems, approval } = result
  const { sheets, entered_twice, differed, compared, compared_differed } = approval.second_entry
  const listed = countOf(sheets, ['лист', 'листа', 'листов'])
  return [
    problems.length === 0
      ? { isGood: true, title: 'Все оценки на\u00A0месте', text: `${listed}, посчитано сервером` }
      : { isGood: false, title: 'Не\u00A0всё на\u00A0месте', text: problems.join('. ') },
    ...(entered_twice + compared === 0
      ? [{ isGood: true, title: 'Второго ввода не\u00A0было', text: 'Событие его не\u00A0просит' }]
      : []),
    ...checkedTwice('Введено дважды', entered_twice, differed),
    ...checkedTwice('Сверено с\u00A0бумагой', compared, compared_differed),
    late === 0
      ? { isGood: true, title: 'Поздних оценок нет', text: 'Всё, что\u00A0пришло, учтено' }
      : {
          isGood: false,
          title: `Поздние оценки: ${late}`,
          text: 'Не\u00A0учтены и\u00A0ждут решения',
        },
  ]
}

function checkedTwice(what: string, count: number, differed: number): Check[] {
  if (count === 0) return []
  const text = differed === 0 ? 'Всё сошлось' : `Расходились и\u00A0разобраны: ${differed}`
  return [{ isGood: true, title: `${what}: ${count}`, text }]
}
