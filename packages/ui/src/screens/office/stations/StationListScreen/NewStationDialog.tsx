import { stationKindWords } from '@parket/domain/station/words'
import { useState, type FormEvent } from 'react'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { Dialog } from '../../../../components/Dialog/Dialog.tsx'
import { Select } from '../../../../components/Select/Select.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { TextField } from '../../../../components/TextField/TextField.tsx'
import type { StationDraft } from './stationData.ts'

export interface NewStationDialogProps {
  /** Judges without a station, and the chief judges: who can be chosen for which kind. */
  judges: readonly { judgeId: number; kind: 'judge' | 'chief'; name: string }[]
  isBusy: boolean
  /** Why it was refused, in Russian. */
  reasons: readonly string[]
  onCreate: (draft: StationDraft) => void
  onClose: () => void
}

const kinds = ['judge', 'chief', 'tally'] as const

/** Makes one station: for a judge, the chief judge, or the scrutineers. */
export function NewStationDialog(props: NewStationDialogProps) {
  return (
    <Dialog title="Новая станция" isOpen onClose={props.onClose} maxWidth={440}>
      <NewStationForm {...props} />
    </Dialog>
  )
}

function NewStationForm({ judges, isBusy, reasons, onCreate }: NewStationDialogProps) {
  const [draft, setDraft] = useState<StationDraft>({
    kind: 'judge',
    judge_id: null,
    label: '',
    who: '',
  })
  const { kind, judge_id, label, who } = draft
  const change = (changed: Partial<StationDraft>) => setDraft({ ...draft, ...changed })
  const possible = judges.filter((judge) => judge.kind === kind)
  // Chosen for the reader where there is one alone.
  const chosen = judge_id ?? (possible.length === 1 ? (possible[0]?.judgeId ?? null) : null)
  const isReady = kind === 'tally' || chosen !== null
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isReady && !isBusy) onCreate({ ...draft, judge_id: kind === 'tally' ? null : chosen })
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap="small">
        {reasons.length > 0 && <Alert tone="critical">{reasons.join(' ')}</Alert>}
        <Select
          label="Работа"
          value={kind}
          items={kinds.map((value) => ({ value, label: stationKindWords[value] }))}
          onChange={(value) => change({ kind: value as StationDraft['kind'], judge_id: null })}
        />
        {kind === 'tally' ? (
          <>
            <TextField
              label="Название"
              description="Если станций несколько: «Счётная 2»."
              maxLength={100}
              value={label}
              onChange={(text) => change({ label: text })}
            />
            <TextField
              label="Кто работает"
              maxLength={100}
              value={who}
              onChange={(text) => change({ who: text })}
            />
          </>
        ) : possible.length === 0 ? (
          <Text tone="secondary">
            {kind === 'judge'
              ? 'У\u00A0всех судей с\u00A0буквами станции уже есть.'
              : 'Главного судьи нет в\u00A0списке судей турнира, или станция у\u00A0него уже есть.'}
          </Text>
        ) : (
          <Select
            label="Кто"
            value={chosen === null ? '' : String(chosen)}
            placeholder="Выберите"
            items={possible.map(({ judgeId, name }) => ({ value: String(judgeId), label: name }))}
            onChange={(value) => change({ judge_id: value === '' ? null : Number(value) })}
          />
        )}
        <Button type="submit" variant="primary" isPending={isBusy} isDisabled={!isReady}>
          Создать и&nbsp;показать код
        </Button>
      </Stack>
    </form>
  )
}
