import { countOf } from '@parket/domain/format/plural'
import { waitingMarks } from '@parket/domain/station/device/deviceStatus'
import { StationNoticeScreen } from '@parket/ui/screens/station/pairing/StationNoticeScreen'
import { useState } from 'react'
import { saveMarks } from './saveMarks.ts'
import { stationTitle } from './stationTitle.ts'
import type { LeftMarks } from './storage/stationStore.ts'

interface LeftMarksScreenProps {
  left: LeftMarks
  /** The file was given away: the device keeps the marks no longer. */
  onGiven: () => void
  /** Said again as the page opens the next time. */
  onLater: () => void
}

/** Marks of another station that this device was paired with: nobody sends them any more, so a person has to. */
export function LeftMarksScreen({ left, onGiven, onLater }: LeftMarksScreenProps) {
  const [isSaved, setIsSaved] = useState(false)
  const { station, operations } = left
  const marks = countOf(waitingMarks(operations), ['отметка', 'отметки', 'отметок'])
  function save() {
    saveMarks(station, operations)
    setIsSaved(true)
  }
  return (
    <StationNoticeScreen
      lead={stationTitle(station)}
      title="Остались неотправленные отметки"
      action={
        isSaved
          ? { label: 'Файл отдан, убрать отметки', onPress: onGiven }
          : { label: 'Сохранить файл', onPress: save }
      }
      otherAction={{ label: 'Позже', onPress: onLater }}
    >
      {isSaved
        ? 'Отдайте файл счётной комиссии: она сверит его с\u00A0листом и\u00A0внесёт, чего нет.'
        : `Это устройство работало здесь раньше, и\u00A0с\u00A0тех пор на\u00A0нём ${marks}. Сохраните их\u00A0файлом для счётной комиссии.`}
    </StationNoticeScreen>
  )
}
