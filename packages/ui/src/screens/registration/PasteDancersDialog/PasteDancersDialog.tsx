import type { EventAges } from '@parket/domain/event/event'
import { formatDate, isIsoDate, type Instant } from '@parket/domain/format/date'
import type { Say } from '@parket/domain/format/sayOf'
import type { Gender } from '@parket/domain/person/gender'
import { addError, errorTexts, hasErrors } from '@parket/domain/problems/fieldErrors'
import { formProblemText } from '@parket/domain/problems/formProblems'
import { ageAtEvent } from '@parket/domain/registration/age'
import { checkDancers, dancerName, repeatedDancers } from '@parket/domain/registration/dancers'
import { parseDancerRows } from '@parket/domain/registration/pasteDancers'
import type { DancerInput } from '@parket/domain/registration/request'
import { useState, type FormEvent } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { Dialog } from '../../../components/Dialog/Dialog.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { TextArea } from '../../../components/TextArea/TextArea.tsx'
import { ErrorIcon } from '../../../icons/ErrorIcon.tsx'
import { SuccessIcon } from '../../../icons/SuccessIcon.tsx'
import { pasteTexts, type PasteTextName } from '../../../texts/wizard/pasteTexts.ts'
import { useProblemText, useWizardTexts } from '../../../texts/TextsProvider.tsx'
import { GenderChoice } from './GenderChoice.tsx'
import * as styles from './PasteDancersDialog.css.ts'

export interface PasteDancersDialogProps {
  /** Whether it is open. */
  isOpen: boolean
  /** For the ages that count there. */
  event: EventAges
  /** The moment it is shown at: a screen never asks the clock. */
  now: Instant
  /** How many dance together; the others get registrations of their own. Null: that is decided later. */
  maxTogether: number | null
  /** Whoever stands in the form already. */
  known: readonly DancerInput[]
  /** Gives the dancers that were read. */
  onAdd: (dancers: DancerInput[]) => void
  /** It was closed. */
  onClose: () => void
}

/** Dancers pasted from a spreadsheet, with a preview before they are added. */
export function PasteDancersDialog(props: PasteDancersDialogProps) {
  const say = useWizardTexts('paste', pasteTexts)
  const { isOpen, onClose } = props
  return (
    <Dialog title={say('title')} isOpen={isOpen} onClose={onClose} maxWidth={640}>
      <PasteForm {...props} />
    </Dialog>
  )
}

function PasteForm({ event, now, maxTogether, known, onAdd, onClose }: PasteDancersDialogProps) {
  const say = useWizardTexts('paste', pasteTexts)
  const [text, setText] = useState('')
  const [genders, setGenders] = useState<ReadonlyMap<string, Gender>>(new Map())
  const [isTried, setTried] = useState(false)
  const parsed = parseDancerRows(text)
  const rows = parsed.map((dancer, index) => withGender(dancer, genders.get(rowKey(dancer, index))))
  const problems = problemsOf(rows, known, { event, now })
  const bad = problems.filter((texts) => texts.length > 0).length
  // A form mends what is wrong with one dancer; a list of many takes whole ones only.
  const isRefused = rows.length === 0 || (maxTogether === null && bad > 0)

  function handleSubmit(formEvent: FormEvent) {
    formEvent.preventDefault()
    formEvent.stopPropagation()
    if (isRefused) return setTried(true)
    onAdd(rows)
    onClose()
  }
  return (
    <form className={styles.content} noValidate onSubmit={handleSubmit}>
      <TextArea
        label={say('rows')}
        description={say('rowsHint')}
        placeholder={say('rowsForm')}
        rows={5}
        value={text}
        error={isTried ? refusal(rows.length, bad, say) : undefined}
        onChange={(next) => {
          setText(next)
          setTried(false)
        }}
      />
      {rows.length > 0 && (
        <Text size="small" tone="secondary" as="div">
          <output>{summaryText(rows.length, bad, maxTogether, say)}</output>
        </Text>
      )}
      <div>
        <Button type="submit" variant="primary">
          {rows.length > 0 ? say('addSome', { n: rows.length }) : say('add')}
        </Button>
      </div>
      {rows.length > 0 && (
        <ol className={styles.rows} aria-label={say('list')}>
          {rows.map((dancer, index) => (
            <PastedRow
              key={index}
              dancer={dancer}
              event={event}
              problems={problems[index] ?? []}
              isGenderAsked={parsed[index]?.gender === undefined}
              onGender={(gender) => setGenders(new Map(genders).set(rowKey(dancer, index), gender))}
            />
          ))}
        </ol>
      )}
    </form>
  )
}

