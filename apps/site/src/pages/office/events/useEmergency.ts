import type { components } from '@parket/api-client/schema'
import { unwrap } from '@parket/api-client/problem'
import { readMarks } from '@parket/domain/emergency/copy'
import type { EmergencyPanelProps } from '@parket/ui/screens/office/emergency/EmergencyPanel'
import { saveFile } from '@parket/ui/saveFile'
import { useState } from 'react'
import { useLinks } from '../../../data/address/useLinks.ts'
import { api, fileApi } from '../../../data/api.ts'
import { readFile } from '../../../data/download/readFile.ts'
import { reasonsOf } from '../../../data/reasons.ts'

type Brought = components['schemas']['BroughtMarks']

/** The emergency file of an event, made and saved, and its marks brought back. */
export function useEmergency(eventId: number): EmergencyPanelProps {
  const links = useLinks()
  const [isDownloading, setIsDownloading] = useState(false)
  const [isBringing, setIsBringing] = useState(false)
  const [problems, setProblems] = useState<readonly string[]>([])
  const [brought, setBrought] = useState<EmergencyPanelProps['brought']>(null)
  const params = { path: { id: eventId } }

  async function download() {
    setIsDownloading(true)
    setProblems([])
    try {
      const files = await fileApi()
      const call = files.GET('/api/events/{id}/emergency-file', { params, parseAs: 'blob' })
      saveFile(await readFile(call))
    } catch (error) {
      setProblems(reasonsOf(error))
    }
    setIsDownloading(false)
  }

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
  }

  return {
    isDownloading,
    isBringing,
    problems,
    brought,
    onDownload: () => void download(),
    onBring: (file) => void bring(file),
    marksHref: (groupNum, roundId) =>
      links.to('contestMarks', { eventId, groupNum }, { round: String(roundId) }),
  }
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
