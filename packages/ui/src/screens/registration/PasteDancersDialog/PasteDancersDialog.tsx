import type { EventAges } from '@parket/domain/event/event'
import { formatDate, type Instant } from '@parket/domain/format/date'
import { countOf } from '@parket/domain/format/plural'
import { errorTexts } from '@parket/domain/problems/fieldErrors'
import { checkDancers, dancerName } from '@parket/domain/registration/dancers'
import { parseDancerRows } from '@parket/domain/registration/pasteDancers'
import type { DancerInput } from '@parket/domain/registration/request'
import { useState, type FormEvent } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { Dialog } from '../../../components/Dialog/Dialog.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { TextArea } from '../../../components/TextArea/TextArea.tsx'
import { ErrorIcon } from '../../../icons/ErrorIcon.tsx'
import { SuccessIcon } from '../../../icons/SuccessIcon.tsx'
import * as styles from './PasteDancersDialog.css.ts'

export interface PasteDancersDialogProps {
  isOpen: boolean
  event: EventAges
  now: Instant
  /** How many dance together; the others get registrations of their own. */
  maxTogether: number
  onAdd: (dancers: DancerInput[]) => void
  onClose: () => void
}

const dancers = ['танцор', 'танцора', 'танцоров'] as const

/** Dancers pasted from a spreadsheet, with a preview before they are added. */
export function PasteDancersDialog(props: PasteDancersDialogProps) {
  const { isOpen, onClose } = props
  return (
    <Dialog title="Вставить из таблицы" isOpen={isOpen} onClose={onClose} maxWidth={640}>
      <PasteForm {...props} />
    </Dialog>
  )
}

function PasteForm({ event, now, maxTogether, onAdd, onClose }: PasteDancersDialogProps) {
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const rows = parseDancerRows(text)
  const problems = rows.map((dancer) => problemsOf(dancer, { event, now }))
  const bad = problems.filter((texts) => texts.length > 0).length

  function handleSubmit(formEvent: FormEvent) {
    formEvent.preventDefault()
    formEvent.stopPropagation()
    if (rows.length === 0) return setTried(true)
    onAdd(rows)
    onClose()
  }
  return (
    <form className={styles.content} noValidate onSubmit={handleSubmit}>
      <TextArea
        label="Строки таблицы"
        description="Фамилия, имя, дата рождения; по строке на танцора. Можно скопировать прямо из Excel."
        placeholder={'Смирнова\tМария\t12.04.1999'}
        rows={5}
        value={text}
        error={isTried && rows.length === 0 ? 'Вставьте хотя бы одну строку' : undefined}
        onChange={setText}
      />
      {rows.length > 0 && (
        <Text size="small" tone="secondary" as="div">
          <output>{summaryText(rows.length, bad, maxTogether)}</output>
        </Text>
      )}
      <div>
        <Button type="submit" variant="primary">
          {rows.length > 0 ? `Добавить: ${countOf(rows.length, dancers)}` : 'Добавить'}
        </Button>
      </div>
      {rows.length > 0 && (
        <ol className={styles.rows} aria-label="Как мы поняли">
          {rows.map((dancer, index) => (
            <PastedRow key={index} dancer={dancer} problems={problems[index] ?? []} />
          ))}
        </ol>
      )}
    </form>
  )
}

function PastedRow({ dancer, problems }: { dancer: DancerInput; problems: readonly string[] }) {
  const isGood = problems.length === 0
  return (
    <li className={styles.row}>
      <span className={isGood ? styles.good : styles.bad}>
        {isGood ? <SuccessIcon /> : <ErrorIcon />}
      </span>
      <span>
        {dancerName(dancer) || 'Без имени'}
        {dancer.birth_date !== '' && `, ${formatDate(dancer.birth_date)}`}
      </span>
      {!isGood && <span className={styles.problem}>{problems.join('. ')}</span>}
    </li>
  )
}

function problemsOf(dancer: DancerInput, rules: { event: EventAges; now: Instant }): string[] {
  return errorTexts(checkDancers([dancer], rules))
}

function summaryText(count: number, bad: number, maxTogether: number): string {
  const parts = [`Поняли: ${countOf(count, dancers)}.`]
  if (bad > 0) {
    parts.push(
      `С\u00A0ошибками\u00A0— ${bad}: добавить можно и\u00A0так, поправите в\u00A0полях формы.`,
    )
  }
  if (count > maxTogether) {
    parts.push('Кто не\u00A0поместится в\u00A0эту заявку, получит следующую.')
  }
  return parts.join(' ')
}
