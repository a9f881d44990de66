import type { ApiClient } from '@parket/api-client/client'
import type { components } from '@parket/api-client/schema'
import { unwrap } from '@parket/api-client/unwrap'
import { readMarks } from '@parket/domain/emergency/copy'
import type { BringMarksProps } from '@parket/ui/screens/office/emergency/BringMarks'
import { useState } from 'react'
import { reasonsOf } from '../reasons.ts'

type Brought = components['schemas']['BroughtMarks']

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
  const [problems, setProblems] = useState<readonly string[]>([])
  const [brought, setBrought] = useState<Brought | null>(null)

  async function bring(file: File) {
    setBrought(null)
    setProblems([])
    const read = readMarks(await file.text())
    if ('problem' in read) {
      setProblems([read.problem])
      return
    }
    setIsBringing(true)
    try {
      const parts: Brought[] = []
      const params = { path: { id: eventId } }
      // Round by round: a whole day may be more than one call takes, and what arrives twice changes nothing.
      for (const round of read.marks.rounds) {
        const body = { ...read.marks, rounds: [round] }
        parts.push(await unwrap(api.POST('/api/events/{id}/emergency-file', { params, body })))
      }
      setBrought(sumOf(parts))
    } catch (error) {
      setProblems(reasonsOf(error))
    }
    setIsBringing(false)
    await refetch?.()
  }

  return { isBringing, problems, brought, onBring: (file) => void bring(file) }
}

function sumOf(parts: readonly Brought[]): Brought {
  const count = (name: 'equal' | 'added' | 'waiting' | 'refused') =>
    parts.reduce((sum, part) => sum + part[name], 0)
  return {
    equal: count('equal'),
    added: count('added'),
    waiting: count('waiting'),
    refused: count('refused'),
    rounds: parts.flatMap(({ rounds }) => rounds),
  }
}
