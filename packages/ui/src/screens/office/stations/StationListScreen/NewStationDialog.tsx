import { hasWorker, isOfJudge, stationKinds, type StationKind } from '@parket/domain/station/kinds'
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
import { workerHints } from './WorkerForm.tsx'

export interface NewStationDialogProps {
  /** Judges without a station, and the chief judges: who can be chosen for which kind. */
  judges: readonly { judgeId: number; kind: 'judge' | 'chief'; name: string }[]
  isBusy: boolean
  /** Why it was refused, in Russian. */
  reasons: readonly string[]
  onCreate: (draft: StationDraft) => void
  onClose: () => void
}

const floorHint = 'По\u00A0имени паркета станция открывает его: «Паркет\u00A02».'

/** What stations without a judge are told apart by. */
const labelHints: Readonly<Partial<Record<StationKind, string>>> = {
  tally: 'Если станций несколько: «Счётная 2».',
  marshal: floorHint,
  announcer: floorHint,
  dj: floorHint,
  screen: 'Где он висит: «Экран в\u00A0фойе».',
}

/** Makes one station, of any kind. */
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
  const isJudges = isOfJudge(kind)
  const isReady = !isJudges || chosen !== null
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!isReady || isBusy) return
    onCreate({ ...draft, judge_id: isJudges ? chosen : null, who: hasWorker(kind) ? who : '' })
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap="small">
        {reasons.length > 0 && <Alert tone="critical">{reasons.join(' ')}</Alert>}
        <Select
          label="Работа"
          value={kind}
          items={stationKinds.map((value) => ({ value, label: stationKindWords[value] }))}
          onChange={(value) => change({ kind: value as StationKind, judge_id: null })}
        />
        {!isJudges ? (
          <>
            <TextField
              label="Название"
              description={labelHints[kind]}
              maxLength={100}
              value={label}
              onChange={(text) => change({ label: text })}
            />
            {hasWorker(kind) && (
              <TextField
                label="Кто работает"
                description={workerHints[kind]}
                maxLength={100}
                value={who}
                onChange={(text) => change({ who: text })}
              />
            )}
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
