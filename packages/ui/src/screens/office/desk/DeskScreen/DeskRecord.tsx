import { phoneText } from '@parket/domain/account/phone'
import { numberedTitle } from '@parket/domain/contest/title'
import { admissionLabels, type Admission } from '@parket/domain/registration/admission'
import type { Attendance } from '@parket/domain/registration/attendance'
import { dancerName } from '@parket/domain/registration/dancers'
import { isWithdrawn } from '@parket/domain/registration/entryStatus'
import { startNumbers } from '@parket/domain/registration/startNumbers'
import type { FormEvent } from 'react'
import { Button } from '../../../../components/Button/Button.tsx'
import { Checkbox } from '../../../../components/Checkbox/Checkbox.tsx'
import { Disclosure } from '../../../../components/Disclosure/Disclosure.tsx'
import { IconButton } from '../../../../components/IconButton/IconButton.tsx'
import { Link } from '../../../../components/Link/Link.tsx'
import { NumberField } from '../../../../components/NumberField/NumberField.tsx'
import {
  SegmentedControl,
  type SegmentedControlItem,
} from '../../../../components/SegmentedControl/SegmentedControl.tsx'
import { State } from '../../../../components/State/State.tsx'
import { TextField } from '../../../../components/TextField/TextField.tsx'
import { CloseIcon } from '../../../../icons/CloseIcon.tsx'
import { PrintIcon } from '../../../../icons/PrintIcon.tsx'
import {
  PaymentAccount,
  type PaymentAccountProps,
} from '../../parts/PaymentAccount/PaymentAccount.tsx'
import { PaymentForm, type PaymentFormProps } from '../../parts/PaymentAccount/PaymentForm.tsx'
import { useRecordFocus } from '../../parts/useRecordFocus.ts'
import type { NamedContest } from '../../registrations/RegistrationListScreen/registrationData.ts'
import type { DeskItem, DeskActionState } from './deskData.ts'
import { EnterDialog, type EnterDialogProps } from './EnterDialog.tsx'
import * as styles from './desk.css.ts'

export interface DeskRecordProps {
  item: DeskItem
  contests: readonly NamedContest[]
  timeZone: string
  actionState: DeskActionState
  account: PaymentAccountProps['view']
  payment: PaymentFormProps
  /** For the whole registration; null takes it back. */
  onCheckIn: (attendance: Attendance | null) => void
  /** For one contest. */
  onEntry: (entryId: number, attendance: Attendance | null) => void
  onAdmission: (dancerId: number, change: Partial<Admission>) => void
  number: {
    value: number | null
    error: readonly string[] | undefined
    /** Asked for once the number stands on the judges' sheets; null before. */
    reason: {
      value: string
      error: string | undefined
      onChange: (value: string) => void
    } | null
    onChange: (value: number | null) => void
    onSubmit: () => void
  }
  /** Enters it in one more contest: the dialog while it is open, and what opens it; null for who may not. */
  entering: { dialog: EnterDialogProps | null; onOpen: (() => void) | null }
  onPrintNumber: () => void
  onPrintReceipt: () => void
  onClose: () => void
}

/** Everything that the desk does with one registration. */
export function DeskRecord(props: DeskRecordProps) {
  const heading = useRecordFocus(null)
  const { item, timeZone, account, payment, onClose, onPrintNumber, onPrintReceipt } = props
  const { regData, dancers } = item
  return (
    <section className={styles.record} aria-label={`Заявка № ${regData.reg_n}`}>
      <header>
        <div className={styles.head}>
          <span className={styles.quiet}>Заявка №&nbsp;{regData.reg_n}</span>
          <IconButton aria-label="Закрыть заявку" icon={<CloseIcon />} onPress={onClose} />
        </div>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {regData.troupe || dancers.map(dancerName).join(', ')}
        </h2>
        <p className={styles.quiet}>
          {[regData.city, regData.club, regData.coach].filter(Boolean).join(', ')}{' '}
          <Link href={`tel:${regData.phone.replaceAll(/[^\d+]/g, '')}`}>
            {phoneText(regData.phone)}
          </Link>
        </p>
      </header>
      <WholeCheck {...props} />
      <PaymentAccount view={account} timeZone={timeZone} />
      {/* No money is taken before it is known what is owed. */}
      {account.state === 'ready' && (
        <Disclosure summary="Принять оплату">
          <PaymentForm {...payment} />
        </Disclosure>
      )}
      <Entries {...props} />
      <Dancers {...props} />
      <StartNumber {...props} />
      <div className={styles.actions}>
        <Button iconStart={<PrintIcon />} onPress={onPrintNumber}>
          Напечатать номер
        </Button>
        <Button iconStart={<PrintIcon />} onPress={onPrintReceipt}>
          Квитанция
        </Button>
      </div>
    </section>
  )
}