interface PastedRowProps {
  dancer: DancerInput
  event: EventAges
  problems: readonly string[]
  /** The table did not say it. */
  isGenderAsked: boolean
  onGender: (gender: Gender) => void
}

function PastedRow({ dancer, event, problems, isGenderAsked, onGender }: PastedRowProps) {
  const say = useWizardTexts('paste', pasteTexts)
  const told = useProblemText()
  const isGood = problems.length === 0
  const name = dancerName(dancer) || say('nameless')
  return (
    <li className={styles.row}>
      <span className={isGood ? styles.good : styles.bad}>
        {isGood ? <SuccessIcon /> : <ErrorIcon />}
      </span>
      <span>
        {name}
        {dancer.birth_date !== '' && `, ${formatDate(dancer.birth_date)}`}
        {isIsoDate(dancer.birth_date) && (
          <span className={styles.age}> {ageAtEvent(dancer.birth_date, event)}</span>
        )}
      </span>
      {isGenderAsked ? (
        <GenderChoice name={name} value={dancer.gender} onChange={onGender} />
      ) : (
        <span className={styles.age}>{say(dancer.gender === 'F' ? 'female' : 'male')}</span>
      )}
      {!isGood && <span className={styles.problem}>{asSentences(problems.map(told))}</span>}
    </li>
  )
}

/** A row whose text changes is another one: what was answered for it is asked again. */
function rowKey({ last_name, first_name, birth_date }: DancerInput, index: number): string {
  return [index, last_name, first_name, birth_date].join('|')
}

function withGender(dancer: DancerInput, gender: Gender | undefined): DancerInput {
  return gender && dancer.gender === undefined ? { ...dancer, gender } : dancer
}

/** What is wrong with each row; who stands in the form or in an earlier row is told at once. */
function problemsOf(
  rows: readonly DancerInput[],
  known: readonly DancerInput[],
  rules: { event: EventAges; now: Instant },
): string[][] {
  const repeated = new Set(repeatedDancers([...known, ...rows]))
  return rows.map((dancer, index) => {
    const errors = checkDancers([dancer], rules)
    if (repeated.has(known.length + index)) {
      addError(errors, 'dancers', formProblemText('dancer_repeated'))
    }
    return hasErrors(errors) ? errorTexts(errors) : []
  })
}

function refusal(count: number, bad: number, say: Say<PasteTextName>): string {
  return count === 0 ? say('none') : say('mend', { n: bad })
}

function summaryText(
  count: number,
  bad: number,
  maxTogether: number | null,
  say: Say<PasteTextName>,
): string {
  const parts = [say('read', { n: count })]
  if (bad > 0) parts.push(say(maxTogether === null ? 'bad' : 'badTaken', { n: bad }))
  if (maxTogether !== null && count > maxTogether) parts.push(say('apart'))
  return parts.join(' ')
}

/** «Не указаны Ф.И., Д.Р. Укажите пол»: no text ends twice. */
function asSentences(texts: readonly string[]): string {
  const last = texts.length - 1
  return texts.map((text, at) => (at < last && !text.endsWith('.') ? `${text}.` : text)).join(' ')
}
