import type { Pairing } from '@parket/domain/station/pairing/pairingMachine'
import { useState } from 'react'
import { staffConnection } from '../staff/staffConnection.ts'
import { CeremoniesPage } from './CeremoniesPage.tsx'

interface AnnouncerPageProps {
  pairing: Pairing
  /** The token is good no more. */
  onCutOff: () => void
}

/** The announcer's station. */
export function AnnouncerPage({ pairing, onCutOff }: AnnouncerPageProps) {
  const [connection] = useState(() => staffConnection(pairing.token, onCutOff))
  return <CeremoniesPage connection={connection} station={pairing.station} />
}
