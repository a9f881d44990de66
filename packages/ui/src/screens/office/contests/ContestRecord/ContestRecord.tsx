import type { FormEvent } from 'react'
import { contestFields, type ContestFields } from '@parket/domain/contest/fields'
import { contestFieldText } from '@parket/domain/contest/fieldText'
import { allPlaces } from '@parket/domain/contest/places'
import { Button } from '../../../../components/Button/Button.tsx'
import { Inline } from '../../../../components/Inline/Inline.tsx'
import { Link } from '../../../../components/Link/Link.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { CloseRecord } from '../../parts/CloseRecord.tsx'
import { ConflictAlert, type FormConflicts } from '../../parts/ConflictAlert.tsx'
import { FormProblems } from '../../parts/FormProblems.tsx'
import { fieldId, type RecordForm } from '../../parts/recordForm.ts'
import { useRecordFocus } from '../../parts/useRecordFocus.ts'
import type { ContestWords } from '../../parts/WordList.tsx'
import { MainFields, MoreFields } from './ContestFieldRows.tsx'
import { Judges, Rounds, type ContestJudge, type ContestRound } from './DayFacts.tsx'
import { JudgingFields } from './JudgingFields.tsx'
import { PacketFields, type PacketChoice } from './PacketFields.tsx'
import { Changes, NotSaved, Saved } from './Saved.tsx'
import type { ContestChange } from './undoWords.ts'
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
  /** What is typed, and what is wrong with it. */
  form: RecordForm<ContestFields>
  /** What a packet or a pass may bundle. */
  choices: readonly PacketChoice[]
  /** What the event's other contests say: offered while typing. */
  words: ContestWords
  /** Something typed is not saved yet. */
  isChanged: boolean
  /** «14:32»: when it was saved here; null before. */
  savedAt: string | null
  /** What was changed here, the last first. */
  changes: readonly ContestChange[]
  /** Takes one of these changes back. */
  onUndo: (change: ContestChange) => void
  /** A field was left: what is right is saved. */
  onLeaveField: () => void
  /** The per cent of the list's price that are asked for today. */
  today: number
  /** The record is left. */
  onClose: () => void
  /** Deletes it; null for one that is being created. */
  onDelete: (() => void) | null
  /** From the first danced to the final; none until there are entries. */
  rounds: readonly ContestRound[]
  /** A round is being counted. */
  isFinishing: boolean
  /** Who judges it; null: nobody does, or it is not known yet. */
  judges: readonly ContestJudge[] | null
  /** Addresses that it leads to; null: there is nothing there. */
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
      <Rounds rounds={props.rounds} isFinishing={props.isFinishing} href={props.links.rounds} />
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
  rounds,
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
      {links.rounds !== null && rounds.some(({ status }) => status !== null) && (
        <span className={styles.roundsLink}>
          {' · '}
          <Link href={links.rounds}>Туры</Link>
        </span>
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
