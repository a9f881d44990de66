import { countOf } from '@parket/domain/format/plural'
import type { FormEvent } from 'react'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { Dialog } from '../../../../components/Dialog/Dialog.tsx'
import { NumberField } from '../../../../components/NumberField/NumberField.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { MomentField } from '../../parts/MomentField.tsx'
import * as styles from '../../parts/office.css.ts'
import { durationText } from '@parket/domain/format/duration'

/** What a plan is made from. */
export interface PlanDraft {
  /** ISO 8601; '' while it is incomplete. */
  start: string
  floorCount: number | null
  danceMinutes: number | null
  /** Hours it may take; null: until all is danced. */
  hours: number | null
}

/** What stands against the floors that were asked for. */
export interface FloorShortage {
  /** Floors that are danced on. */
  used: number
  because: 'judges' | 'others'
  /** «A Рябова»: who sits in the most panels. */
  judges: readonly string[]
  /** Panels by floor that let all floors dance; null where there are too few judges. */
  offer: readonly { judges: readonly string[]; contests: number }[] | null
  isSending: boolean
  onSeat: () => void
}

export interface PlanDialogProps {
  draft: PlanDraft
  /** What the plan would be; null while something is missing. */
  outlook: { rounds: number; left: number; minutes: number } | null
  /** Why fewer floors than asked for are danced on; null where nothing stands against them. */
  floors: FloorShortage | null
  timeZone: string
  isSending: boolean
  /** Why it was not stored, in Russian. */
  problem: string | null
  onChange: (change: Partial<PlanDraft>) => void
  onSubmit: () => void
  onClose: () => void
}

/** A plan of all rounds that have no time yet: on floors, without conflicts. */
export function PlanDialog(props: PlanDialogProps) {
  const { draft, outlook, floors, timeZone, isSending, problem, onChange, onSubmit, onClose } =
    props
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!isSending && outlook && outlook.rounds > 0) onSubmit()
  }
  return (
    <Dialog title="Составить план" isOpen onClose={onClose} maxWidth={520}>
      <form noValidate onSubmit={handleSubmit}>
        <Stack gap="small">
          {problem !== null && <Alert tone="critical">{problem}</Alert>}
          <MomentField
            id="plan-start"
            label="Начало"
            value={draft.start}
            timeZone={timeZone}
            isRequired
            onChange={(start) => onChange({ start: start ?? '' })}
          />
          <div className={styles.pair}>
            <NumberField
              label="Площадок"
              value={draft.floorCount}
              min={1}
              max={8}
              isRequired
              onChange={(floorCount) => onChange({ floorCount })}
            />
            <NumberField
              label="Минут на танец"
              value={draft.danceMinutes}
              decimals={1}
              min={0.5}
              max={60}
              isRequired
              onChange={(danceMinutes) => onChange({ danceMinutes })}
            />
          </div>
          <NumberField
            label="Не дольше"
            unit="ч"
            description="Что не поместится, останется без времени."
            value={draft.hours}
            min={1}
            max={24}
            onChange={(hours) => onChange({ hours })}
          />
          {floors && <Shortage {...floors} />}
          <output>
            <Text tone="secondary">{outlookText(outlook, draft.hours)}</Text>
          </output>
          <Button
            type="submit"
            variant="primary"
            isPending={isSending}
            isDisabled={!outlook || outlook.rounds === 0}
          >
            Составить
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}

/** Says who stands against another floor, and offers panels that share nobody. */
function Shortage({ used, because, judges, offer, isSending, onSeat }: FloorShortage) {
  const title = `Танцевать будут на ${used === 1 ? 'одной площадке' : `${used} площадках`}`
  if (because === 'others') {
    return (
      <Alert tone="caution" title={title}>
        Мешают не&nbsp;судьи: те&nbsp;же танцоры, их&nbsp;отдых или порядок туров.
      </Alert>
    )
  }
  return (
    <Alert
      tone="caution"
      title={title}
      action={
        offer && (
          <Button isPending={isSending} onPress={onSeat}>
            Рассадить по&nbsp;площадкам
          </Button>
        )
      }
    >
      В&nbsp;бригадах одни и&nbsp;те&nbsp;же судьи: {listed(judges)}.{' '}
      {offer
        ? offer
            .map(
              (floor, index) =>
                `Площадка ${'АБВГДЕЖЗ'.charAt(index)}: ${floor.judges.join(', ')}; ` +
                countOf(floor.contests, ['номинация', 'номинации', 'номинаций']),
            )
            .join('. ')
        : 'Чтобы рассадить по\u00A0площадкам, нужно хотя бы по\u00A0три судьи с\u00A0буквой на\u00A0каждую'}
      .
    </Alert>
  )
}

/** The first three by name. */
function listed(names: readonly string[]): string {
  const shown = names.slice(0, 3).join(', ')
  return names.length > 3 ? `${shown} и\u00A0ещё ${names.length - 3}` : shown
}

function outlookText(outlook: PlanDialogProps['outlook'], hours: number | null): string {
  if (!outlook) return 'Укажите начало, площадки и минуты на танец.'
  const { rounds, left, minutes } = outlook
  if (rounds + left === 0) return 'Туров без времени нет: они появляются вместе с заявками.'
  // Without a limit of time only the order of rounds keeps one out.
  const why = hours === null ? 'Нарушили бы порядок со стоящими турами' : 'Не поместится'
  const rest = left > 0 ? ` ${why}: ${left}.` : ''
  return `${countOf(rounds, ['тур', 'тура', 'туров'])}, ${durationText(minutes)}, без накладок.${rest}`
}
