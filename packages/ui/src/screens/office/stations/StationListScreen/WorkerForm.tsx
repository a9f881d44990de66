import type { StationKind } from '@parket/domain/station/kinds'
import { useState, type FormEvent } from 'react'
import { Button } from '../../../../components/Button/Button.tsx'
import { Inline } from '../../../../components/Inline/Inline.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { TextField } from '../../../../components/TextField/TextField.tsx'
import type { StationItem } from './stationData.ts'

/** What the name is for, where it is needed. */
export const workerHints: Readonly<Partial<Record<StationKind, string>>> = {
  tally: 'Без имени эта станция не\u00A0вводит листы: второй ввод делает другой человек.',
}

interface WorkerFormProps {
  station: Pick<StationItem, 'kind' | 'who'>
  isBusy: boolean
  onRename: (who: string) => void
}

/** Who works at a station, from now on: what was typed before keeps the name before. */
export function WorkerForm({ station, isBusy, onRename }: WorkerFormProps) {
  const [who, setWho] = useState(station.who)
  const isChanged = who.trim() !== station.who
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isChanged && !isBusy) onRename(who.trim())
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap="small">
        <TextField
          label="Кто работает"
          description={workerHints[station.kind]}
          maxLength={100}
          value={who}
          onChange={setWho}
        />
        <Inline>
          <Button type="submit" isDisabled={!isChanged} isPending={isBusy && isChanged}>
            Сохранить имя
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
