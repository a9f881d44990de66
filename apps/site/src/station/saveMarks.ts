import type { PairedStation } from '@parket/domain/station/pairing/pairingMachine'
import type { NumberedOperation } from '@parket/domain/station/queue/operation'
import { saveFile } from '@parket/ui/saveFile'

/** Marks that were not sent, as a file for the scrutineers. */
export function saveMarks(station: PairedStation, operations: readonly NumberedOperation[]): void {
  const text = JSON.stringify({ station: station.id, epoch: station.epoch, operations }, null, 2)
  saveFile({
    name: `marks-${station.letter ?? station.id}.json`,
    blob: new Blob([text], { type: 'application/json' }),
  })
}
