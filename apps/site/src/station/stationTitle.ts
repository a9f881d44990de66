import { stationKindLabel } from '@parket/domain/station/kinds'
import type { PairedStation } from '@parket/domain/station/pairing/pairingMachine'

/** «Судья C, Петров Сергей». */
export function stationTitle({ kind, letter, label, who }: PairedStation): string {
  const job = [stationKindLabel(kind), letter].filter(Boolean).join(' ')
  return [job, label, who].filter(Boolean).join(', ')
}
