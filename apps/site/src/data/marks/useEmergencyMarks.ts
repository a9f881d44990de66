import type { ApiClient } from '@parket/api-client/client'
import { unwrap } from '@parket/api-client/unwrap'
import type { BringMarksProps } from '@parket/ui/screens/office/emergency/BringMarks'
import { useState } from 'react'
import { bringCopy, type BroughtCopy } from './bringCopy.ts'

const nothing: BroughtCopy = { brought: null, problems: [] }

interface EmergencyMarksOptions {
  /** Of whoever brings them: an account or a station. */
  api: ApiClient
  eventId: number
  /** Reads again what it changed. */
  refetch?: () => Promise<unknown>
}

/** Brings back marks that were typed into an emergency file. */
export function useEmergencyMarks({
  api,
  eventId,
  refetch,
}: EmergencyMarksOptions): Omit<BringMarksProps, 'marksHref'> {
  const [isBringing, setIsBringing] = useState(false)
  const [{ brought, problems }, setCopy] = useState<BroughtCopy>(nothing)

  async function bring(file: File) {
    setCopy(nothing)
    setIsBringing(true)
    const params = { path: { id: eventId } }
    const copy = await bringCopy(file, (body) =>
      unwrap(api.POST('/api/events/{id}/emergency-file', { params, body })),
    )
    setCopy(copy)
    setIsBringing(false)
    await refetch?.()
  }

  return { isBringing, problems, brought, onBring: (file) => void bring(file) }
}
