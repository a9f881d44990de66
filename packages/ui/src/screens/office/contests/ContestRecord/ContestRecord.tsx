import type { FormEvent } from 'react'
import { contestFields, type ContestFields } from '@parket/domain/contest/fields'
import { contestFieldText } from '@parket/domain/contest/fieldText'
import { allPlaces } from '@parket/domain/contest/places'
import { scoringLabels } from '@parket/domain/contest/settingWords'
import { formatMoney } from '@parket/domain/format/money'
import { percentOf } from '@parket/domain/money/price'
import { hasErrors } from '@parket/domain/problems/fieldErrors'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { Checkbox } from '../../../../components/Checkbox/Checkbox.tsx'
import { Inline } from '../../../../components/Inline/Inline.tsx'
import { Link } from '../../../../components/Link/Link.tsx'
import { MoneyField } from '../../../../components/MoneyField/MoneyField.tsx'
import { NumberField } from '../../../../components/NumberField/NumberField.tsx'
import { Select } from '../../../../components/Select/Select.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { TagField } from '../../../../components/TagField/TagField.tsx'
import { TextField } from '../../../../components/TextField/TextField.tsx'
import { CloseRecord } from '../../parts/CloseRecord.tsx'
import { ConflictAlert, type FormConflicts } from '../../parts/ConflictAlert.tsx'
import { FormProblems } from '../../parts/FormProblems.tsx'
import { fieldId, fieldOf, type RecordForm } from '../../parts/recordForm.ts'
import { useRecordFocus } from '../../parts/useRecordFocus.ts'
import { WordList, type ContestWords } from '../../parts/WordList.tsx'
import { Judges, Rounds, type ContestJudge, type ContestRound } from './DayFacts.tsx'
import { JudgingFields } from './JudgingFields.tsx'
import { PacketFields, type PacketChoice } from './PacketFields.tsx'
import { changeText, undoLabel, type ContestChange } from './undoWords.ts'
import { opener } from '../../parts/office.css.ts'
import { recordHead } from '../../parts/listAndRecord.css.ts'
import * as styles from './record.css.ts'

export type { ContestJudge, ContestRound } from './DayFacts.tsx'
export type { ContestChange } from './undoWords.ts'

export interface ContestRecordProps extends FormConflicts<ContestFields> {
  /** Null: it is being created. */
  contest: {
    active_count: number
    waiting_count: number
    capacity: number | null
    jnj_role_split: boolean
  } | null
  form: RecordForm<ContestFields>
  /** What a packet or a pass may bundle. */
  choices: readonly PacketChoice[]
  /** What the event's other contests say: offered while typing. */
  words: ContestWords
  isChanged: boolean
  /** «14:32»: when it was saved here; null before. */
  savedAt: string | null
  /** What was changed here, the last first. */
  changes: readonly ContestChange[]
  onUndo: (change: ContestChange) => void
  /** A field was left: what is right is saved. */
  onLeaveField: () => void
  /** The per cent of the list's price that are asked for today. */
  today: number
  onClose: () => void
  /** Deletes it; null for one that is being created. */
  onDelete: (() => void) | null
  /** From the first danced to the final; none until there are entries. */
  rounds: readonly ContestRound[]
  /** Who judges it; null: nobody does, or it is not known yet. */
  judges: readonly ContestJudge[] | null
  links: {
    day: string | null
    registrations: string | null
    history: string | null
    rounds: string | null
    judges: string | null
  }
}

const formId = 'contest'