function WholeCheck({ item, actionState, onCheckIn }: DeskRecordProps) {
  const { id, attendance } = item.regData
  const isSending = actionState.sending.has(`attendance ${id}`)
  if (isWithdrawn(item.registrations) && attendance === null)
    return <State tone="closed">Заявка снята</State>
  return (
    <div className={styles.actions}>
      {attendance === 'present' ? (
        <Button isPending={isSending} onPress={() => onCheckIn(null)}>
          Снять отметку о приходе
        </Button>
      ) : (
        <Button variant="primary" isPending={isSending} onPress={() => onCheckIn('present')}>
          Отметить всю заявку
        </Button>
      )}
      {attendance === null && (
        <Button isPending={isSending} onPress={() => onCheckIn('absent')}>
          Не пришёл
        </Button>
      )}
    </div>
  )
}

function Entries({ item, contests, actionState, onEntry, entering }: DeskRecordProps) {
  return (
    <div className={styles.section}>
      <h3 className={styles.sectionTitle}>Номинации</h3>
      {item.registrations
        .filter(({ status }) => status !== 'withdrawn')
        .map(({ id, contest_id, status, attendance }) => {
          const contest = contests.find((contest) => contest.id === contest_id)
          const title = contest ? numberedTitle(contest) : '…'
          return (
            <div key={id} className={styles.entry}>
              <span>
                {title} {status === 'waiting' && <State tone="caution">Лист ожидания</State>}
              </span>
              <EntryCheck
                title={title}
                attendance={attendance}
                whole={item.regData.attendance}
                isSending={actionState.sending.has(`entry ${id}`)}
                onChange={(noted) => onEntry(id, noted)}
              />
            </div>
          )
        })}
      {entering.onOpen && (
        <div className={styles.actions}>
          <Button onPress={entering.onOpen}>Заявить в&nbsp;номинацию…</Button>
        </div>
      )}
      {entering.dialog && <EnterDialog {...entering.dialog} />}
    </div>
  )
}

interface EntryCheckProps {
  title: string
  /** What counts for the contest: noted for it, or for the whole registration. */
  attendance: Attendance | null
  /** Of the whole registration. */
  whole: Attendance | null
  isSending: boolean
  onChange: (attendance: Attendance | null) => void
}

/** Attendance in one contest. The value of the whole registration is sent as null: the contest has none of its own. */
function EntryCheck({ title, attendance, whole, isSending, onChange }: EntryCheckProps) {
  return (
    <SegmentedControl
      aria-label={`Явка: ${title}`}
      isPending={isSending}
      value={attendance ?? 'unknown'}
      items={whole === null ? [notNoted, ...came] : came}
      onChange={(noted) => onChange(noted === 'unknown' || noted === whole ? null : noted)}
    />
  )
}

const came: readonly [SegmentedControlItem<EntryNote>, SegmentedControlItem<EntryNote>] = [
  { value: 'present', label: 'Здесь' },
  { value: 'absent', label: 'Нет' },
]

const notNoted = { value: 'unknown', label: '—', 'aria-label': 'Не отмечено' } as const

type EntryNote = Attendance | 'unknown'

const flags = Object.keys(admissionLabels) as (keyof Admission)[]

function Dancers({ item, onAdmission }: DeskRecordProps) {
  return (
    <div className={styles.section}>
      <h3 className={styles.sectionTitle}>Допуск</h3>
      {item.dancers.map((dancer) => (
        <div key={dancer.id}>
          {dancerName(dancer)}
          <div className={styles.flags}>
            {flags.map((flag) => (
              <Checkbox
                key={flag}
                label={admissionLabels[flag]}
                isSelected={dancer.admission?.[flag] ?? false}
                onChange={(isSeen) => onAdmission(dancer.id, { [flag]: isSeen })}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

function StartNumber({ number }: DeskRecordProps) {
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    number.onSubmit()
  }
  return (
    <form noValidate className={styles.numberForm} onSubmit={handleSubmit}>
      <NumberField
        label="Стартовый номер"
        value={number.value}
        error={number.error}
        {...startNumbers}
        onChange={number.onChange}
      />
      <Button type="submit">Сменить</Button>
      {number.reason && (
        <div className={styles.numberReason}>
          <TextField
            label="Решение главного судьи"
            description="Номер уже стоит в листах судей. Причина останется в журнале"
            isRequired
            {...number.reason}
          />
        </div>
      )}
    </form>
  )
}
