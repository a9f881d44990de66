import type { CutChoice } from '@parket/domain/emergency/tie'
import { useState, type ReactNode } from 'react'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { CheckboxGroup } from '../../../../components/CheckboxGroup/CheckboxGroup.tsx'
import { NumberField } from '../../../../components/NumberField/NumberField.tsx'
import { RadioGroup } from '../../../../components/RadioGroup/RadioGroup.tsx'
import { Select } from '../../../../components/Select/Select.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { TextArea } from '../../../../components/TextArea/TextArea.tsx'
import { useReason } from '../../parts/useReason.ts'
import { cutWords } from './cutWords.ts'
import type { DecisionKind } from './decisionKinds.ts'
import type { MarkedEntryItem, MarkedRowItem } from './marksData.ts'

/** What was decided, by kind. */
export interface DecisionDraft {
  kind: DecisionKind
  /** Of a tie at the cut; null: it is not chosen yet. */
  choice: CutChoice | null
  /** Who goes on, of those tied. */
  chosen: readonly number[]
  /** The chief judge's places, by registration. */
  order: Readonly<Record<string, number | null>>
  registrationId: number | null
  /** Tenths off. */
  tenths: number | null
  dance: string
  status: MarkedEntryItem['status']
  letter: string
  judgeId: number | null
  /** Why. */
  reason: string
}

/** What a decision can be about. */
export interface DecisionSubject {
  kind: DecisionKind
  /** Who it can be about: in an order of pairs these. */
  entries: readonly MarkedRowItem[]
  /** Of them those tied at the cut. */
  tied: readonly number[]
  dances: readonly string[]
  letters: readonly string[]
  /** How many judges there will be once one more has left, and what that means; null: nothing to warn of. */
  evenPanel: string | null
  /** Judges of the event who sit on no seat; null while they are on their way. */
  judges: readonly { id: number; name: string }[] | null
}

/** What a decision of a kind is called. */
export const decisionTitles: Readonly<Record<DecisionKind, string>> = {
  cut: 'Кто проходит из равных',
  order: 'Порядок главного судьи',
  deduction: 'Вычет главного судьи',
  attempt: 'Повторить танец',
  exit: 'Снять с тура',
  seat: 'Заменить судью',
  emptySeat: 'Оставить место судьи пустым',
}

/** A decision as it is made: its fields, and what is sent once there is a reason. */
export function useDecisionDraft(subject: DecisionSubject) {
  const { kind, dances, letters } = subject
  const [draft, setDraft] = useState<Omit<DecisionDraft, 'reason'>>({
    kind,
    // A tie is never pre-chosen.
    choice: null,
    chosen: [],
    order: {},
    registrationId: null,
    tenths: null,
    dance: dances[0] ?? '',
    status: 'not_present',
    letter: letters[0] ?? '',
    judgeId: null,
  })
  const [isDemanded, setIsDemanded] = useState(false)
  const { reason, demand, field } = useReason()
  const isChosen = kind !== 'cut' || draft.choice !== null
  return {
    fields: (
      <>
        <Fields
          {...subject}
          draft={draft}
          isDemanded={isDemanded}
          onChange={(change) => setDraft({ ...draft, ...change })}
        />
        <TextArea label="Почему" description="Причина стоит в протоколе" {...field} />
      </>
    ),
    /** The draft; null while it lacks a choice or a reason, which the fields say. */
    read: (): DecisionDraft | null => {
      setIsDemanded(true)
      return demand() && isChosen ? { ...draft, reason } : null
    },
  }
}

interface FieldsProps extends DecisionSubject {
  draft: Omit<DecisionDraft, 'reason'>
  /** Somebody tried to go on: what lacks is said. */
  isDemanded: boolean
  onChange: (change: Partial<DecisionDraft>) => void
}

function Fields(props: FieldsProps): ReactNode {
  switch (props.kind) {
    case 'cut':
      return <Cut {...props} />
    case 'order':
      return <Order {...props} />
    case 'deduction':
      return <Deduction {...props} />
    case 'attempt':
      return <Dance {...props} label="Какой танец танцуют ещё раз" />
    case 'exit':
      return <Exit {...props} />
    case 'seat':
      return <Seat {...props} />
    case 'emptySeat':
      return <EmptySeat {...props} />
  }
}

