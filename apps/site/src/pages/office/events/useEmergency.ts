import { unwrap } from '@parket/api-client/problem'
import { readMarks } from '@parket/domain/emergency/copy'
import type { EmergencyPanelProps } from '@parket/ui/screens/office/emergency/EmergencyPanel'
import { saveFile } from '@parket/ui/saveFile'
import { useState } from 'react'
import { useLinks } from '../../../data/address/useLinks.ts'
import { api, fileApi } from '../../../data/api.ts'
import { readFile } from '../../../data/download/readFile.ts'
import { reasonsOf } from '../../../data/reasons.ts'

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
      setBrought(
        await unwrap(api.POST('/api/events/{id}/emergency-file', { params, body: read.marks })),
      )
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
