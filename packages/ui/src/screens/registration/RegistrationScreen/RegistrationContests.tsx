import { contestTitle, numberedTitle, type NumberedContest } from '@parket/domain/contest/title'
import { useState } from 'react'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { AlertDialog } from '../../../components/AlertDialog/AlertDialog.tsx'
import { State } from '../../../components/State/State.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { TrashIcon } from '../../../icons/TrashIcon.tsx'
import { jnjRoleLabel } from '../RegistrationWizardScreen/roles.ts'
import type {
  RegistrationActionHandlers,
  RegistrationView,
  WaitingEntry,
} from './registrationView.ts'
import * as styles from './RegistrationScreen.css.ts'

interface RegistrationContestsProps {
  view: RegistrationView
  onWithdraw: RegistrationActionHandlers['onWithdraw']
}

/** Every contest with the status of its entry: active, in the waiting list, or withdrawn. */
export function RegistrationContests({ view, onWithdraw }: RegistrationContestsProps) {
  const { registration, closed, withdrawal } = view
  const [asked, setAsked] = useState<WaitingEntry | null>(null)
  const { registrations } = registration
  const own = registrations.filter(({ packet_contest_id }) => packet_contest_id === null)
  const isWaiting = registrations.some(({ status }) => status === 'waiting')
  const notWithdrawn = registrations.filter(({ status }) => status !== 'withdrawn')

  function confirm() {
    if (asked) onWithdraw([asked.id])
    setAsked(null)
  }
  const item = (one: WaitingEntry) => (
    <EntryContest
      key={one.id}
      one={one}
      view={view}
      // The last one is withdrawn with the registration itself.
      onAsk={closed === null && notWithdrawn.length > 1 ? setAsked : undefined}
    />
  )
  return (
    <Stack as="section" gap="small">
      <Heading level={2}>Номинации</Heading>
      <ul className={styles.contests} aria-label="Номинации">
        {own.map((one) => [
          item(one),
          ...registrations
            .filter(({ packet_contest_id }) => packet_contest_id === one.contest_id)
            .map(item),
        ])}
        {registrations
          .filter(
            ({ packet_contest_id: id }) =>
              id !== null && own.every(({ contest_id }) => contest_id !== id),
          )
          .map(item)}
      </ul>
      {isWaiting && (
        <Text size="small" tone="secondary" isMeasured>
          Освободится место&nbsp;— запишем вас по&nbsp;очереди и&nbsp;пришлём письмо. Пока ждёте,
          платить за&nbsp;эту номинацию не&nbsp;нужно.
        </Text>
      )}
      {withdrawal.state === 'failed' && <Alert tone="critical">{withdrawal.message}</Alert>}
      <AlertDialog
        title="Снять номинацию?"
        isOpen={asked !== null}
        confirmLabel="Снять"
        onConfirm={confirm}
        onCancel={() => setAsked(null)}
      >
        {asked && withdrawalText(asked, view)}
      </AlertDialog>
    </Stack>
  )
}

interface EntryContestProps {
  one: WaitingEntry
  view: RegistrationView
  onAsk: ((one: WaitingEntry) => void) | undefined
}

function EntryContest({ one, view, onAsk }: EntryContestProps) {
  const title = titleOf(one, view, numberedTitle)
  const isGone = one.status === 'withdrawn'
  return (
    <li className={one.packet_contest_id === null ? styles.contest : styles.member}>
      <div className={styles.contestWords}>
        <span className={isGone ? styles.gone : undefined}>{title}</span>
        <Status one={one} />
        {one.role && (
          <Text as="div" size="small" tone="secondary">
            {jnjRoleLabel(one.role)}
          </Text>
        )}
      </div>
      {!isGone && onAsk && (
        <span className={styles.noPrint}>
          <IconButton
            aria-label={`Снять: ${title}`}
            icon={<TrashIcon />}
            isDisabled={view.withdrawal.state === 'running'}
            onPress={() => onAsk(one)}
          />
        </span>
      )}
    </li>
  )
}

function Status({ one: { status, waiting_place } }: { one: WaitingEntry }) {
  if (status === 'active') return <State tone="positive">Участвуете</State>
  if (status === 'withdrawn') return <State tone="closed">Снято</State>
  return (
    <State tone="caution">
      {waiting_place === null ? 'Лист ожидания' : `Лист ожидания, место\u00A0${waiting_place}`}
    </State>
  )
}

function titleOf(
  { contest_id }: WaitingEntry,
  { contests }: RegistrationView,
  write: (contest: NumberedContest) => string,
): string {
  const contest = contests.find(({ id }) => id === contest_id)
  return contest ? write(contest) : 'Номинация'
}

/** What is lost with the withdrawal. */
function withdrawalText(one: WaitingEntry, view: RegistrationView): string {
  const members = view.registration.registrations.filter(
    ({ packet_contest_id, status }) =>
      packet_contest_id === one.contest_id && status !== 'withdrawn',
  )
  const title = titleOf(one, view, contestTitle)
  const place =
    one.status === 'waiting'
      ? 'Место в\u00A0очереди пропадёт.'
      : 'Место получит следующий в\u00A0очереди; если передумаете, свободного может не\u00A0быть.'
  if (members.length === 0) return `«${title}». ${place}`
  const names = members.map((member) => titleOf(member, view, contestTitle)).join(', ')
  return `«${title}» и\u00A0всё, что в\u00A0нём: ${names}. ${place}`
}
