import type { Instant } from '@parket/domain/format/date'
import { emergencyFact, openStationDatabase } from './stationDatabase.ts'

/** The emergency file as a station of the staff keeps it beside its pairing. */
export interface EmergencyFile {
  eventId: number
  name: string
  html: Blob
  madeAt: Instant
  /** Of the board that it was fetched for. */
  stamp: string
}

const work = openStationDatabase()

/** @returns null where there is none, or the browser keeps nothing */
export async function readEmergencyFile(eventId: number): Promise<EmergencyFile | null> {
  const kept = await work((stores) => stores.objectStore('facts').get(emergencyFact)).catch(
    () => undefined,
  )
  const file = kept as EmergencyFile | undefined
  return file?.eventId === eventId ? file : null
}

/** @returns whether the browser keeps it */
export function keepEmergencyFile(file: EmergencyFile): Promise<boolean> {
  return work((stores) => stores.objectStore('facts').put(file, emergencyFact)).then(
    () => true,
    () => false,
  )
}

/** Names and marks stay on no device whose work there is over. */
export async function removeEmergencyFile(): Promise<void> {
  await work((stores) => stores.objectStore('facts').delete(emergencyFact)).catch(() => {})
}
