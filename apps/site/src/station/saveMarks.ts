import type { PairedStation } from '@parket/domain/station/pairing/pairingMachine'
import type { NumberedOperation } from '@parket/domain/station/queue/operation'
import { unsentFileText } from '@parket/domain/station/queue/unsentFile'
import { saveFile } from '@parket/ui/saveFile'

/** Marks that were not sent, as a file for the scrutineers. */
export function saveMarks(station: PairedStation, operations: readonly NumberedOperation[]): void {
  const text = unsentFileText({ station: station.id, epoch: station.epoch, operations })
  saveFile({
    name: `marks-${station.letter ?? station.id}.json`,
    blob: new Blob([text], { type: 'application/json' }),
  })
}