/** A contest beside its list: what is known of it, and the form that changes it. */
export function ContestRecord(props: ContestRecordProps) {
  const { contest, form, choices, conflicts, onResolve, onClose, onDelete } = props
  const { values } = form
  const heading = useRecordFocus(contest ? null : fieldId(formId, 'group_name'))
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!form.isSending) form.onSubmit()
  }
  const title = contest ? `${values.group_num}. ${values.group_name}` : 'Новая номинация'
  return (
    <section className={styles.record} aria-label={title}>
      <div className={recordHead}>
        <h2 ref={heading} tabIndex={-1} className={styles.recordTitle}>
          {title}
        </h2>
        <div className={styles.headActs}>
          {contest && <Saved {...props} />}
          <CloseRecord label="Закрыть номинацию" onClose={onClose} />
        </div>
      </div>
      {contest && <Entries {...props} contest={contest} />}
      <Rounds rounds={props.rounds} href={props.links.rounds} />
      {/* What is typed is saved when its field is left. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        noValidate
        data-labels="beside"
        className={styles.fields}
        onSubmit={handleSubmit}
        onBlur={contest ? props.onLeaveField : undefined}
      >
        <Stack gap="xsmall">
          {contest ? <NotSaved form={form} /> : <FormProblems formId={formId} form={form} />}
          <ConflictAlert
            key={`choice ${form.refusals}`}
            conflicts={conflicts}
            onResolve={onResolve}
            // Somebody is typing in another field.
            takesFocus={contest === null}
            labelOf={(field) => contestFields[field].label}
            textOf={contestFieldText}
          />
          <MainFields {...props} />
          {props.judges && <Judges judges={props.judges} href={props.links.judges} />}
          <MoreFields form={form} />
          <JudgingFields form={form} formId={formId} />
          <PacketFields form={form} formId={formId} choices={choices} />
          <Changes {...props} />
          <Inline>
            {!contest && (
              <Button type="submit" variant="primary" isPending={form.isSending}>
                Создать
              </Button>
            )}
            {onDelete && (
              <Button variant="quiet" tone="critical" onPress={onDelete}>
                Удалить
              </Button>
            )}
          </Inline>
        </Stack>
      </form>
    </section>
  )
}

function Entries({
  contest,
  links,
}: ContestRecordProps & { contest: NonNullable<ContestRecordProps['contest']> }) {
  const { active_count, waiting_count } = contest
  const places = allPlaces(contest)
  return (
    <div className={styles.entries}>
      {links.registrations === null ? (
        active_count
      ) : (
        <Link href={links.registrations}>{active_count}</Link>
      )}
      {places === null ? ' участий' : ` из ${places} мест`}
      {waiting_count > 0 && `, в очереди ${waiting_count}`}
      {links.day !== null && (
        <>
          {' · '}
          <Link href={links.day}>Ход номинации</Link>
        </>
      )}
      {links.history !== null && (
        <>
          {' · '}
          <Link href={links.history}>История</Link>
        </>
      )}
      {places !== null && (
        <div className={styles.meter}>
          <span
            className={styles.taken}
            style={{ width: `${Math.min(100, (100 * active_count) / places)}%` }}
          />
        </div>
      )}
    </div>
  )
}

/** Saved by itself: what became of what was typed, in words with the hour. */
function Saved({ form, isChanged, savedAt, conflicts }: ContestRecordProps) {
  const isStuck = hasErrors(form.errors) || form.message !== null || conflicts.length > 0
  const text = form.isSending
    ? 'Сохраняем…'
    : isChanged
      ? isStuck && 'Есть несохранённое'
      : savedAt !== null && `Сохранено ${savedAt}`
  return (
    <output className={styles.saved} data-tone={isChanged ? 'warn' : 'good'}>
      {text}
    </output>
  )
}

/** Why nothing of it was saved: a lost connection, a refusal that no field can show. */
function NotSaved({ form: { message, refusals, onSubmit } }: Pick<ContestRecordProps, 'form'>) {
  if (message === null) return null
  return (
    <Alert
      key={refusals}
      tone="critical"
      title={message}
      action={<Button onPress={onSubmit}>Повторить</Button>}
    >
      Всё введённое осталось в&nbsp;полях.
    </Alert>
  )
}

/** What was changed here, each with the way back. */
function Changes({ changes, onUndo }: Pick<ContestRecordProps, 'changes' | 'onUndo'>) {
  if (changes.length === 0) return null
  return (
    // Safari forgets that an unmarked list is a list.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul className={styles.changes} role="list" aria-label="Изменено здесь">
      {changes.map((change, index) => (
        <li key={`${change.field} ${changes.length - index}`} className={styles.change}>
          <span className={styles.changedAt}>{change.at}</span>
          <span>{changeText(change)}</span>
          <button type="button" className={opener} onClick={() => onUndo(change)}>
            {undoLabel(change)}
          </button>
        </li>
      ))}
    </ul>
  )
}

interface FieldsProps {
  form: RecordForm<ContestFields>
}

type NumberName =
  | 'group_num'
  | 'min_count'
  | 'max_count'
  | 'min_age'
  | 'max_age'
  | 'capacity'
  | 'min_entries'
  | 'heat_size'
  | 'sort'

function ContestNumber({
  form,
  name,
  unit,
}: FieldsProps & { name: NumberName; unit?: string | undefined }) {
  const { label, range, initial } = contestFields[name]
  const value = form.values[name]
  const empty = initial === null ? null : Number.NaN
  return (
    <NumberField
      id={fieldId(formId, name)}
      label={label}
      unit={unit}
      value={Number.isNaN(value) ? null : value}
      error={form.errors[name]}
      min={range?.min}
      max={range?.max}
      onChange={(number) => form.onChange({ [name]: number ?? empty })}
    />
  )
}

function MainFields({ form, words, today, contest }: ContestRecordProps) {
  const { price } = form.values
  const places = contest && allPlaces(contest)
  const isDearer = today !== 100 && price > 0 && !Number.isNaN(price)
  return (
    <>
      <ContestNumber form={form} name="group_num" />
      <TextField
        {...fieldOf(form, formId, 'group_name')}
        label={contestFields.group_name.label}
        isRequired
        maxLength={contestFields.group_name.maxLength}
      />
      <TextField
        {...fieldOf(form, formId, 'section')}
        label={contestFields.section.label}
        maxLength={contestFields.section.maxLength}
        list="contest-sections"
      />
      <TextField
        {...fieldOf(form, formId, 'level')}
        label={contestFields.level.label}
        maxLength={contestFields.level.maxLength}
        list="contest-levels"
      />
      <ContestNumber form={form} name="min_age" />
      <ContestNumber form={form} name="max_age" />
      <ContestNumber form={form} name="min_count" />
      <ContestNumber form={form} name="max_count" />
      <MoneyField
        id={fieldId(formId, 'price')}
        label={contestFields.price.label}
        note={isDearer ? todayText(price, today) : undefined}
        value={Number.isNaN(price) ? null : price}
        error={form.errors['price']}
        onChange={(kopecks) => form.onChange({ price: kopecks ?? Number.NaN })}
      />
      <ContestNumber
        form={form}
        name="capacity"
        unit={places ? freeText(places - (contest?.active_count ?? 0)) : undefined}
      />
      <WordList id="contest-sections" words={words.sections} />
      <WordList id="contest-levels" words={words.levels} />
      <TagField
        {...fieldOf(form, formId, 'dances')}
        label={contestFields.dances.label}
        isRequired
        suggestions={words.dances}
      />
    </>
  )
}

/** «сейчас 1 400 ₽, +17 %». */
function todayText(price: number, percent: number): string {
  const change = percent > 100 ? `+${percent - 100}` : `−${100 - percent}`
  return `сейчас ${formatMoney(percentOf(price, percent))}, ${change}\u00A0%`
}

function freeText(free: number): string {
  return free > 0 ? `${free} свободно` : 'мест нет'
}

function MoreFields({ form }: FieldsProps) {
  return (
    <>
      <Select
        {...fieldOf(form, formId, 'scoring')}
        label={contestFields.scoring.label}
        items={Object.entries(scoringLabels).map(([value, label]) => ({ value, label }))}
      />
      <ContestNumber form={form} name="heat_size" />
      <ContestNumber form={form} name="min_entries" />
      <ContestNumber form={form} name="sort" />
      <TagField
        {...fieldOf(form, formId, 'tags')}
        label={contestFields.tags.label}
        description="PACKET: пакет, PASS: пасс, MASTER-CLASS: мастер-класс"
        suggestions={['PACKET', 'PASS', 'MASTER-CLASS']}
      />
      <Checkbox
        id={fieldId(formId, 'jnj_role_split')}
        label={contestFields.jnj_role_split.label}
        isSelected={form.values.jnj_role_split}
        onChange={(jnj_role_split) => form.onChange({ jnj_role_split })}
      />
    </>
  )
}
