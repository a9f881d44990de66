import { ageLabel } from '@parket/domain/contest/ageLabel'
import { countLabel } from '@parket/domain/contest/countLabel'
import { freePlaces } from '@parket/domain/contest/places'
import { numberedTitle } from '@parket/domain/contest/title'
import type { EventAges } from '@parket/domain/event/event'
import { formatMoney } from '@parket/domain/format/money'
import { moveProblems } from '@parket/domain/registration/moveEntry'
import type { JnjRole } from '@parket/domain/registration/request'
import { useId, useState, type FormEvent } from 'react'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { Dialog } from '../../../../components/Dialog/Dialog.tsx'
import { Select } from '../../../../components/Select/Select.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import type { ContestEntry, EntryContest } from './contestEntry.ts'
import { entryTitle } from './entryColumns.tsx'
import { RoleSelect } from './RoleSelect.tsx'
import * as styles from './entries.css.ts'

export interface MoveDialogProps {
  entry: ContestEntry
  /** Where it is. */
  source: EntryContest
  /** The other contests of the event that are danced. */
  targets: readonly EntryContest[]
  event: EventAges
  /** The number named by event tag PAY-GROUP, null without one. */
  payGroupNum: number | null
  /** Why the server refused, in Russian. */
  reasons: readonly string[]
  isSending: boolean
  onMove: (contestId: string, role: JnjRole | null) => void
  onClose: () => void
}

/** Chooses where an entry goes on, and says what that changes before it is done. */
export function MoveDialog(props: MoveDialogProps) {
  const { entry, source, targets, event, payGroupNum, reasons, isSending, onMove, onClose } = props
  const formId = useId()
  const [contestId, setContestId] = useState('')
  const [role, setRole] = useState<JnjRole | ''>(entry.role ?? '')
  const target = targets.find(({ id }) => id === contestId) ?? null
  const problems = target ? moveProblems(entry.dancers, target, { event, payGroupNum }) : []
  const isRoleAsked = target?.jnj_role_split === true
  const isReady = target !== null && problems.length === 0 && (!isRoleAsked || role !== '')
  function handleSubmit(submit: FormEvent) {
    submit.preventDefault()
    if (isReady && !isSending) onMove(contestId, isRoleAsked && role !== '' ? role : null)
  }
  return (
    <Dialog
      title="Перенести в другую номинацию"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>Отмена</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isDisabled={!isReady}
            isPending={isSending}
          >
            Перенести
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <Stack gap="small">
          <p>{entryTitle(entry)}</p>
          <Select
            label="Куда"
            isRequired
            value={contestId}
            onChange={setContestId}
            items={[
              { value: '', label: 'Выберите номинацию' },
              ...targets.map((contest) => ({ value: contest.id, label: numberedTitle(contest) })),
            ]}
            error={problems}
          />
          {isRoleAsked && <RoleSelect value={role} onChange={setRole} />}
          {target && <Effects source={source} target={target} />}
          {reasons.length > 0 && (
            <Alert tone="critical" title="Участие не перенесено">
              <ul>
                {reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            </Alert>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}

/** What is different in the other contest. */
function Effects({ source, target }: { source: EntryContest; target: EntryContest }) {
  const free = freePlaces(target)
  const isWaiting = free !== null && (free <= 0 || target.waiting_count > 0)
  const facts: [term: string, text: string][] = [
    ['Возраст', changed(ageLabel(source) || 'любой', ageLabel(target) || 'любой')],
    ['Состав', changed(countLabel(source), countLabel(target))],
    ['Цена', changed(formatMoney(source.price), formatMoney(target.price))],
    ['Место', isWaiting ? 'мест нет: встанет в лист ожидания' : 'есть'],
  ]
  return (
    <ul className={styles.effects} aria-label="Что изменится">
      {facts.map(([term, text]) => (
        <li key={term} className={styles.effect}>
          <span className={styles.term}>{term}</span> <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}

function changed(from: string, to: string): string {
  return from === to ? `${to}, как было` : `${from}, станет ${to}`
}