function Cut({ entries, tied, draft, isDemanded, onChange }: FieldsProps) {
  const items = entries.filter(({ registration_id }) => tied.includes(registration_id))
  return (
    <>
      {draft.choice !== 'which' && items.length > 0 && (
        <Text>Поровну: {items.map(titleOf).join('; ')}</Text>
      )}
      <RadioGroup
        label="Кто проходит"
        error={isDemanded && draft.choice === null ? 'Выберите, кто проходит' : undefined}
        value={draft.choice ?? ''}
        items={Object.entries(cutWords).map(([value, label]) => ({ value, label }))}
        onChange={(choice) => onChange({ choice: choice as DecisionDraft['choice'] })}
      />
      {draft.choice === 'which' && (
        <CheckboxGroup
          label="Проходят"
          value={draft.chosen.map(String)}
          items={items.map((entry) => ({
            value: String(entry.registration_id),
            label: titleOf(entry),
          }))}
          onChange={(ids) => onChange({ chosen: ids.map(Number) })}
        />
      )}
    </>
  )
}

/** Those who are left blank stand in no order. */
function Order({ entries, draft, onChange }: FieldsProps) {
  return entries.map((entry) => (
    <NumberField
      key={entry.registration_id}
      label={titleOf(entry)}
      value={draft.order[entry.registration_id] ?? null}
      onChange={(place) => onChange({ order: { ...draft.order, [entry.registration_id]: place } })}
    />
  ))
}

function Deduction(props: FieldsProps) {
  const { draft, onChange } = props
  return (
    <>
      <Entry {...props} label="У кого" />
      <NumberField
        label="Сколько баллов снять"
        decimals={1}
        value={draft.tenths === null ? null : draft.tenths / 10}
        onChange={(points) =>
          onChange({ tenths: points === null ? null : Math.round(points * 10) })
        }
      />
    </>
  )
}

function Exit(props: FieldsProps) {
  const { draft, onChange } = props
  return (
    <>
      <Entry {...props} label="Кого" />
      <RadioGroup
        label="Что случилось"
        value={draft.status}
        items={[
          {
            value: 'not_present',
            label: 'Не вышел на паркет',
            description: 'Место после всех, кто танцевал',
          },
          { value: 'withdrawn', label: 'Снялся', description: 'Место после всех, кто танцевал' },
          { value: 'disqualified', label: 'Дисквалифицирован', description: 'Без места' },
          { value: 'danced', label: 'Танцует', description: 'Возвращает в тур' },
        ]}
        onChange={(status) => onChange({ status: status as DecisionDraft['status'] })}
      />
    </>
  )
}

function Seat(props: FieldsProps) {
  const { letters, judges, draft, onChange } = props
  return (
    <>
      <Select
        label="Место в бригаде"
        value={draft.letter}
        items={letters.map((letter) => ({ value: letter, label: letter }))}
        onChange={(letter) => onChange({ letter })}
      />
      <Select
        label="Кто судит дальше"
        description="Буква остаётся, в протоколе будут оба имени"
        placeholder={judges === null ? 'Загружаем…' : 'Выберите'}
        value={String(draft.judgeId ?? '')}
        items={(judges ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(id) => onChange({ judgeId: id === '' ? null : Number(id) })}
      />
      <Dance {...props} label="С какого танца" />
    </>
  )
}

/** The chief judge's: a judge left and nobody can replace them. */
function EmptySeat(props: FieldsProps) {
  const { letters, evenPanel, draft, onChange } = props
  return (
    <>
      <Select
        label="Кто ушёл"
        value={draft.letter}
        items={letters.map((letter) => ({ value: letter, label: letter }))}
        onChange={(letter) => onChange({ letter })}
      />
      <Dance {...props} label="С какого танца места нет" />
      <Text tone="secondary">
        Решение главного судьи. Начатый лист этого танца не считается, дальше судят остальные.
      </Text>
      {evenPanel !== null && <Alert tone="caution">{evenPanel}</Alert>}
    </>
  )
}

function Dance({ dances, draft, onChange, label }: FieldsProps & { label: string }) {
  return (
    <Select
      label={label}
      value={draft.dance}
      items={dances.map((dance) => ({ value: dance, label: dance }))}
      onChange={(dance) => onChange({ dance })}
    />
  )
}

function Entry({ entries, draft, onChange, label }: FieldsProps & { label: string }) {
  return (
    <Select
      label={label}
      placeholder="Выберите"
      value={String(draft.registrationId ?? '')}
      items={entries.map((entry) => ({
        value: String(entry.registration_id),
        label: titleOf(entry),
      }))}
      onChange={(id) => onChange({ registrationId: id === '' ? null : Number(id) })}
    />
  )
}

function titleOf({ start_number, dancers, partner }: MarkedRowItem): string {
  const named = `${start_number}. ${dancers.join(', ')}`
  return partner === null ? named : `${named}; ${titleOf({ ...partner, partner: null })}`
}
