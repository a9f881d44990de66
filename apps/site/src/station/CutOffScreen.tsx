import { countOf } from '@parket/domain/format/plural'
import { waitingMarks } from '@parket/domain/station/device/deviceStatus'
import type { PairedStation } from '@parket/domain/station/pairing/pairingMachine'
import type { NumberedOperation } from '@parket/domain/station/queue/operation'
import { unsentFileText } from '@parket/domain/station/queue/unsentFile'
import { saveFile } from '@parket/ui/saveFile'
import { StationNoticeScreen } from '@parket/ui/screens/station/pairing/StationNoticeScreen'
import { stationTitle } from './stationTitle.ts'

interface CutOffScreenProps {
  station: PairedStation
  /** What the server has not acknowledged. */
  operations: readonly NumberedOperation[]
  onPairAgain: () => void
}

/** The token is good no more. What was not sent stays on the device, and can be handed over as a file. */
export function CutOffScreen({ station, operations, onPairAgain }: CutOffScreenProps) {
  const waiting = waitingMarks(operations)
  const marks = countOf(waiting, ['отметка', 'отметки', 'отметок'])
  const again = { label: 'Подключить заново', onPress: onPairAgain }
  return (
    <StationNoticeScreen
      lead={stationTitle(station)}
      title="Устройство отключено"
      {...(waiting === 0
        ? { action: again }
        : {
            action: { label: 'Сохранить файл', onPress: () => saveMarks(station, operations) },
            otherAction: again,
          })}
    >
      Организатор подключил другое, отключил это, или&nbsp;турнир закончился.
      {waiting > 0 &&
        ` Не\u00A0отправлено: ${marks}. Сохраните их\u00A0файлом и\u00A0отдайте счётной комиссии до\u00A0того, как подключать заново.`}
    </StationNoticeScreen>
  )
}

function saveMarks(station: PairedStation, operations: readonly NumberedOperation[]): void {
  const text = unsentFileText({ station: station.id, epoch: station.epoch, operations })
  saveFile({
    name: `marks-${station.letter ?? station.id}.json`,
    blob: new Blob([text], { type: 'application/json' }),
  })
}
